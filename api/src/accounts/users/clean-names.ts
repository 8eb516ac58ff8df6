import type { Connection, Types } from 'mongoose';
import { writtenLine } from '@vela/contracts/texts';
import { setOnEach } from '../../platform/database/index.js';
import { searchKeysOf } from './search-keys.js';

type Named = {
  readonly _id: Types.ObjectId;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly email?: string;
};

/** Takes out of the names of accounts what does not show or turns writing around, as it is taken out of them at a sign-in. */
export const cleanStoredNames = (connection: Connection): Promise<void> =>
  setOnEach<Named>(connection, {
    collection: 'users',
    fields: ['givenName', 'familyName', 'email'],
    changeOf: (stored) => {
      const { givenName = '', familyName = '', email = '' } = stored;
      const now = { givenName: writtenLine(givenName), familyName: writtenLine(familyName), email: writtenLine(email) };
      const isSame = now.givenName === givenName && now.familyName === familyName && now.email === email;
      return isSame ? null : { ...now, search: searchKeysOf(now) };
    },
  });
