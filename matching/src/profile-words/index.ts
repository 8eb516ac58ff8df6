// A profile's pay in words: the same for who reads it and for who sees how it is read.
export { expectedSalary } from './expected-salary.js';
export { periodText, salaryRangeText, type StatedPay } from './stated-pay.js';
