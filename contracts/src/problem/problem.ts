/** One error of one field. `field` is a path such as `company.name` or `skills[0]`. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** RFC 9457 problem details: the one shape of every error the API answers. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** What older callers read; the same sentence as `detail`. */
  readonly message: string;
  readonly requestId?: string;
  readonly errors?: readonly FieldProblem[];
}

/** `type` of the problem that asks an administrator for a passkey before anything else of their area. */
export const PASSKEY_NEEDED = 'urn:vela:problem:passkey-needed';

/** `type` of the problem that asks for a passkey again; the same call is good after it. */
export const PASSKEY_AGAIN = 'urn:vela:problem:passkey-again';

/** `type` of the problem that asks for a fresh sign-in; the same call is good after it. */
export const SIGN_IN_AGAIN = 'urn:vela:problem:sign-in-again';

/** `type` of the problem that a company is on Vela already: its owner can be asked to let the caller join. */
export const COMPANY_KNOWN = 'urn:vela:problem:company-known';

/** `type` of the problem that the network knows a person who has no account yet: they sign up first. */
export const USER_UNKNOWN = 'urn:vela:problem:user-unknown';

/** `type` of the problem that a request would reserve more than its sender was shown; it can be sent once that was seen. */
export const COST_CHANGED = 'urn:vela:problem:cost-changed';

/** `type` of the problem that a purchase costs something else than its buyer was shown; it can be paid once that was seen. */
export const PRICE_CHANGED = 'urn:vela:problem:price-changed';

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** @returns whether a decoded body is a problem document */
export function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { title, status, detail } = body as Partial<Record<keyof Problem, unknown>>;
  return typeof title === 'string' && typeof status === 'number' && typeof detail === 'string';
}
