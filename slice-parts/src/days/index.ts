export { DayFilter, type DayFilterProps } from './day-filter.js';
