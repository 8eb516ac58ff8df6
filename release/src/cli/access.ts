import path from 'node:path';
import { RELEASE_RIGHTS, type ReleaseRight } from '@vela/contracts/constants';
import { Accesses } from '../access/access.js';
import { type Claims, isSafeIssuer, Trusts } from '../access/trusts.js';
import { deployableCalled, folderOf, NAMES } from '../site/deployable.js';
import { table, when } from '../status/table.js';
import { CommandProblem } from './problem.js';

export interface AccessWords {
  readonly action: string | undefined;
  /** A team's name, or an access's id. */
  readonly about: string | undefined;
  /** With commas between. */
  readonly slices: string | undefined;
  readonly rights: string | undefined;
  /** Who signs the tokens of a CI, and what those have to say, with commas between. */
  readonly issuer?: string | undefined;
  readonly claims?: string | undefined;
}

const listed = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function rightsIn(text: string | undefined): readonly ReleaseRight[] {
  const words = listed(text);
  const rights = RELEASE_RIGHTS.filter((right) => words.includes(right));
  if (rights.length !== words.length || rights.length === 0)
    throw new CommandProblem(`Say what it may: --rights, some of ${RELEASE_RIGHTS.join(', ')}.`);
  return rights;
}

const namesIn = (text: string | undefined) =>
  listed(text).map((word) => {
    const name = deployableCalled(word);
    if (name === null) throw new CommandProblem(`There is no "${word}": ${NAMES}.`);
    return name;
  });

const claimsIn = (text: string | undefined): Claims =>
  Object.fromEntries(
    listed(text).map((word) => {
      const at = word.indexOf('=');
      if (at <= 0) throw new CommandProblem(`"${word}" says nothing: --claims repository=your/repository.`);
      return [word.slice(0, at), word.slice(at + 1)] as const;
    }),
  );

/** What a token, or a CI without one, may do, as rows of a table. */
async function rowsOf(accesses: Accesses, trusts: Trusts): Promise<readonly (readonly string[])[]> {
  const tokens = (await accesses.all()).map((each) => ({ ...each, by: 'token' }));
  const runs = (await trusts.all()).map((each) => ({
    ...each,
    by: `${each.issuer} ${Object.entries(each.claims)
      .map(([name, value]) => `${name}=${value}`)
      .join(',')}`,
  }));
  return [...tokens, ...runs].map((each) => [
    each.id,
    each.team,
    each.names.map(folderOf).join(', '),
    each.rights.join(', '),
    when(each.createdAt),
    each.revokedAt === null ? '' : when(each.revokedAt),
    each.by,
  ]);
}

/** Runs `npm run slice -- access …`: who may publish and promote over HTTP. @param folder of the release service @returns what to print */
export async function accessText(folder: string, words: AccessWords): Promise<string> {
  const { action, about, slices, rights } = words;
  const accesses = new Accesses(path.join(folder, 'accesses.json'));
  const trusts = new Trusts(path.join(folder, 'trusts.json'));
  switch (action) {
    case 'add': {
      if (about === undefined) throw new CommandProblem('Say whose it is: access add <team>.');
      const { id, token, secretKey } = await accesses.add(about, namesIn(slices), rightsIn(rights));
      return `Access ${id} of ${about}. This is shown once and kept nowhere:\n\nRELEASE_TOKEN=${token}\nRELEASE_KEY=${secretKey}`;
    }
    case 'trust': {
      if (about === undefined) throw new CommandProblem('Say whose runs they are: access trust <team>.');
      const { issuer } = words;
      // The keys of another are never fetched, so nobody could sign in by it.
      if (issuer === undefined || !URL.canParse(issuer) || !isSafeIssuer(new URL(issuer)))
        throw new CommandProblem('Say who signs its tokens: --issuer https://token.actions.githubusercontent.com.');
      const claims = claimsIn(words.claims);
      const id = await trusts.add(about, { issuer, claims }, namesIn(slices), rightsIn(rights));
      return `Trust ${id} of ${about}. RELEASE_ISSUERS of the release service has to name ${issuer}.`;
    }
    case 'list': {
      const rows = await rowsOf(accesses, trusts);
      return rows.length === 0
        ? 'Nobody has access.'
        : table(['ID', 'TEAM', 'OF', 'MAY', 'SINCE', 'REVOKED', 'BY'], rows);
    }
    case 'revoke': {
      if (about === undefined) throw new CommandProblem('Say which: access list shows them.');
      if (!(await accesses.revoke(about)) && !(await trusts.revoke(about)))
        throw new CommandProblem(`There is no access ${about}.`);
      return `Access ${about} is revoked.`;
    }
    default:
      throw new CommandProblem('Say what: access add <team>, access trust <team>, access list, access revoke <id>.');
  }
}
