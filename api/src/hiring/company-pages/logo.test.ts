import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { LOGO_BYTES_MAX } from '@vela/contracts/constants';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Bild AB');
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
});
afterAll(() => world.stop());

const upload = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
  recruiter.visitor.call('uploadCompanyLogo', { picture: new Blob([bytes], { type }) });

/** @returns what everybody is served as the logo, as bytes */
async function served(url: string): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${world.server.port}${url}`, {
    headers: { cookie: recruiter.visitor.cookie ?? '' },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function uploaded(bytes: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const { status, text, body } = await upload(bytes);
  if (status !== 200 || body.logoUrl === null) throw new Error(`Not taken: ${text}`);
  return served(body.logoUrl);
}

const bytesOf = async (picture: Sharp): Promise<Buffer<ArrayBuffer>> => Buffer.from(await picture.toBuffer());
const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 20, g: 40, b: 200 };
const plain = (width: number, height: number, background: typeof RED = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** A small file that says that it is a picture of any size. */
function pngClaiming(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function gifClaiming(width: number, height: number): Buffer<ArrayBuffer> {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0])]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    frame,
    Buffer.from([2, 2, 0x4c, 1, 0, 0x3b]),
  ]);
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('of kind %s is drawn anew, small', async (kind) => {
    const kept = await uploaded(await bytesOf(plain(1200, 600).toFormat(kind)));
    const { format, width, height } = await sharp(kept).metadata();
    expect([format, width, height]).toEqual(['webp', 512, 256]);
  });

  test('is known by its content, whatever it is called', async () => {
    const kept = await upload(await bytesOf(plain(100, 100).jpeg()), 'application/json');
    expect(kept.status).toBe(200);
  });

  test('stays as small as it is, and as transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const kept = await uploaded(
      await bytesOf(sharp({ create: { width: 80, height: 70, channels: 4, background: clear } }).png()),
    );
    expect(await sharp(kept).metadata()).toMatchObject({ width: 80, height: 70, hasAlpha: true });
  });

  test('says nothing of where and with what it was taken, and stands upright', async () => {
    const exif = { IFD0: { Artist: 'Marker Artist', Copyright: 'marker-copyright' }, IFD3: { GPSLatitudeRef: 'N' } };
    const given = await bytesOf(plain(200, 100).withExif(exif).withMetadata({ orientation: 6 }).jpeg());
    const tagged = await bytesOf(plain(200, 100).withExif(exif).jpeg());
    expect(tagged.toString('latin1')).toContain('Marker Artist');
    const [turned, kept] = [await uploaded(given), await uploaded(tagged)];
    expect(await sharp(turned).metadata()).toMatchObject({ width: 100, height: 200 });
    const { exif: left, icc, xmp, iptc } = await sharp(kept).metadata();
    expect([left, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.toString('latin1')).not.toContain('Marker');
  });

  test('that is a page at the same time is a picture alone', async () => {
    const page = Buffer.from('<html><script>alert("marker")</script></html>');
    const png = await bytesOf(plain(90, 90).png());
    const jpeg = await bytesOf(plain(90, 90).jpeg());
    for (const bytes of [
      Buffer.concat([png, page]),
      // A comment of a JPEG, where browsers of old found pages.
      Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, page.length + 2]), page, jpeg.subarray(2)]),
    ])
      expect((await uploaded(bytes)).toString('latin1')).not.toMatch(/script|marker/);
  });

  test('that moves is its first frame', async () => {
    const frames = await Promise.all([RED, BLUE].map((colour) => bytesOf(plain(64, 64, colour).png())));
    const kept = await uploaded(await bytesOf(sharp(frames, { join: { animated: true } }).gif()));
    const { pages, width, height } = await sharp(kept, { animated: true }).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 64, 64]);
    const [red, , blue] = (await sharp(kept).stats()).channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(100);
  });

  test('with as many pixels as there may be is taken', async () => {
    const kept = await uploaded(await bytesOf(plain(4096, 4096).png()));
    expect(await sharp(kept).metadata()).toMatchObject({ width: 512, height: 512 });
  });
});

describe('refused, and what was there stays', () => {
  let before: string | null;
  beforeEach(async () => {
    await uploaded(await bytesOf(plain(100, 100).png()));
    before = (await recruiter.visitor.ok('getCompanyPage')).logoUrl;
  });

  test.each([
    ['nothing', () => Buffer.alloc(0), /Choose a picture/],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'), /SVG/],
    ['a drawing behind a mark of order', () => Buffer.from('\uFEFF<?xml version="1.0"?><svg/>'), /SVG/],
    ['a page', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>'), /Choose a PNG/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /Choose a PNG/],
    ['a TIFF', () => bytesOf(plain(99, 99).tiff()), /Choose a PNG/],
    ['an AVIF', () => bytesOf(plain(99, 99).avif()), /Choose a PNG/],
    ['the beginning of a picture alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), /damaged/],
    ['half a picture', async () => (await bytesOf(plain(400, 400).png())).subarray(0, 300), /damaged/],
    ['a drawing that begins like a picture', () => Buffer.from('GIF89a<svg onload=alert(1)>'), /damaged|pixels/],
    ['900 million pixels in a kilobyte', () => pngClaiming(30_000, 30_000), /at most 4,096 pixels/],
    ['two thousand million pixels', () => pngClaiming(2_000_000, 1000), /at most 4,096 pixels/],
    ['four thousand million pixels of a GIF', () => gifClaiming(65_535, 65_535), /at most 4,096 pixels/],
    ['one side too long', () => bytesOf(plain(4097, 100).png()), /at most 4,096 pixels/],
    ['a dot', () => bytesOf(plain(1, 1).png()), /at least 64 pixels/],
    ['a line', () => bytesOf(plain(400, 20).png()), /at least 64 pixels/],
  ])('%s', async (_, bytes, sentence) => {
    const { status, body } = await upload(Buffer.from(await bytes()));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field: 'logo', message: expect.stringMatching(sentence) }] });
    expect((await recruiter.visitor.ok('getCompanyPage')).logoUrl).toBe(before);
  });

  test('two megabytes and more, before they are read', async () => {
    const answer = await upload(Buffer.alloc(LOGO_BYTES_MAX + 1));
    expect([answer.status, answer.body]).toMatchObject([413, { detail: 'The picture is larger than 2 MB.' }]);
  });

  test('from another site', async () => {
    const body = await bytesOf(plain(100, 100).png());
    const answer = await recruiter.visitor.send('/api/companies/logo', {
      method: 'POST',
      body,
      headers: { origin: 'https://evil.example', 'content-type': 'image/png' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('the address', () => {
  const red = async () => (await upload(await bytesOf(plain(100, 100).png()))).body.logoUrl ?? '';

  test('is served with headers that make it a picture and nothing else, to few', async () => {
    const url = await red();
    const answer = await talent.visitor.send(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400',
      'cross-origin-resource-policy': 'same-origin',
    });
    const stranger = await joinAsTalent(world, { givenName: 'Bea' });
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Annan AB');
    for (const visitor of [stranger.visitor, other.visitor]) expect((await visitor.send(url)).status).toBe(404);
    expect((await world.visitor().send(url)).status).toBe(401);
  });

  test('is the same until the logo changes; the old one is gone then', async () => {
    const first = await red();
    expect((await recruiter.visitor.ok('getCompanyPage')).logoUrl).toBe(first);
    const second = await red();
    expect(second).not.toBe(first);
    expect((await talent.visitor.send(first)).status).toBe(404);
    expect(await world.server.app.models.companyLogos.countDocuments({ companyId: recruiter.company.id })).toBe(1);
    expect((await recruiter.visitor.ok('removeCompanyLogo')).logoUrl).toBeNull();
    expect((await talent.visitor.send(second)).status).toBe(404);
    expect(await world.server.app.models.companyLogos.countDocuments({ companyId: recruiter.company.id })).toBe(0);
  });

  test('is no more while the company is suspended', async () => {
    const url = await red();
    const { companies } = world.server.app.models;
    await companies.updateOne({ _id: recruiter.company.id }, { $set: { suspendedAt: new Date() } });
    expect((await talent.visitor.send(url)).status).toBe(404);
    await companies.updateOne({ _id: recruiter.company.id }, { $set: { suspendedAt: null } });
    expect((await talent.visitor.send(url)).status).toBe(200);
  });

  test('many at once leave one', async () => {
    const picture = await bytesOf(plain(300, 300).png());
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(picture)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await world.server.app.models.companyLogos.countDocuments({ companyId: recruiter.company.id })).toBe(1);
    await served((await recruiter.visitor.ok('getCompanyPage')).logoUrl ?? '');
  });
});
