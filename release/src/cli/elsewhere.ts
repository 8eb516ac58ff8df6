import { signInByCi } from '../remote/ci.js';
import { ReleaseClient } from '../remote/client.js';
import { type Deployable, folderOf } from '../site/deployable.js';
import { EVERYBODY, requireShareable } from '../site/rollout.js';
import type { Tell } from '../site/tell.js';
import type { Counterpart } from '../versions/in-use.js';
import { fitsText } from './counterpart.js';
import { CommandProblem } from './problem.js';
import { type Rebuild, verifyText } from './verify.js';

/** What is asked of a release service. */
export interface AskedElsewhere {
  readonly action: string | undefined;
  readonly name: () => Deployable;
  readonly version: (name: Deployable) => Promise<string>;
  /** Text of the file of design tokens that is asked about; null where none is. */
  readonly tokens: () => Promise<string | null>;
  /** The API or design system that is asked about; null where it is something else. */
  readonly counterpart: () => Promise<Counterpart | null>;
  /** Visitors of a hundred; null where none are said: all of them, whatever became of the version before. */
  readonly share: number | null;
  /** Builds it. @returns the folder with the result */
  readonly build: (folder: string) => Promise<string>;
  /** @returns the commit that is built, null where something of it is in none */
  readonly commit: () => string | null;
  readonly rebuild: Rebuild;
  /** The version that is to be gone back to; null for the one before. */
  readonly earlier: string | null;
  /** Takes the address of a preview, for a CI's later steps. */
  readonly address: (address: string) => Promise<void>;
  /** Hears what the service waits for. */
  readonly tell: Tell;
}

/**
 * @param environment that holds the team's token and its key, or what a CI gives to its jobs
 * @returns a client for the service at an address
 */
export async function clientFor(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ReleaseClient> {
  const token = environment['RELEASE_TOKEN'] || null;
  const secretKey = environment['RELEASE_KEY'] || null;
  if (token !== null) return new ReleaseClient(address, secretKey === null ? { token } : { token, secretKey });
  const credentials = await signInByCi(address, environment);
  if (credentials !== null) return new ReleaseClient(address, credentials);
  throw new CommandProblem(
    'RELEASE_TOKEN has to hold the token of your team: npm run slice -- access add <team>. A CI may sign in without one: npm run slice -- access trust <team>.',
  );
}

/** @returns what is printed of a version that can be looked at */
export const previewText = (name: Deployable, version: string, address: string): string =>
  `For 24 hours this address shows ${folderOf(name)} ${version} to whoever opens it, in that browser alone:\n${address}`;

/** @returns what is printed of tokens that can be looked at */
export const tokensText = ({ address, told }: { readonly address: string; readonly told: string }): string =>
  `${told}\nFor 24 hours this address shows the site in these tokens to whoever opens it, in that browser alone:\n${address}`;

/** Does at a release service what `npm run slice` does on this machine. @returns what to print */
export async function elsewhereText(client: ReleaseClient, asked: AskedElsewhere): Promise<string> {
  const { action, share } = asked;
  switch (action) {
    case 'publish': {
      const name = asked.name();
      const version = await client.publish(name, await asked.build(folderOf(name)), asked.commit());
      return `Published ${folderOf(name)} ${version}.`;
    }
    case 'check': {
      const counterpart = await asked.counterpart();
      if (counterpart !== null) {
        await client.checkCounterpart(counterpart);
        return fitsText(counterpart);
      }
      const name = asked.name();
      const version = await asked.version(name);
      await client.check(name, version, asked.tell);
      return `${folderOf(name)} ${version} can be promoted.`;
    }
    case 'preview': {
      const tokens = await asked.tokens();
      if (tokens !== null) return tokensText(await client.tryTokens(tokens));
      const name = asked.name();
      const version = await asked.version(name);
      const address = await client.preview(name, version);
      await asked.address(address);
      return previewText(name, version, address);
    }
    case 'promote': {
      const name = asked.name();
      // Said before it is built.
      requireShareable(name, share);
      const version = await asked.version(name);
      await client.promote(name, version, share, asked.tell);
      return `${share ?? EVERYBODY} of 100 visitors get ${folderOf(name)} ${version}.`;
    }
    case 'rollback': {
      const name = asked.name();
      return `${folderOf(name)} is back at ${await client.rollBack(name, asked.earlier)}.`;
    }
    case 'verify': {
      const name = asked.name();
      return verifyText(await client.listOf(name, await asked.version(name)), asked.rebuild);
    }
    case 'status':
      return client.status();
    default:
      throw new CommandProblem(
        `"${action ?? ''}" is not done over HTTP: publish, check, preview, promote, rollback, verify and status are.`,
      );
  }
}
