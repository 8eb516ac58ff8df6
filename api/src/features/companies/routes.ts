import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { saveCompany } from './save.js';

export const companyHandlers = (app: App): Pick<Handlers, 'saveCompany'> => ({
  saveCompany: ({ caller, body }) => saveCompany(app, caller, body),
});
