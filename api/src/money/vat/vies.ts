import type { VatQuestion } from '@vela/market/vat';

/** The register did not say: it, or the state that it asks, is not to be reached, busy, or refuses us. */
export class ViesUnavailable extends Error {
  override readonly name = 'ViesUnavailable';
}

export interface ViesAnswer {
  readonly isValid: boolean;
  /** The register's own name for its answer, which proves that it was asked; null where it gave none. */
  readonly consultationNumber: string | null;
}

const PREFIX_LENGTH = 2;

const textAt = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

/** What the register says went wrong, such as MS_UNAVAILABLE. */
function errorsIn(body: unknown): readonly string[] {
  const found: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errorWrappers') : undefined;
  return Array.isArray(found) ? found.map((error) => textAt(error, 'error')) : [];
}

/** Who asks: with a number of its own the register names its answer. */
const requesterOf = (sellerVat: string) =>
  sellerVat === ''
    ? {}
    : {
        requesterMemberStateCode: sellerVat.slice(0, PREFIX_LENGTH),
        requesterNumber: sellerVat.slice(PREFIX_LENGTH),
      };

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * Asks VIES about a number (`POST check-vat-number` of its REST interface).
 * @param url of that interface @param sellerVat number of who asks, with its state before it; '' for nobody
 * @param timeMs longest wait for the whole answer
 * @throws ViesUnavailable unless it said whether the number is valid
 */
export async function askVies(
  url: string,
  sellerVat: string,
  question: VatQuestion,
  timeMs: number,
): Promise<ViesAnswer> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...question, ...requesterOf(sellerVat) }),
      signal: AbortSignal.timeout(timeMs),
    });
    body = await bodyOf(response);
  } catch (error) {
    throw new ViesUnavailable('VIES does not answer.', { cause: error });
  }
  const valid: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'valid') : undefined;
  const errors = errorsIn(body);
  if (!response.ok || errors.length > 0 || typeof valid !== 'boolean')
    throw new ViesUnavailable(`VIES does not say: ${errors.join(', ') || response.status}.`);
  return { isValid: valid, consultationNumber: textAt(body, 'requestIdentifier') || null };
}
