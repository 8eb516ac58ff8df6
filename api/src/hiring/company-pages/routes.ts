import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { type LogoNeeds, readLogo, removeLogo, uploadLogo } from './logo.js';
import { askingCompany, ownPage } from './read.js';
import { type SaveNeeds, savePage } from './save.js';

type Names =
  | 'getCompanyPage'
  | 'saveCompanyPage'
  | 'uploadCompanyLogo'
  | 'removeCompanyLogo'
  | 'getCompanyLogo'
  | 'getAskingCompany';

/** A picture that is opened by itself does nothing either. */
const LOGO_POLICY = "default-src 'none'; sandbox";

export const companyPageHandlers = (
  app: SaveNeeds & LogoNeeds & Collections<'connections'>,
): Pick<Handlers, Names> => ({
  getCompanyPage: ({ caller }) => ownPage(app, caller),
  saveCompanyPage: ({ caller, body }) => savePage(app, caller, body),
  uploadCompanyLogo: ({ caller, request }) => uploadLogo(app, caller, request.body),
  removeCompanyLogo: ({ caller }) => removeLogo(app, caller),
  getCompanyLogo: ({ caller, params, response }) => {
    response.setHeader('content-security-policy', LOGO_POLICY);
    response.setHeader('content-disposition', 'inline; filename="logo.webp"');
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    response.setHeader('x-content-type-options', 'nosniff');
    return readLogo(app, caller, params.id);
  },
  getAskingCompany: ({ caller, params }) => askingCompany(app, caller, params.id),
});
