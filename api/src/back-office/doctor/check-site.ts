import { connect } from 'node:tls';
import { DAY_MS } from '@vela/contracts/days';
import { toError } from '../../platform/errors/index.js';
import { type Check, failure, type Finding, messageOf, note } from './finding.js';

const TIME_MS = 8000;
/** A certificate that ends sooner is not renewed by itself. */
const CERTIFICATE_DAYS = 14;
/** Signed events and sessions are refused when clocks are further apart, seconds. */
const SKEW_MAX_SECONDS = 60;

interface Certificate {
  readonly problem: string | null;
  readonly endsAt: number;
}

const certificateOf = ({ hostname, port }: URL): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(TIME_MS, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { authorizationError } = socket;
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      resolve({ problem: socket.authorized ? null : String(authorizationError), endsAt });
    });
  });

async function tlsFindings(origin: URL, now: Date): Promise<Finding[]> {
  try {
    const { problem, endsAt } = await certificateOf(origin);
    if (problem !== null)
      return [
        failure(
          `The certificate of ${origin.host} is not accepted (${problem}).`,
          'Install one for this name, with its chain.',
        ),
      ];
    const days = Math.floor((endsAt - now.getTime()) / DAY_MS);
    return days < CERTIFICATE_DAYS
      ? [failure(`The certificate of ${origin.host} ends in ${days} days.`, 'Renew it, and have it renewed by itself.')]
      : [];
  } catch (error) {
    return [
      note(
        `${origin.host} does not answer (${messageOf(error)}).`,
        'Point the name at what ends TLS, and look again once the instance runs.',
      ),
    ];
  }
}

/** The site's own address: who visits is sent there. */
export const siteCheck = (origin: string, now: Date): Check => ({
  name: 'Address and certificate',
  run: async () => {
    if (!URL.canParse(origin)) return [];
    const url = new URL(origin);
    if (url.protocol !== 'https:')
      return [failure(`${origin} is not encrypted.`, 'Set APP_ORIGIN to an https:// address.')];
    return tlsFindings(url, now);
  },
});

/** Compares this machine's clock with that of a service. @param url anything that answers with a date */
export const clockCheck = (url: string, now: () => Date): Check => ({
  name: 'Clock',
  run: async () => {
    const before = now().getTime();
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_MS) }).catch(toError);
    if (response instanceof Error)
      return [
        failure(
          `${new URL(url).host} does not answer (${messageOf(response)}), so the clock has nothing to be held against.`,
          'Let this machine reach it (no setting names it), or compare the clock by hand.',
        ),
      ];
    await response.body?.cancel();
    const theirs = Date.parse(response.headers.get('date') ?? '');
    const ours = (before + now().getTime()) / 2;
    const skew = Math.round((ours - theirs) / 1000);
    if (Number.isNaN(skew)) return [note(`${url} tells no time.`, 'Compare the clock by hand.')];
    return Math.abs(skew) <= SKEW_MAX_SECONDS
      ? []
      : [
          failure(
            `This machine's clock is ${Math.abs(skew)} seconds ${skew > 0 ? 'ahead' : 'behind'}.`,
            'Let it follow a time server: signed events and sign-ins are refused else.',
          ),
        ];
  },
});
