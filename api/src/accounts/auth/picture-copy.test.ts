import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { startWorld, type World } from '../../../tests/support/world.js';
import { listen } from '../../platform/http/index.js';
import { copyPicture } from './picture-copy.js';

let world: World;
let host: Server | null = null;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => {
  host?.closeAllConnections();
  host?.close();
  host = null;
});
afterAll(() => world.stop());

async function pictureAt(listener: RequestListener): Promise<string> {
  host = createServer(listener);
  return `http://127.0.0.1:${await listen(host, 0, '127.0.0.1')}/p`;
}

/** @returns what was stored for a person whose picture is at the address */
async function storedFrom(url: string) {
  const userId = new Types.ObjectId((await world.join({ givenName: 'Avbildad', userType: 'jobSeeker' })).me.id);
  await world.server.app.models.profilePictures.deleteOne({ userId });
  await copyPicture(world.server.app, userId, url);
  return world.server.app.models.profilePictures.findOne({ userId });
}

test('a picture is kept as it was', async () => {
  const url = await pictureAt((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/webp' }).end('picture'),
  );
  const stored = await storedFrom(url);
  expect([stored?.contentType, stored?.bytes.toString()]).toEqual(['image/webp', 'picture']);
});

test.each<[string, RequestListener]>([
  ['a page', (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')],
  [
    'a drawing that can carry scripts',
    (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  ],
  [
    'something huge',
    (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(1_100_000)),
  ],
  ['an error', (_request, response) => response.writeHead(500).end()],
  ['a cut line', (request) => request.socket.destroy()],
  ['silence', () => undefined],
])('%s is not kept and does no harm', async (_, listener) => {
  expect(await storedFrom(await pictureAt(listener))).toBeNull();
});

test.each(['file:///etc/passwd', 'data:image/png;base64,AA==', 'not an address'])('%s is not fetched', async (url) => {
  expect(await storedFrom(url)).toBeNull();
});

test('a picture that was taken away at the provider is gone here at the next sign-in', async () => {
  const { me, visitor } = await world.join({ givenName: 'Pia', userType: 'jobSeeker' });
  const userId = new Types.ObjectId(me.id);
  const address = me.profilePictureUrl ?? '';
  expect((await visitor.send(address)).status).toBe(200);
  await copyPicture(world.server.app, userId, null);
  expect((await visitor.send(address)).status).toBe(404);
  expect((await visitor.ok('getMe'))?.profilePictureUrl).toBeNull();
  expect(await world.server.app.models.profilePictures.countDocuments({ userId })).toBe(0);
});
