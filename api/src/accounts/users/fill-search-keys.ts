import type { Connection, Types } from 'mongoose';
import { setOnEach } from '../../platform/database/index.js';
import type { SearchKeys } from '../../records/user.js';
import { searchKeysOf } from './search-keys.js';

type Named = {
  readonly _id: Types.ObjectId;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly email?: string;
  readonly search?: SearchKeys | null;
};

/** Gives accounts the keys by which they are searched for, where they have none or others, as from before. */
export const fillSearchKeys = (connection: Connection): Promise<void> =>
  setOnEach<Named>(connection, {
    collection: 'users',
    fields: ['givenName', 'familyName', 'email', 'search'],
    changeOf: ({ givenName = '', familyName = '', email = '', search: known }) => {
      const search = searchKeysOf({ givenName, familyName, email });
      const { name, family, email: address } = search;
      return known?.name === name && known.family === family && known.email === address ? null : { search };
    },
  });
