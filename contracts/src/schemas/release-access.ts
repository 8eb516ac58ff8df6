import { array, type InferType, string } from 'yup';
import { LISTED_MAX, RELEASE_RIGHTS } from '../constants/index.js';
import { adminPage, adminRows } from './admin-common.js';
import { date, exact } from './common.js';

/** As the release service makes ids: twelve digits. */
const accessId = () =>
  string()
    .matches(/^[0-9a-f]{12}$/)
    .required();

export const adminReleaseAccessParamsSchema = exact({ id: accessId() });
export const adminReleaseAccessQuerySchema = exact({ page: adminPage() });

/** Who may publish or promote at the release service. The token itself is kept nowhere. */
export const adminReleaseAccessSchema = exact({
  id: accessId(),
  team: string().required(),
  /** What it may be used for, by container names such as `mf_payments`; none for gateways. */
  names: array().max(LISTED_MAX).of(string().required()).required(),
  rights: array()
    .max(RELEASE_RIGHTS.length)
    .of(
      string()
        .oneOf([...RELEASE_RIGHTS])
        .required(),
    )
    .required(),
  /** Who signs the tokens of a CI, and what those have to say; null where the team has a token. */
  ci: string().nullable().defined(),
  createdAt: date().required(),
  revokedAt: date().nullable().defined(),
});
export type AdminReleaseAccess = InferType<typeof adminReleaseAccessSchema>;
export const adminReleaseAccessPageSchema = adminRows(adminReleaseAccessSchema);
export type AdminReleaseAccessPage = InferType<typeof adminReleaseAccessPageSchema>;
