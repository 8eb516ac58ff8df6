/** Where a page keeps the path under which it was counted before the shell ran. */
const COUNTED = 'vela:counted';
type CountingPage = { [COUNTED]?: string };

/** Notes that this page was counted. */
export const noteCount = (pathname: string): void => void Object.assign(globalThis, { [COUNTED]: pathname });

/** @returns whether the page was counted already; asked again, it is counted as any other */
export function wasCounted(pathname: string): boolean {
  const page = globalThis as CountingPage;
  const counted = page[COUNTED] === pathname;
  delete page[COUNTED];
  return counted;
}
