/** What a designer needs to know before using a component. */
export interface Usage {
  /** What it is, in a sentence. */
  readonly what: string;
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** What each key does; none where there is nothing to press. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What a screen reader says, where that is not plain from the text. */
  readonly spoken?: string;
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** @returns the parameters of a component's stories that write its page: what it is, use, misuse, keys, speech */
export function usage({ what, use, avoid, keys, spoken }: Usage) {
  const parts = [what, '### Use it', bullets(use), '### Not for', bullets(avoid)];
  if (keys) {
    const rows = Object.entries(keys).map(([key, does]) => `| ${key} | ${does} |`);
    parts.push('### Keyboard', ['| Key | Does |', '| --- | --- |', ...rows].join('\n'));
  }
  if (spoken !== undefined) parts.push('### Screen readers', spoken);
  return { docs: { description: { component: parts.join('\n\n') } } };
}
