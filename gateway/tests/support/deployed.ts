import path from 'node:path';
import { promote, publish } from '@vela/release';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { type Gateway, startGateway } from '../../src/gateway.js';
import { startUpstream, type Upstream } from './exchange.js';

/** A site with a shell, the public slice in its second version, and the admin slice, and a gateway before servers that tell what they were asked. */
export interface Deployed {
  /** Holds `site`, and a file beside it that is not for visitors. */
  readonly folder: TemporaryFolder;
  readonly site: string;
  readonly api: Upstream;
  readonly gateway: Gateway;
  /** Versions in service. */
  readonly shell: string;
  readonly slice: string;
  readonly admin: string;
  /** The public slice's version before. */
  readonly earlierSlice: string;
  readonly stop: () => Promise<void>;
}

const echo = (name: string): Promise<Upstream> =>
  startUpstream((request, response) => {
    response.setHeader('x-upstream', name);
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/hangs-up') return void request.socket.destroy();
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (text: string) => (body += text));
    request.on('end', () =>
      response.end(JSON.stringify({ method: request.method, url: request.url, body, headers: request.headers })),
    );
  });

export async function deploy(): Promise<Deployed> {
  const folder = await temporaryFolder();
  const site = path.join(folder.path, 'site');
  await folder.write('.', { 'secret.txt': 'not for visitors' });
  const released = async (
    name: Parameters<typeof publish>[1],
    from: string,
    files: Readonly<Record<string, string | Buffer>>,
  ): Promise<string> => {
    const version = await publish(site, name, await folder.write(from, files));
    await promote(site, name, version, order);
    return version;
  };
  await released('shell', 'shell-first', shellFiles('first'));
  const earlierSlice = await released('mf_public', 'slice-first', sliceFiles('mf_public', 'first'));
  const shell = await released('shell', 'shell-second', shellFiles('second'));
  const slice = await released('mf_public', 'slice-second', sliceFiles('mf_public', 'second'));
  const admin = await released('mf_admin', 'slice-admin', {
    ...sliceFiles('mf_admin'),
    'server/notes.txt': 'not for visitors',
  });
  const [api, sandbox] = await Promise.all([echo('api'), echo('sandbox')]);
  const gateway = await startGateway(
    { site, api: api.origin, sandbox: sandbox.origin, securityContact: 'security@vela.example' },
    0,
    '127.0.0.1',
  );
  return {
    folder,
    site,
    api,
    gateway,
    shell,
    slice,
    admin,
    earlierSlice,
    stop: async () => {
      await gateway.stop();
      await Promise.all([api.stop(), sandbox.stop()]);
      await folder.remove();
    },
  };
}
