import type { Connection } from 'mongoose';
import { setOnEach } from '../../platform/database/index.js';
import type { CompanyDocument } from '../../records/company.js';
import { companyWordsOf } from '../shields/index.js';

type Named = Pick<CompanyDocument, '_id'> &
  Partial<Pick<CompanyDocument, 'name' | 'organizationNumber' | 'searchWords'>>;

/** Of the number as it is written, which nothing is found by any more. */
const FORMER_INDEX = 'organizationNumber_1';

/** Gives companies the words by which administrators find them. */
export async function fillCompanyWords(connection: Connection): Promise<void> {
  await setOnEach<Named>(connection, {
    collection: 'companies',
    fields: ['name', 'organizationNumber', 'searchWords'],
    changeOf: ({ name = '', organizationNumber = '', searchWords: known }) => {
      const searchWords = companyWordsOf({ name, organizationNumber });
      return known?.join(' ') === searchWords.join(' ') ? null : { searchWords };
    },
  });
  const companies = connection.collection('companies');
  const indexes = await companies.indexes();
  if (indexes.some(({ name }) => name === FORMER_INDEX)) await companies.dropIndex(FORMER_INDEX);
}

/** Takes the words away: a version from before would leave somebody's name among them where it forgets it. */
export async function forgetCompanyWords(connection: Connection): Promise<void> {
  await connection.collection('companies').updateMany({}, { $unset: { searchWords: 1 } });
}
