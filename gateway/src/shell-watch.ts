import { FAILURE_REPORTS } from '@vela/contracts/remote';

/**
 * Runs in pages while a shell is rolled out, before its scripts do: a shell that throws at its start could tell of nothing. It
 * tells of the first error that nobody catches in a script of the shell, with the place and never the message.
 */
const watchCode = (version: string): string => `{
  const ofShell = location.origin + '/assets/';
  const hear = ({ error, filename, lineno, colno }) => {
    if (!filename?.startsWith(ofShell)) return;
    removeEventListener('error', hear);
    const name = error instanceof Error && /^\\w{1,40}$/.test(error.name) ? error.name : 'Error';
    fetch('${FAILURE_REPORTS}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      keepalive: true,
      body: JSON.stringify({ name: 'shell', version: '${version}', kind: 'error', error: name, place: filename.slice(location.origin.length + 1) + ':' + lineno + ':' + colno }),
    }).catch(() => undefined);
  };
  addEventListener('error', hear);
}`;

/** @param version of the shell that the page is of @returns what its head begins with while a shell is rolled out */
export const shellWatch = (version: string): string => `<script>${watchCode(version)}</script>`;
