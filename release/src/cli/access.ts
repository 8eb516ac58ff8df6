import path from 'node:path';
import { Accesses, type Right, RIGHTS } from '../service/access.js';
import { deployableCalled, DEPLOYABLES, folderOf } from '../site/deployable.js';
import { CommandProblem } from './problem.js';
import { table, when } from './table.js';

export interface AccessWords {
  readonly action: string | undefined;
  /** A team's name, or an access's id. */
  readonly about: string | undefined;
  /** With commas between. */
  readonly slices: string | undefined;
  readonly rights: string | undefined;
}

const listed = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function rightsIn(text: string | undefined): readonly Right[] {
  const words = listed(text);
  const rights = RIGHTS.filter((right) => words.includes(right));
  if (rights.length !== words.length || rights.length === 0)
    throw new CommandProblem(`Say what it may: --rights, some of ${RIGHTS.join(', ')}.`);
  return rights;
}

const namesIn = (text: string | undefined) =>
  listed(text).map((word) => {
    const name = deployableCalled(word);
    if (name === null) throw new CommandProblem(`There is no "${word}": ${DEPLOYABLES.map(folderOf).join(', ')}.`);
    return name;
  });

/** Runs `npm run slice -- access …`: who may publish and promote over HTTP. @param folder of the release service @returns what to print */
export async function accessText(folder: string, { action, about, slices, rights }: AccessWords): Promise<string> {
  const accesses = new Accesses(path.join(folder, 'accesses.json'));
  switch (action) {
    case 'add': {
      if (about === undefined) throw new CommandProblem('Say whose it is: access add <team>.');
      const { id, token, secretKey } = await accesses.add(about, namesIn(slices), rightsIn(rights));
      return `Access ${id} of ${about}. This is shown once and kept nowhere:\n\nRELEASE_TOKEN=${token}\nRELEASE_KEY=${secretKey}`;
    }
    case 'list': {
      const rows = (await accesses.all()).map((each) => [
        each.id,
        each.team,
        each.names.map(folderOf).join(', '),
        each.rights.join(', '),
        when(each.createdAt),
        each.revokedAt === null ? '' : when(each.revokedAt),
      ]);
      return rows.length === 0 ? 'Nobody has access.' : table(['ID', 'TEAM', 'OF', 'MAY', 'SINCE', 'REVOKED'], rows);
    }
    case 'revoke': {
      if (about === undefined) throw new CommandProblem('Say which: access list shows them.');
      await accesses.revoke(about);
      return `Access ${about} is revoked.`;
    }
    default:
      throw new CommandProblem('Say what: access add <team>, access list, access revoke <id>.');
  }
}
