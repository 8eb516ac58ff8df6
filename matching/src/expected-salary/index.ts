export { expectedSalary } from './expected-salary.js';
