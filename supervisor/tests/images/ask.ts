import http from 'node:http';

const HOST = 'vela.test';
const PORT = 8080;

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

function get(address: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: address, port: PORT, path, headers: { host: HOST, accept: '*/*' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, body }));
      },
    );
    request.on('error', reject);
  });
}

/** What a gateway has to answer: a path, and what stands in the answer. */
const QUESTIONS: readonly (readonly [about: string, path: string, holds: RegExp])[] = [
  ['a page, rendered', '/', /<h1[^>]*>/],
  ['a page in Swedish', '/sv', /<html[^>]+lang="sv"/],
  ['which versions are in service', '/remotes.json', /"mf_public"|"public"|mfe?-?_?public/],
  ['the API, through it', '/api/health/ready', /"status":"ok"/],
  ['what the API knows', '/api/countries/positions', /^\[|^\{/],
];

/**
 * Asks a gateway for pages, files and calls.
 * @returns what it did, a line each
 * @throws Error that says which answer was wrong
 */
export async function askGateway(address: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [about, path, holds] of QUESTIONS) {
    const { status, body } = await get(address, path);
    if (status !== 200 || !holds.test(body))
      throw new Error(`${path} was answered with ${String(status)}: ${body.slice(0, 500)}`);
    lines.push(`${about} (${path}).`);
  }
  const { body } = await get(address, '/');
  const script = /<script[^>]+src="([^"]+)"/.exec(body.replaceAll('&quot;', '"'))?.[1];
  if (script === undefined) throw new Error('The page has no script.');
  const { status } = await get(address, script);
  if (status !== 200) throw new Error(`${script} was answered with ${String(status)}.`);
  return [...lines, `a script of the page (${script}).`];
}
