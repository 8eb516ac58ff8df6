// What deploy/ says against what the house says: settings, ports, paths, commands, folders, rights.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { healthLive, healthReady } from '@vela/contracts/endpoints';
import { type ProcessName, SETTINGS, settingsOf } from '@vela/settings';
import { readDockerfile, type Stage } from './images/dockerfile.js';

const ROOT = path.resolve(__dirname, '../..');
const DEPLOY = path.join(ROOT, 'deploy');
const BASE = path.join(DEPLOY, 'kubernetes/base');
const OVERLAY = path.join(DEPLOY, 'kubernetes/overlays/production');
const stages = readDockerfile(readFileSync(path.join(DEPLOY, 'Dockerfile'), 'utf8'));
const IMAGES: Readonly<Record<string, ProcessName>> = {
  api: 'api',
  worker: 'api',
  gateway: 'gateway',
  release: 'release',
};
const TARGETS = Object.keys(IMAGES);
/** What Node reads itself. */
const NODES_OWN = ['NODE_ENV'];
/** What a process may be asked without a token, by image. */
const WELL: Readonly<Record<string, readonly string[]>> = {
  api: [healthLive.path, healthReady.path],
  worker: ['/health/live', '/health/ready'],
  gateway: ['/remotes.json', '/'],
  release: ['/health'],
};

const stageOf = (target: string): Stage => {
  const stage = stages.get(target);
  if (stage === undefined) throw new Error(`There is no ${target}.`);
  return stage;
};
const readBy = (image: string): ReadonlySet<string> => new Set([...settingsOf([IMAGES[image] ?? 'api']), ...NODES_OWN]);
const portsOf = (target: string): readonly number[] =>
  Object.entries(stageOf(target).env).flatMap(([name, value]) => (/PORT$/.test(name) ? [Number(value)] : []));

// Manifests are data of others' shapes: what is looked at is read by its path.
type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const at = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((each, key) => (isData(each) ? each[key] : undefined), value);
const listAt = (value: unknown, ...keys: readonly (string | number)[]): readonly unknown[] => {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
};

describe.each(TARGETS)('the image %s', (target) => {
  test('starts a file that the build makes, as nobody in particular', () => {
    const { command, user, workdir } = stageOf(target);
    const script = command?.at(-1) ?? '';
    expect(command?.[0]).toBe('node');
    expect(existsSync(path.join(ROOT, script.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
    expect(user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(workdir).toBe('/srv/vela');
  });

  test('sets what its process reads, and writes below one folder', () => {
    const { env } = stageOf(target);
    expect(Object.keys(env).filter((name) => !readBy(target).has(name) && name !== 'APP_VERSION')).toEqual([]);
    for (const [name, value] of Object.entries(env))
      if (/_DIR$/.test(name)) expect(value).toMatch(/^\/var\/lib\/vela\//);
  });

  test('exposes its ports, and is well where its process says so', () => {
    const { ports, health } = stageOf(target);
    expect([...ports].sort()).toEqual([...portsOf(target)].sort());
    const { port, pathname } = new URL(health?.at(-1) ?? '');
    expect(ports).toContain(Number(port));
    expect(WELL[target]).toContain(pathname);
  });
});

test('images stand on fixed versions', () => {
  const text = readFileSync(path.join(DEPLOY, 'Dockerfile'), 'utf8');
  expect(text).toMatch(/^ARG NODE=node:20\.\d+\.\d+-bookworm-slim$/m);
  expect([...stages.values()].filter(({ from }) => from !== '${NODE}' && !stages.has(from))).toEqual([]);
});

describe('compose.yaml', () => {
  const compose: unknown = parse(readFileSync(path.join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true });
  const services = Object.entries(isData(at(compose, 'services')) ? (at(compose, 'services') as Data) : {});
  const own = services.filter(([, service]) => at(service, 'build') !== undefined);
  const targetOf = (service: unknown): string => String(at(service, 'build', 'target'));

  test('runs every image, the API and the gateway twice', () => {
    const counts = TARGETS.map((target) => own.filter(([, service]) => targetOf(service) === target).length);
    expect(Object.fromEntries(TARGETS.map((target, index) => [target, counts[index]]))).toEqual({
      api: 2,
      worker: 1,
      gateway: 2,
      release: 1,
    });
  });

  test('lets no process of ours write but to its own volume, or gain rights', () => {
    for (const [name, service] of own) {
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
      for (const volume of listAt(service, 'volumes').map((each) => String(each).split(':')[0] ?? ''))
        if (volume.startsWith('.')) expect([name, existsSync(path.join(DEPLOY, volume))]).toEqual([name, true]);
        else expect(at(compose, 'volumes', volume)).toBeDefined();
      const env = at(service, 'environment');
      for (const address of Object.values(isData(env) ? env : {}).flatMap((each) => String(each).split(',')))
        if (address.startsWith('http:')) {
          const { hostname, port } = new URL(address);
          const asked = own.find(([each]) => each === hostname)?.[1];
          expect(portsOf(targetOf(asked))).toContain(Number(port));
        }
      if (at(service, 'build') === undefined) expect(at(service, 'image')).toMatch(/^[a-z/]+:\d+\.\d+\.\d+$/);
    }
  });

  test('tells each process what it reads', () => {
    for (const [, service] of own) {
      const env = at(service, 'environment');
      for (const name of Object.keys(isData(env) ? env : {})) expect(readBy(targetOf(service))).toContain(name);
    }
  });

  test.each(['site', 'api'])('%s.env holds settings of the table', (name) => {
    const text = readFileSync(path.join(DEPLOY, `compose/${name}.env.example`), 'utf8');
    const names = [...text.matchAll(/^(\w+)=/gm)].map(([, each = '']) => each);
    expect(names.filter((each) => !(each in SETTINGS))).toEqual([]);
    if (name === 'api') expect(names.filter((each) => !readBy('api').has(each))).toEqual([]);
  });

  test('asks for everything that production requires', () => {
    const told = ['site', 'api'].flatMap((name) => [
      ...readFileSync(path.join(DEPLOY, `compose/${name}.env.example`), 'utf8').matchAll(/^(\w+)=/gm),
    ]);
    const required = Object.entries(SETTINGS).filter(
      ([, setting]) => 'production' in setting && 'required' in setting.production,
    );
    const names = new Set(told.map(([, name]) => name));
    expect(required.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the manifests', () => {
  const files = readdirSync(BASE).filter((name) => name !== 'kustomization.yaml');
  const documents = files.flatMap((name) =>
    parseAllDocuments(readFileSync(path.join(BASE, name), 'utf8')).map((document): unknown => {
      expect([name, document.errors]).toEqual([name, []]);
      return document.toJS();
    }),
  );
  const called = (kind: string, name?: unknown): readonly unknown[] =>
    documents.filter(
      (each) => at(each, 'kind') === kind && (name === undefined || at(each, 'metadata', 'name') === name),
    );
  const workloads = [...called('Deployment'), ...called('StatefulSet')];
  const podOf = (workload: unknown): unknown => at(workload, 'spec', 'template', 'spec');

  test('are all listed, in the base as in the overlay', () => {
    const base: unknown = parse(readFileSync(path.join(BASE, 'kustomization.yaml'), 'utf8'));
    expect([...listAt(base, 'resources')].sort()).toEqual(files.sort());
    const overlay: unknown = parse(readFileSync(path.join(OVERLAY, 'kustomization.yaml'), 'utf8'));
    for (const patch of listAt(overlay, 'patches'))
      expect(existsSync(path.join(OVERLAY, String(at(patch, 'path'))))).toBe(true);
    expect(listAt(overlay, 'images').map((image) => at(image, 'name'))).toEqual(TARGETS.map((each) => `vela-${each}`));
  });

  test('have a workload for each image', () => {
    expect(workloads.map((each) => at(podOf(each), 'containers', 0, 'image')).sort()).toEqual(
      TARGETS.map((each) => `vela-${each}`).sort(),
    );
  });

  test('ask processes where they say that they are well, on ports that they have', () => {
    for (const workload of workloads) {
      const container = at(podOf(workload), 'containers', 0);
      const target = String(at(container, 'name'));
      const ports = listAt(container, 'ports');
      expect(ports.map((each) => at(each, 'containerPort')).sort()).toEqual([...portsOf(target)].sort());
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        expect(WELL[target]).toContain(at(container, probe, 'httpGet', 'path'));
        expect(ports.map((each) => at(each, 'name'))).toContain(at(container, probe, 'httpGet', 'port'));
      }
    }
  });

  test('run nothing as root, on nothing that can be written but what is named', () => {
    for (const workload of workloads) {
      const pod = podOf(workload);
      expect(at(pod, 'automountServiceAccountToken')).toBe(false);
      expect(at(pod, 'securityContext')).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
      const container = at(pod, 'containers', 0);
      expect(at(container, 'securityContext')).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(at(container, 'resources', 'limits', 'memory')).toBeDefined();
      const volumes = [...listAt(pod, 'volumes'), ...listAt(workload, 'spec', 'volumeClaimTemplates')];
      const names = volumes.map((each) => at(each, 'name') ?? at(each, 'metadata', 'name'));
      for (const mount of listAt(container, 'volumeMounts')) expect(names).toContain(at(mount, 'name'));
    }
  });

  test('tell processes what they read', () => {
    for (const workload of workloads) {
      const container = at(podOf(workload), 'containers', 0);
      for (const { name } of listAt(container, 'env') as readonly { name: string }[])
        expect(readBy(String(at(container, 'name')))).toContain(name);
    }
    const settings: unknown[] = [
      ...called('ConfigMap', 'vela'),
      parse(readFileSync(path.join(OVERLAY, 'settings.yaml'), 'utf8')),
    ];
    const names = settings.flatMap((each) => Object.keys(at(each, 'data') ?? {}));
    expect(names.filter((name) => !(name in SETTINGS))).toEqual([]);
    // Secrets are no files.
    const secret = Object.entries(SETTINGS).flatMap(([name, setting]) => ('secret' in setting ? [name] : []));
    expect(names.filter((name) => secret.includes(name))).toEqual([]);
  });

  test('lead services, budgets, scaling and the ingress to what is there', () => {
    for (const service of called('Service')) {
      const workload = workloads.find(
        (each) => at(each, 'metadata', 'name') === at(service, 'spec', 'selector', 'app'),
      );
      const ports = listAt(podOf(workload), 'containers', 0, 'ports');
      const [port] = listAt(service, 'spec', 'ports');
      const target = ports.find((each) => at(each, 'name') === at(port, 'targetPort'));
      expect(at(target, 'containerPort')).toBe(at(port, 'port'));
    }
    for (const scaling of called('HorizontalPodAutoscaler'))
      expect(
        called(String(at(scaling, 'spec', 'scaleTargetRef', 'kind')), at(scaling, 'spec', 'scaleTargetRef', 'name')),
      ).toHaveLength(1);
    for (const deployment of called('Deployment')) {
      expect(called('PodDisruptionBudget', at(deployment, 'metadata', 'name'))).toHaveLength(1);
      expect(called('NetworkPolicy', at(deployment, 'metadata', 'name'))).toHaveLength(1);
    }
    for (const ingress of called('Ingress'))
      expect(
        called('Service', at(ingress, 'spec', 'rules', 0, 'http', 'paths', 0, 'backend', 'service', 'name')),
      ).toHaveLength(1);
  });
});
