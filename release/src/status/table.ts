/** @returns rows of text in aligned columns, ready to print */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [heads, ...rows].map(line).join('\n');
}

/** @returns a time as tables show it, in UTC */
export const when = (time: string | Date): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
