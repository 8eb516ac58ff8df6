import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startDatastore } from '@vela/datastore';
import { Accesses } from '../../src/access/access.js';
import { ReleaseClient } from '../../src/remote/client.js';
import { Follower } from '../../src/remote/follower.js';
import { startReleaseService } from '../../src/service/service.js';
import { siteLayout } from '../../src/site/layout.js';
import { readRegistry } from '../../src/site/registry.js';
import { sha256Of } from '../../src/storage/file-list.js';
import { GridFsObjects } from '../../src/storage/gridfs-objects.js';
import { FolderObjects, type Objects } from '../../src/storage/objects.js';
import { S3Objects } from '../../src/storage/s3-objects.js';
import { VersionStore } from '../../src/storage/version-store.js';
import { startBucket } from '../support/bucket.js';
import { sliceFiles, type TemporaryFolder, temporaryFolder } from '../support/builds.js';

interface Place {
  readonly objects: Objects;
  readonly stop: () => Promise<void>;
}

const PLACES: Readonly<Record<string, (folder: string) => Promise<Place>>> = {
  'a folder': (folder) => Promise.resolve({ objects: new FolderObjects(folder), stop: () => Promise.resolve() }),
  'GridFS of the embedded store': async (folder) => {
    const store = await startDatastore({ dataDir: folder, fsync: false });
    const objects = new GridFsObjects(store.uri);
    return {
      objects,
      stop: async () => {
        await objects.stop();
        await store.stop();
      },
    };
  },
  'a bucket of S3': async () => {
    const bucket = await startBucket();
    return { objects: new S3Objects(bucket.url), stop: bucket.stop };
  },
};

test('what a folder cannot read is not taken for what is not there', async () => {
  const folder = await temporaryFolder();
  const objects = new FolderObjects(folder.path);
  await objects.put('files/aa/some', Buffer.from('some'));
  await expect(objects.get('files/aa')).rejects.toThrow('EISDIR');
  await folder.remove();
});

describe.each(Object.keys(PLACES))('%s', (name) => {
  let folder: TemporaryFolder;
  let place: Place;
  let objects: Objects;
  beforeEach(async () => {
    folder = await temporaryFolder();
    const start = PLACES[name];
    if (start === undefined) throw new Error(`There is no ${name}.`);
    place = await start(path.join(folder.path, 'place'));
    ({ objects } = place);
  });
  afterEach(async () => {
    await place.stop();
    await folder.remove();
  });

  test('what is put there comes back, byte for byte, and takes the place of what was there', async () => {
    expect([await objects.has('files/aa/none'), await objects.get('files/aa/none')]).toEqual([false, null]);
    // Several of GridFS' chunks.
    const large = randomBytes(700_001);
    for (const content of [large, Buffer.from('second'), Buffer.alloc(0)]) {
      await objects.put('files/aa/some', content);
      expect(await objects.has('files/aa/some')).toBe(true);
      expect((await objects.get('files/aa/some'))?.equals(content)).toBe(true);
    }
    await Promise.all(['x', 'y', 'x', 'y', 'x'].map((mark) => objects.put(`files/${mark}`, Buffer.from(mark))));
    for (const mark of ['x', 'y']) expect((await objects.get(`files/${mark}`))?.toString()).toBe(mark);
  });

  test('what was changed there is not taken', async () => {
    const store = new VersionStore(path.join(folder.path, 'site'), path.join(folder.path, 'drafts'), objects);
    const content = Buffer.from('a chunk');
    const sha256 = sha256Of(content);
    await store.put(sha256, content);
    expect((await store.get(sha256))?.toString()).toBe('a chunk');
    await objects.put(`files/${sha256.slice(0, 2)}/${sha256}`, Buffer.from('another'));
    expect(await store.get(sha256)).toBeNull();
  });

  test('gateways on folders of their own serve from it, and a service on an empty disk brings back what was published', async () => {
    const own = path.join(folder.path, 'release');
    const accesses = new Accesses(path.join(own, 'accesses.json'));
    const start = (site: string) =>
      startReleaseService(
        {
          site: path.join(folder.path, site),
          folder: own,
          objects,
          instance: { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve(null) },
        },
        0,
      );
    const { token, secretKey } = await accesses.add('payments', ['mf_payments'], ['publish', 'promote']);
    const gateways = await accesses.add('gateways', [], ['follow']);
    const service = await start('first');
    const address = `http://127.0.0.1:${service.port}`;
    const client = new ReleaseClient(address, { token, secretKey });
    const version = await client.publish('mf_payments', await folder.write('build', sliceFiles('mf_payments')));
    await client.promote('mf_payments', version, 100);
    for (const each of ['one', 'two']) {
      const site = path.join(folder.path, each);
      const follower = new Follower({
        site,
        client: new ReleaseClient(address, { token: gateways.token }),
        tell: (problem) => {
          if (problem !== null) throw new Error(problem);
        },
      });
      await follower.look();
      expect((await readRegistry(site)).registry.mf_payments?.version).toBe(version);
      expect(await readdir(siteLayout(site).slice('mf_payments', version))).toContain('remoteEntry.js');
    }
    await service.stop();

    const second = await start('second');
    const again = new ReleaseClient(`http://127.0.0.1:${second.port}`, { token });
    await again.promote('mf_payments', version, 100);
    expect((await readRegistry(path.join(folder.path, 'second'))).registry.mf_payments?.version).toBe(version);
    await expect(again.promote('mf_payments', '0123456789ab', 100)).rejects.toThrow('There is no version 0123456789ab');
    await second.stop();
  });
});
