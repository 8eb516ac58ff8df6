import { FAILED_ON_THE_WAY, FAILURE_REPORTS } from '@vela/contracts/remote';

/**
 * Runs in pages while a shell is rolled out, before its scripts do: a shell that throws at its start could tell of nothing. It
 * tells of the first error or rejection that nobody catches in a script of the shell, with the place and never the message. What
 * failed in a slice, or on the way, is for the shell to tell of.
 */
const watchCode = (version: string): string => `{
  const ofShell = location.origin + '/assets/';
  let isTold = false;
  const tell = (kind, error, place) => {
    if (isTold) return;
    isTold = true;
    const name = error instanceof Error && /^\\w{1,40}$/.test(error.name) ? error.name : 'Error';
    fetch('${FAILURE_REPORTS}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      keepalive: true,
      body: JSON.stringify({ name: 'shell', version: '${version}', kind, error: name, place: 'assets/' + place }),
    }).catch(() => undefined);
  };
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    if (filename?.startsWith(ofShell)) tell('error', error, filename.slice(ofShell.length) + ':' + lineno + ':' + colno);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const { name = '', message = '', stack = '' } = reason instanceof Error ? reason : {};
    if (${FAILED_ON_THE_WAY}.test(name + ' ' + message) || stack.includes(location.origin + '/remotes/')) return;
    const place = /^[\\w./-]+:\\d+:\\d+/.exec(stack.split(ofShell)[1] ?? '')?.[0];
    if (place !== undefined) tell('rejection', reason, place);
  });
}`;

/** @param version of the shell that the page is of @returns what its head begins with while a shell is rolled out */
export const shellWatch = (version: string): string => `<script>${watchCode(version)}</script>`;
