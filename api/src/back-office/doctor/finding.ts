/** What a check found: a failure keeps the instance from working, a note is to be looked at, a fact is as it should be. */
export interface Finding {
  readonly kind: 'failure' | 'note' | 'fact';
  /** What is wrong, or how it is. */
  readonly sentence: string;
  /** What to do; nothing about a fact. */
  readonly remedy: string | null;
}

export const failure = (sentence: string, remedy: string): Finding => ({ kind: 'failure', sentence, remedy });
export const note = (sentence: string, remedy: string): Finding => ({ kind: 'note', sentence, remedy });
export const fact = (sentence: string): Finding => ({ kind: 'fact', sentence, remedy: null });

/** Looks at one thing. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<readonly Finding[]>;
}

export interface Checked {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** @returns what an error says, and what caused it: of a call that fails the error itself says only that */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? `${error.message}: ${String(cause.code)}` : error.message;
}

/** @returns what was found; a check that fails or takes too long is a failure itself */
export async function run({ name, run: look }: Check, timeMs: number): Promise<Checked> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Finding[]>((resolve) => {
    timer = setTimeout(
      () =>
        resolve([
          failure(
            `There was no answer within ${timeMs / 1000} seconds.`,
            'Look whether it can be reached from this machine.',
          ),
        ]),
      timeMs,
    );
  });
  try {
    return { name, findings: await Promise.race([look(), late]) };
  } catch (error) {
    return {
      name,
      findings: [failure(messageOf(error), 'Look at the setting and whether the service can be reached.')],
    };
  } finally {
    clearTimeout(timer);
  }
}
