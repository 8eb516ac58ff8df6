import { t } from '@vela/language';
import type { UserDocument } from '../../records/user.js';

/** @returns what somebody is called where both sides know each other */
export const nameOfUser = ({ givenName, familyName }: Pick<UserDocument, 'givenName' | 'familyName'>): string =>
  `${givenName} ${familyName}`.trim() || t('No name');
