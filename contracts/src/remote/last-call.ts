/** Header by which a page tells, with its next call, how long the one before took as it saw it. */
export const LAST_CALL = 'x-last-call';

/** A call as the page that made it saw it: two random numbers of its trace, and a time. */
export interface LastCall {
  readonly trace: string;
  readonly span: string;
  /** From the call to the head of its answer, milliseconds. */
  readonly ms: number;
}

const FORM = /^([0-9a-f]{32})-([0-9a-f]{16})-(\d{1,6})$/;

export const lastCallText = ({ trace, span, ms }: LastCall): string => `${trace}-${span}-${Math.round(ms)}`;

/** @returns what a header tells, or null where it tells nothing of the kind */
export function readLastCall(text: unknown): LastCall | null {
  const [, trace, span, ms] = (typeof text === 'string' && FORM.exec(text)) || [];
  return trace === undefined || span === undefined ? null : { trace, span, ms: Number(ms) };
}
