// What deploy/compose.yaml says against what the house says.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { DCLinter } from 'dclint';
import { settingProblems, SETTINGS } from '@vela/settings';
import {
  at,
  compose,
  DEPLOY,
  entriesAt,
  envExample,
  isTarget,
  listAt,
  ownServices,
  portsOf,
  readBy,
  services,
  stageOf,
  type Target,
  targetOf,
  TARGETS,
  textOf,
} from '../support/deploy-files.js';

/** @returns the env files that a service is given, by the names of their examples */
const filesOf = (service: unknown): readonly string[] =>
  listAt(service, 'env_file').map((file) => String(at(file, 'path')).replace(/\.env$/, ''));
const serviceOf = (target: Target): unknown => ownServices.find(([, service]) => targetOf(service) === target)?.[1];

/** Rules of taste: the order of keys and quotes; and images here are built and named at once, so that they can be pushed. */
const TASTE = [
  'no-quotes-in-volumes',
  'no-build-and-image',
  'services-alphabetical-order',
  'service-keys-order',
  'top-level-properties-order',
  'service-dependencies-alphabetical-order',
  'service-ports-alphabetical-order',
  'require-quotes-in-ports',
];

const PORTS = 'no-unbound-port-interfaces';
/** What the linter says of a line. */
interface Finding {
  readonly rule: string;
  readonly line: number;
  readonly message: string;
}

test('compose’s own schema, and a linter, find nothing', () => {
  const rules = Object.fromEntries(TASTE.map((rule) => [rule, 0 as const]));
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  const files: readonly { readonly messages: readonly Finding[] }[] = linter.lintFiles(
    [path.join(DEPLOY, 'compose.yaml')],
    false,
  );
  const found = files.flatMap(({ messages }) => messages);
  // Everybody is to reach the proxy, and nobody else.
  const others = found.filter(({ rule, message }) => !(rule === PORTS && message.includes('"proxy"')));
  expect(others.map(({ rule, line, message }) => [rule, line, message])).toEqual([]);
});

test('runs every image, the API and the gateway twice, and two partitions twice', () => {
  const counts = TARGETS.map((target) => ownServices.filter(([, service]) => targetOf(service) === target).length);
  expect(Object.fromEntries(TARGETS.map((target, index) => [target, counts[index]]))).toEqual({
    api: 2,
    worker: 1,
    matching: 4,
    gateway: 2,
    release: 1,
  });
});

test('lets no process of ours write but to its own volume, or gain rights', () => {
  for (const [name, service] of ownServices) {
    expect([name, at(service, 'read_only'), at(service, 'cap_drop'), at(service, 'security_opt')]).toEqual([
      name,
      true,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
    for (const volume of listAt(service, 'volumes')) expect(volume).toMatch(/^[\w-]+:\/var\/lib\/vela$/);
  }
});

test('names services, volumes, networks and ports that are there', () => {
  const names = services.map(([name]) => name);
  for (const [name, service] of services) {
    const needed = at(service, 'depends_on') ?? [];
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) expect(names).toContain(other);
    for (const network of listAt(service, 'networks')) expect(at(compose, 'networks', String(network))).toBeDefined();
    for (const secret of listAt(service, 'secrets')) expect(at(compose, 'secrets', String(secret))).toBeDefined();
    for (const volume of listAt(service, 'volumes').map((each) => String(each).split(':')[0] ?? ''))
      if (volume.startsWith('.')) expect([name, existsSync(path.join(DEPLOY, volume))]).toEqual([name, true]);
      else expect(at(compose, 'volumes', volume)).toBeDefined();
    for (const address of entriesAt(service, 'environment').flatMap(([, each]) => String(each).split(',')))
      if (address.startsWith('http:')) {
        const { hostname, port } = new URL(address);
        const asked = ownServices.find(([each]) => each === hostname)?.[1];
        expect(Object.values(portsOf(targetOf(asked)))).toContain(Number(port));
      }
    if (at(service, 'build') === undefined) expect(at(service, 'image')).toMatch(/^[a-z/]+:v?\d+\.\d+\.\d+$/);
  }
});

test('whoever is set to ask somebody outside can', () => {
  for (const target of TARGETS) {
    const told = filesOf(serviceOf(target)).flatMap((name) => Object.keys(envExample(name)));
    // Issuers, sign-in, payments, mail and the newsletter are elsewhere; traces may be inside.
    const asks = told.filter((name) =>
      /^(RELEASE_ISSUERS|S3_URL|LINKEDIN_|STRIPE_SECRET|SMTP_URL|SENDPORTAL_URL)/.test(name),
    );
    expect([target, asks.length > 0]).toEqual([target, listAt(serviceOf(target), 'networks').includes('outside')]);
  }
});

test('the proxy leads to the gateways and to the release service, at names of their own', () => {
  const text = textOf('compose/Caddyfile');
  const led = [...text.matchAll(/^\{\$(\w+)\} \{\n\treverse_proxy ([^{\n]+?)(?: \{)?$/gm)];
  expect(led.map(([, host, upstreams]) => [host, upstreams])).toEqual([
    ['SITE_HOST', 'gateway-1:8080 gateway-2:8080'],
    ['RELEASES_HOST', 'release:8090'],
  ]);
  const [, proxy] = services.find(([name]) => name === 'proxy') ?? [];
  for (const [, host = ''] of led) expect(at(proxy, 'environment', host)).toBeDefined();
  const targets = led.flatMap(([, , upstreams = '']) => upstreams.split(' '));
  for (const [name = '', port] of targets.map((each) => each.split(':'))) {
    const found = ownServices.find(([each]) => each === name)?.[1];
    expect(Object.values(portsOf(targetOf(found)))).toContain(Number(port));
  }
});

describe.each(TARGETS)('the %s', (target) => {
  const service = serviceOf(target);
  const told: Readonly<Record<string, string>> = Object.assign({}, ...filesOf(service).map(envExample)) as Record<
    string,
    string
  >;
  const own = Object.fromEntries(entriesAt(service, 'environment').map(([name, value]) => [name, String(value)]));

  test('is told what it reads, and nothing else', () => {
    const names = [...Object.keys(told), ...Object.keys(own)];
    const isForAll = (name: string): boolean => name in envExample('site');
    expect(names.filter((name) => !(name in SETTINGS))).toEqual([]);
    expect(names.filter((name) => !readBy(target).has(name) && !isForAll(name))).toEqual([]);
  });

  test('is asked for everything that it needs in production', () => {
    // What is asked for is filled in.
    const asked = { ...stageOf(target).env, ...Object.fromEntries(Object.keys(told).map((name) => [name, ''])) };
    const missing = settingProblems({ ...asked, ...own, APP_ENV: 'production' }, [target])
      .map(({ setting }) => setting)
      .filter((name) => !(name in told) && !(name in own));
    expect(missing).toEqual([]);
  });
});

test('a process of the API has nothing that sends mail, and the worker nothing that signs in', () => {
  const told = (target: Target) => filesOf(serviceOf(target)).flatMap((name) => Object.keys(envExample(name)));
  expect(told('api').filter((name) => /^(SMTP|SENDPORTAL)/.test(name))).toEqual([]);
  expect(told('worker').filter((name) => /LINKEDIN|WEBHOOK|PUBLISHABLE|ADMIN/.test(name))).toEqual([]);
  for (const target of ['gateway', 'release'] as const)
    expect(told(target).filter((name) => /MONGODB|_SECRET$/.test(name))).toEqual([]);
});

test('every service of ours is a target', () => {
  expect(ownServices.every(([, service]) => isTarget(targetOf(service)))).toBe(true);
});

test('what an example asks for without a value has to be filled in; what may be left out is a comment', () => {
  // An empty value is one: in a cluster it wins over what a map says.
  const needed = new Set<string>(['RELEASE_TOKEN']);
  for (const [name, setting] of Object.entries(SETTINGS))
    if ('production' in setting && 'required' in (setting.production ?? {})) needed.add(name);
  for (const target of ['site', 'market', ...TARGETS]) {
    const asked = [...textOf(`compose/${target}.env.example`).matchAll(/^(\w+)=$/gm)].map(([, name = '']) => name);
    expect([target, asked.filter((name) => !needed.has(name))]).toEqual([target, []]);
  }
});
