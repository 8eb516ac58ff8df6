import { MAIL_KINDS, type MailKind } from '@vela/contracts/constants';
import { unsubscribe } from '@vela/contracts/endpoints';
import { PATHS } from '@vela/contracts/routes';
import type { Config } from '../../config/index.js';
import type { Signatures } from '../signatures/index.js';

/** What a link ends: one kind of a user's mails, or a newsletter subscription. */
export interface Subscription {
  readonly what: MailKind | 'newsletter';
  /** The user, or the newsletter's subscriber: 24 hexadecimal digits. */
  readonly id: string;
}

interface LinksApp {
  readonly config: Pick<Config, 'appOrigin'>;
  readonly signatures: Signatures;
}

const PURPOSE = 'unsubscribe';

/** @returns the page where a person ends it, and the address where a mail program does so in one step (RFC 8058) */
export async function unsubscribeLinks({ config, signatures }: LinksApp, { what, id }: Subscription) {
  const query = new URLSearchParams({ token: await signatures.sign(PURPOSE, `${what}:${id}`) }).toString();
  return {
    page: `${config.appOrigin}${PATHS.unsubscribe}?${query}`,
    oneClick: `${config.appOrigin}${unsubscribe.path}?${query}`,
  };
}

/** @returns what a link's token ends, or null if it is none of ours */
export async function readUnsubscribeToken(
  { signatures }: Pick<LinksApp, 'signatures'>,
  token: string,
): Promise<Subscription | null> {
  const [kind, id = ''] = (await signatures.read(PURPOSE, token))?.split(':') ?? [];
  const what = kind === 'newsletter' ? kind : MAIL_KINDS.find((known) => known === kind);
  return what === undefined || !/^[0-9a-f]{24}$/.test(id) ? null : { what, id };
}
