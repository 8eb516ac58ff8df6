/**
 * Makes sure that what a version calls is there, on all of its pages.
 * @param what is promoted, for the sentence
 * @throws Error that names the calls which the API does not have
 */
export function requireCalls(what: string, calls: readonly string[], offered: ReadonlySet<string>): void {
  const missing = calls.filter((call) => !offered.has(call));
  if (missing.length > 0)
    throw new Error(
      `${what} calls ${missing.join(', ')}, which the API in service does not have. Bring the API that has it into service first.`,
    );
}
