// Serves the single bundle as the site is served, in front of it: the same pages without what was rendered beforehand
// and without slices, the same API.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@vela/supervisor';
import { buildSingleBundle } from './build.mjs';

/** @param {string} page as the site serves it @param {readonly string[]} scripts @returns {string} */
function clientRendered(page, scripts) {
  return (
    page
      .replace(/<style [^>]*data-styled[\s\S]*?<\/style>/g, '')
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      .replace(/<script type="application\/json" id="answers">[\s\S]*?<\/script>/, '')
      // What loads the code after the first paint: templates of scripts, and a script that puts them in.
      .replace(/(<template id="[^>]*>[\s\S]*?<\/template>\s*)+<script[^>]*>[\s\S]*?<\/script>/, '')
      .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/, '<div id="root"></div>')
      .replace('</head>', `${scripts.map((script) => `<script defer src="/${script}"></script>`).join('')}</head>`)
  );
}

/** @param {string} site origin of the site @returns {Promise<{origin: string, stop: () => Promise<void>}>} */
export async function serveSingleBundle(site) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-single-'));
  const scripts = await buildSingleBundle(folder);
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const ownScript = (/** @type {string} */ pathname) => {
    const known = compressed.get(pathname);
    if (known !== undefined) return known;
    const content = brotliCompressSync(readFileSync(path.join(folder, path.posix.normalize(pathname))));
    compressed.set(pathname, content);
    return content;
  };

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    const pathname = new URL(request.url ?? '/', site).pathname;
    if (/^\/assets\/[\w.-]+\.js$/.test(pathname)) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' });
      return response.end(ownScript(pathname));
    }
    const upstream = await fetch(site + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = upstream.headers.get('content-type') ?? '';
    const policy = upstream.headers.get('content-security-policy');
    response.writeHead(upstream.status, {
      'content-type': type,
      ...(policy === null ? {} : { 'content-security-policy': policy }),
    });
    if (type.startsWith('text/html')) return response.end(clientRendered(await upstream.text(), scripts));
    return response.end(Buffer.from(await upstream.arrayBuffer()));
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      // A stream that the site ended has had its headers.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  for (const script of scripts) ownScript(`/${script}`);
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(() => resolve(undefined)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
