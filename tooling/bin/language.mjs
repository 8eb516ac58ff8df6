// `npm run language`: holds the catalogues against the code.
//   npm run language                       what is missing, left over or differs; ends with 1 if anything is
//   npm run language -- extract [packages]   writes what is missing as "" into the catalogues and drops what nobody says
//   npm run language -- hard-coded [packages]  lists texts that are no messages yet
import {
  disagreementsOf,
  messagesOf,
  problemsOf,
  readCatalogue,
  translatedInto,
  writeCatalogue,
} from '../language/catalogues.mjs';
import { hardCodedIn } from '../language/hard-coded.mjs';
import { readAtLoad } from '../language/read-at-load.mjs';
import { workspaceFolders } from '../workspaces.cjs';

const [command = 'check', ...named] = process.argv.slice(2);
const folders = named.length > 0 ? named : workspaceFolders();

/** @param {string[]} lines @param {string} fine */
function tell(lines, fine) {
  console.log(lines.length === 0 ? fine : lines.join('\n'));
  if (lines.length > 0) process.exitCode = 1;
}

if (command === 'extract')
  for (const folder of folders) {
    const keys = new Set(messagesOf(folder).map(({ key }) => key));
    for (const language of translatedInto()) {
      const known = readCatalogue(folder, language);
      const messages = Object.fromEntries([...keys].map((key) => [key, known[key] ?? '']));
      writeCatalogue(folder, language, messages);
      const missing = Object.values(messages).filter((message) => message === '').length;
      if (keys.size > 0)
        console.log(`${folder}/locales/${language}.json: ${keys.size} messages, ${missing} to translate`);
    }
  }
else if (command === 'hard-coded') tell(folders.flatMap(hardCodedIn), 'Every text is a message.');
else if (command === 'check')
  tell(
    [
      ...folders.flatMap((folder) => translatedInto().flatMap((language) => problemsOf(folder, language))),
      ...translatedInto().flatMap((language) => disagreementsOf(workspaceFolders(), language)),
      ...readAtLoad(workspaceFolders()),
    ],
    'Every message is translated.',
  );
else {
  console.error('Say check, extract or hard-coded.');
  process.exitCode = 2;
}
