import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { STORAGE_KEYS } from '@vela/contracts/constants';

const REPOSITORY = path.resolve(__dirname, '../..');
const OXLINT = path.join(REPOSITORY, 'node_modules/.bin/oxlint');
const CONFIG = {
  jsPlugins: [{ name: 'house', specifier: path.join(REPOSITORY, 'tooling/lint/house.mjs') }],
  categories: { correctness: 'off' },
  rules: { 'house/stored-names': 'error' },
};

/** What a slice would keep; each line that is refused says so. */
const CODE = `
import { CONSENT_COOKIE, STORAGE_KEYS } from '@vela/contracts/constants';
import { cookieOf, siteCookie } from './cookies.js';

const KEY = 'begun';
const OWN = 'vela.begun'; // refused
const keyOf = (id: number): string => \`vela.begun.\${id}\`; // refused
const channel = new BroadcastChannel('vela.session');
const { scheme } = STORAGE_KEYS;

export const all = [
  localStorage.getItem(STORAGE_KEYS.userType),
  localStorage.getItem(scheme),
  window.sessionStorage.getItem(\`\${STORAGE_KEYS.conversation}.1\`),
  localStorage.getItem(OWN),
  localStorage.getItem(keyOf(1)),
  localStorage.getItem(KEY), // refused
  sessionStorage.setItem('begun', ''), // refused
  window.localStorage.removeItem('begun.' + KEY), // refused
  localStorage['begun'], // refused
  localStorage.begun, // refused
  sessionStorage.clear(),
  siteCookie(CONSENT_COOKIE.name, true),
  siteCookie('begun', true), // refused
  cookieOf(request, 'begun'), // refused
  (document.cookie = \`\${CONSENT_COOKIE.name}=1\`),
  (document.cookie = \`begun=\${KEY}\`), // refused
];
`;

test('lint refuses names of what is kept in a browser outside of contracts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-stored-names-'));
  try {
    writeFileSync(path.join(folder, 'slice.ts'), CODE);
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(CONFIG));
    const { stdout } = spawnSync(OXLINT, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout);
    const refused = CODE.split('\n').flatMap((line, at) => (line.includes('refused') ? [at + 1] : []));
    expect(
      diagnostics
        .map(({ labels }: { labels: { span: { line: number } }[] }) => labels[0]?.span.line)
        .toSorted((one: number, other: number) => one - other),
    ).toEqual(refused);
    expect(diagnostics[0].message).toContain('so that the cookie policy tells of it');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what pages read before their scripts is named as in contracts', () => {
  const page = readFileSync(path.join(REPOSITORY, 'shell/public/document.html'), 'utf8');
  const read = [...page.matchAll(/Storage\.\w+\('([^']+)'/g)].map(([, key]) => key);
  expect(read).toEqual([STORAGE_KEYS.scheme]);
});
