export { addBusinessDays, businessDaysPassed, isBusinessDay } from './business-days.js';
export { daysBegun, daysLater, daysPassed, type Moment } from './elapsed.js';
export { isPublicHoliday } from './public-holidays.js';
export { dayAndMonthText, dayText, hourText, shortDayAndMonthText, shortDayText } from './texts.js';
export { dayOf, endOfDay, MARKET_TIME_ZONE, mondayOf, startOfDay } from './zone.js';
export { addDays, addMonths, type Day, DAY_MS, isDay } from '@vela/contracts/days';
