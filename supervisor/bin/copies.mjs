// `npm run backup -- <new folder>`, `npm run restore -- <backup>`: all that an instance keeps in DATA_DIR (.data/), as it runs or not,
// and its way back.
import path from 'node:path';
import { runBuilt } from './run-built.mjs';

const [verb, given, ...rest] = process.argv.slice(2);

await runBuilt(async ({ backUpFolder, dataFolderOf, restoreFolder, StartProblem }) => {
  if (given === undefined || rest.length > 0)
    throw new StartProblem('Usage: npm run backup -- <new folder>, npm run restore -- <backup>');
  const data = dataFolderOf(process.env);
  const folder = path.resolve(given);
  if (verb === 'backup') console.log(`${folder} is a sound backup of ${data}: ${await backUpFolder(data, folder)}.`);
  else {
    const former = await restoreFolder(folder, data);
    console.log(`${data} holds the backup now.${former === null ? '' : ` What was there is kept in ${former}.`}`);
  }
});
