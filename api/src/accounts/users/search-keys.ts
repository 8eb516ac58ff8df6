import { plainText } from '../../platform/searching/index.js';
import type { SearchKeys } from '../../records/user.js';

interface Named {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

export const searchKeysOf = ({ givenName, familyName, email }: Named): SearchKeys => ({
  name: plainText(`${givenName} ${familyName}`),
  family: plainText(familyName),
  email: plainText(email),
});
