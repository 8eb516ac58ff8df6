import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { serviceOn, type TestService } from '../../tests/support/service.js';
import type { NotedEntry } from '../records/audit.js';
import { auditDocument } from '../records/audit-document.js';
import { ReleaseClient } from '../remote/client.js';
import { FollowedPreviews } from '../remote/followed-previews.js';
import { Follower } from '../remote/follower.js';
import { cssOfTokens } from '../site/tried-tokens.js';

const SOURCE = readFileSync(path.join(__dirname, '../../../design-system/tokens.json'), 'utf8');

let folder: TemporaryFolder;
let service: TestService;
beforeEach(async () => {
  folder = await temporaryFolder();
  service = await serviceOn(path.join(folder.path, 'site'), path.join(folder.path, 'release'));
});
afterEach(async () => {
  await service.stop();
  await folder.remove();
});

const ADA = '0123456789abcdef01234567';
const audited = async () =>
  (await readFile(path.join(folder.path, 'release/audit.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NotedEntry);

test('a design team tries tokens from elsewhere, and a gateway that follows shows them', async () => {
  const team = await service.access(['publish'], ['design_system']);
  const { address, told } = await new ReleaseClient(service.address, team).tryTokens(SOURCE);
  expect(told).toBe('Nothing differs from the product’s tokens.');
  expect(address).toMatch(/^https:\/\/vela\.example\/\?preview=tokens\.[0-9a-f]{12}\./);

  const site = path.join(folder.path, 'other');
  const client = new ReleaseClient(service.address, await service.access(['follow']));
  const previews = new FollowedPreviews(client, new Follower({ site, client, tell: () => undefined }));
  const word = new URL(address).searchParams.get('preview') ?? '';
  const preview = await previews.read(word, Date.now());
  expect(preview).toMatchObject({ name: 'tokens' });
  expect(await cssOfTokens(site, preview?.version ?? '')).toContain('--vela-paper:');
  expect(
    await previews.read(
      word.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
      Date.now(),
    ),
  ).toBeNull();
});

test('a gateway asks for administrators, and who it was is written down', async () => {
  const gateway = new ReleaseClient(service.address, await service.access(['follow']));
  await gateway.tryTokens(SOURCE, ADA);
  const [noted] = await audited();
  expect(noted).toMatchObject({ action: 'try tokens', about: 'tokens', by: ADA, outcome: 'done' });
  await expect(gateway.tryTokens(SOURCE, 'ada')).rejects.toThrow('by its id');
});

test('a team says for nobody else who asks', async () => {
  const design = new ReleaseClient(service.address, await service.access(['publish'], ['design_system']));
  await design.tryTokens(SOURCE, ADA);
  const payments = new ReleaseClient(service.address, await service.access(['publish'], ['mf_payments']));
  await expect(payments.tryTokens(SOURCE, ADA)).rejects.toThrow('is not for design-system');
  const written = await audited();
  expect(written.map(({ about, by }) => [about, by])).toEqual([
    ['tokens', null],
    ['tokens', null],
  ]);
  for (const entry of written) expect(auditDocument(entry, 0).actorId).toBeNull();
});

test('others are refused, and so are tokens that do not fit', async () => {
  const payments = new ReleaseClient(service.address, await service.access(['publish'], ['mf_payments']));
  await expect(payments.tryTokens(SOURCE)).rejects.toThrow('The token of the team is not for design-system.');
  const design = new ReleaseClient(service.address, await service.access(['publish'], ['design_system']));
  await expect(design.tryTokens('{}')).rejects.toThrow('radius.card is missing.');
});
