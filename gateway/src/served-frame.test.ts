import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '@vela/contracts/constants';
import { SERVED_FRAME } from '@vela/contracts/remote';
import { promote, publish } from '@vela/release';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

const STYLE = 'nav { color: red; }';
const STYLES = `<style data-styled="">${STYLE}</style>`;
/** A shell whose frame names the page that it was rendered for. */
const SHELL_CODE = `
exports.serverShares = {};
exports.addCatalogue = () => undefined;
exports.inTongue = (tongue, work) => work();
exports.renderPage = async () => ({ body: '<h1>A page</h1>', styles: '', title: null });
exports.renderLivePage = async () => null;
exports.headOfPage = async () => undefined;
exports.renderFrame = async (pathname) => ({ body: '<nav>' + pathname + '</nav>', styles: '${STYLES}', title: null });
`;
const SLICE_CODE = `module.exports = { contract: 2, name: 'mf_public', routes: [{ path: '/faq' }] };`;
const SESSION = `${SESSION_COOKIE}=one`;

let folder: TemporaryFolder;
let gateway: Gateway;

beforeAll(async () => {
  folder = await temporaryFolder();
  const site = path.join(folder.path, 'site');
  const shell = await folder.write('shell', { ...shellFiles(), 'server/index.cjs': SHELL_CODE });
  await promote(site, 'shell', await publish(site, 'shell', shell), order);
  const slice = await folder.write('slice', { ...sliceFiles('mf_public'), 'server/index.cjs': SLICE_CODE });
  await promote(site, 'mf_public', await publish(site, 'mf_public', slice), order);
  gateway = await startGateway({ site, api: 'http://127.0.0.1:9' }, 0, '127.0.0.1');
});
afterAll(async () => {
  await gateway.stop();
  await folder.remove();
});

/** @returns a page as a browser gets it, and whether its policy lets the frame's style in */
async function opened(address: string, cookie: string) {
  const { body, headers } = await ask(gateway.port, address, { headers: { accept: 'text/html', cookie } });
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    html: body.toString(),
    isStyled: String(headers['content-security-policy']).includes(`'sha256-${hash}'`),
  };
}

test.each([
  ['/talentseeker/role/42', '/talentseeker/dashboard'],
  ['/jobseeker/dashboard/', '/jobseeker/dashboard'],
  ['/sv/talentseeker/search', '/talentseeker/dashboard'],
])('%s comes with the frame of its workspace to somebody who is signed in', async (address, framed) => {
  const { html, isStyled } = await opened(address, SESSION);
  expect(html).toContain(`<div ${SERVED_FRAME}><nav>${framed}</nav></div>`);
  expect(html).toContain(STYLES);
  expect(html).toMatch(/<script defer src="\/assets\/main\.[^"]+"><\/script>/);
  expect(isStyled).toBe(true);
});

test.each([
  ['/talentseeker/dashboard', 'other=one'],
  ['/faq', SESSION],
  ['/talentseeker/signup/step2', SESSION],
  ['/talentseeker/signup/step2/', SESSION],
  ['/godmode', SESSION],
  ['/no-such-page', SESSION],
])('%s with %s comes without one', async (address, cookie) => {
  const { html, isStyled } = await opened(address, cookie);
  expect(html).not.toContain(`<div ${SERVED_FRAME}`);
  expect(html).not.toContain(STYLES);
  expect(isStyled).toBe(false);
});
