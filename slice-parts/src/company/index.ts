export { AskingCompany } from './asking-company.js';
export { CompanyMark } from './company-mark.js';
export { CompanyView } from './company-view.js';
export { Replies } from './replies.js';
export { employeesText, withinText } from './texts.js';
