import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort, requireFreePorts } from '../src/machine/ports.js';

const claim = (name: string, port: number, host?: string) => ({
  port,
  host,
  settings: { port: name, host: `${name}_HOST` },
});

test('a second port that somebody has is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const claims = [claim('PORT', await freePort()), claim('RELEASE_PORT', port, '127.0.0.1')];
  await expect(requireFreePorts(claims)).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another with RELEASE_PORT=${port + 1} npm start.`,
  );
  other.close();
  await once(other, 'close');
  await expect(requireFreePorts(claims)).resolves.toBeUndefined();
});

test('two settings with one port are named, unless they listen elsewhere', async () => {
  const port = await freePort();
  const both = `PORT and METRICS_PORT are both ${port}. Give each a port of its own.`;
  const claims = (one: string | undefined, other: string) =>
    requireFreePorts([claim('PORT', port, one), claim('METRICS_PORT', port, other)]);
  await expect(claims(undefined, '127.0.0.1')).rejects.toThrow(both);
  await expect(claims('0.0.0.0', '127.0.0.1')).rejects.toThrow(both);
  await expect(claims('127.0.0.1', '0.0.0.0')).rejects.toThrow(both);
  await expect(claims('127.0.0.1', '127.0.0.2')).resolves.toBeUndefined();
});

test('an address that is not of this machine is named by its setting', async () => {
  const claims = [claim('METRICS_PORT', await freePort(), '192.0.2.1')];
  await expect(requireFreePorts(claims)).rejects.toThrow(/^METRICS_PORT_HOST is "192\.0\.2\.1"/);
});
