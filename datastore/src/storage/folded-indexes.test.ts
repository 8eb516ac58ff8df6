import { expect, test } from '@jest/globals';
import { withFolder } from '../testing/temporary-folder.js';
import { withStoreIn } from '../testing/temporary-store.js';
import { checkData } from './check.js';
import { openEnvironment } from './environment.js';
import { Area, areaRange, foldingKey, formatKey } from './layout.js';

type Person = { _id: number; name: string };
const collation = { locale: 'sv', strength: 1 };

/** A folder as another version left it: its indexes hold what that one made of the texts. */
async function foldElsewhere(dataDir: string, isFormer: boolean): Promise<void> {
  const environment = openEnvironment(dataDir, false);
  const { database, records } = environment;
  const indexed = [...records.getKeys(areaRange(Area.index))];
  records.transactionSync(() => {
    // Those of `_id` come first.
    for (const key of indexed.slice(5)) records.removeSync(key);
    if (isFormer) records.removeSync(foldingKey);
    else records.putSync(foldingKey, Buffer.from('another'));
  });
  if (isFormer) database.putSync(formatKey, Buffer.from([0, 0, 0, 4]));
  await environment.close();
}

test.each([
  ['another version of Node', false],
  ['the format before', true],
])('what %s made of texts in indexes with a collation is made anew', (_, isFormer) =>
  withFolder(async (dataDir) => {
    const find = { name: 'andré' };
    await withStoreIn(dataDir, async (client) => {
      const people = client.db('folded').collection<Person>('people');
      await people.createIndexes([{ key: { name: 1 }, collation }]);
      await people.insertMany(['Andre', 'André', 'ANDRÉ', 'Åke'].map((name, _id) => ({ _id, name })));
    });
    expect(await checkData(dataDir)).toMatchObject({ documents: 4, indexEntries: 8 });
    await foldElsewhere(dataDir, isFormer);
    await expect(checkData(dataDir)).rejects.toThrow('Start the store once');
    await withStoreIn(dataDir, async (client) => {
      const people = client.db('folded').collection<Person>('people');
      const found = await people.find(find, { collation }).sort({ _id: 1 }).toArray();
      expect(found.map(({ _id }) => _id)).toEqual([0, 1, 2]);
      expect(await people.findOne({ _id: 3 })).not.toBeNull();
    });
    expect(await checkData(dataDir)).toMatchObject({ documents: 4, indexEntries: 8 });
  }),
);
