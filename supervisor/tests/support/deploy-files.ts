import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { healthLive, healthReady } from '@vela/contracts/endpoints';
import { type ProcessName, type Setting, type SettingName, SETTINGS, settingsOf } from '@vela/settings';
import { readDockerfile, type Stage } from '../images/dockerfile.js';

export const ROOT = path.resolve(__dirname, '../../..');
export const DEPLOY = path.join(ROOT, 'deploy');
export const BASE = path.join(DEPLOY, 'kubernetes/base');
export const OVERLAY = path.join(DEPLOY, 'kubernetes/overlays/production');
export const COMPONENTS = path.join(DEPLOY, 'kubernetes/components');
export const OBSERVABILITY = path.join(DEPLOY, 'observability');

/** The images of ours, by the process that each runs. */
export const TARGETS = ['api', 'worker', 'matching', 'gateway', 'release'] as const satisfies readonly ProcessName[];
export type Target = (typeof TARGETS)[number];
export const isTarget = (name: unknown): name is Target => TARGETS.some((each) => each === name);

/** What a process may be asked without a token, by image. */
export const WELL: Readonly<Record<Target, readonly string[]>> = {
  api: [healthLive.path, healthReady.path],
  worker: ['/health/live', '/health/ready'],
  matching: ['/health/live', '/health/ready'],
  gateway: ['/remotes.json', '/'],
  release: ['/health'],
};

/** @returns the text of a file of deploy/ */
export const textOf = (...names: readonly string[]): string => readFileSync(path.join(DEPLOY, ...names), 'utf8');

export const stages = readDockerfile(textOf('Dockerfile'));
export function stageOf(target: string): Stage {
  const stage = stages.get(target);
  if (stage === undefined) throw new Error(`There is no ${target}.`);
  return stage;
}

/** What Node reads itself, and what a manifest makes a setting of. */
const NODES_OWN = ['NODE_ENV', 'POD_NUMBER'];
export const readBy = (target: Target): ReadonlySet<string> => new Set([...settingsOf([target]), ...NODES_OWN]);

const isPort = (name: string): boolean => /PORT$/.test(name);
/** @returns the ports on which an image’s process is heard, by the settings that say so */
export const portsOf = (target: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(stageOf(target).env)
      .filter(([name]) => isPort(name))
      .map(([name, value]) => [name, Number(value)]),
  );
/** @returns the port of a process’ figures */
export const metricsPortOf = (target: Target): number | undefined =>
  Object.entries(portsOf(target)).find(([name]) => name.endsWith('METRICS_PORT'))?.[1];

const isSettingName = (name: string): name is SettingName => name in SETTINGS;
/** @returns the settings of the table, with what stands there */
export const settings = (): readonly (readonly [SettingName, Setting])[] =>
  Object.keys(SETTINGS)
    .filter(isSettingName)
    .map((name) => [name, SETTINGS[name]] as const);
export const isSecret = (name: string): boolean => isSettingName(name) && 'secret' in SETTINGS[name];

// Manifests are data of others' shapes: what is looked at is read by its path.
type Data = Readonly<Record<string, unknown>>;
export const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
export const at = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((each, key) => (isData(each) ? each[key] : undefined), value);
export const listAt = (value: unknown, ...keys: readonly (string | number)[]): readonly unknown[] => {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
};
export const entriesAt = (value: unknown, ...keys: readonly (string | number)[]): readonly [string, unknown][] => {
  const found = at(value, ...keys);
  return isData(found) ? Object.entries(found) : [];
};

/** @returns the documents of a file of YAML @throws the first that cannot be read */
export function documentsOf(file: string): readonly unknown[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document): unknown => {
    for (const error of document.errors) throw error;
    const found: unknown = document.toJS();
    return found;
  });
}

/** @returns the manifests of a folder, as its kustomization lists them */
export function manifestsIn(folder: string): readonly unknown[] {
  const names = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
  return names.flatMap((name) => documentsOf(path.join(folder, name)));
}

/** All that may run: the base, and the matching service, which is a component of it. */
export const manifests = [...manifestsIn(BASE), ...manifestsIn(path.join(COMPONENTS, 'matching'))];
/** @returns the manifests of a kind, or the one of a name */
export const called = (kind: string, name?: unknown): readonly unknown[] =>
  manifests.filter(
    (each) => at(each, 'kind') === kind && (name === undefined || at(each, 'metadata', 'name') === name),
  );
export const workloads = [...called('Deployment'), ...called('StatefulSet')];
export const podOf = (workload: unknown): unknown => at(workload, 'spec', 'template', 'spec');
export const containerOf = (workload: unknown): unknown => at(podOf(workload), 'containers', 0);

const kustomizationIn = (folder: string): unknown =>
  parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'));
export const kustomization = { base: kustomizationIn(BASE), overlay: kustomizationIn(OVERLAY) };
const withMatching = kustomizationIn(path.join(COMPONENTS, 'matching'));

/** Settings that stand in the files, by the map that holds them: base, overlay and the matching service together. */
export const maps: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  TARGETS.reduce<string[]>((names, target) => [...names, target], ['site', 'market']).map((name) => {
    const literals = [kustomization.base, kustomization.overlay, withMatching].flatMap((each) =>
      listAt(each, 'configMapGenerator')
        .filter((map) => at(map, 'name') === name)
        .flatMap((map) => listAt(map, 'literals').map(String)),
    );
    const pairs = literals.map((literal) => [
      literal.slice(0, literal.indexOf('=')),
      literal.slice(literal.indexOf('=') + 1),
    ]);
    return [name, Object.fromEntries(pairs) as Record<string, string>] as const;
  }),
);

/** Secrets that are made beside the files, by their names. */
export const secrets: ReadonlyMap<string, readonly string[]> = new Map(
  ['external-secrets', 'matching-external-secrets']
    .flatMap((folder) => manifestsIn(path.join(COMPONENTS, folder)))
    .map((each) => [
      String(at(each, 'spec', 'target', 'name')),
      listAt(each, 'spec', 'data').map((one) => String(at(one, 'secretKey'))),
    ]),
);

/** @returns what a workload is told: settings by name; a secret's value is '' */
export function toldIn(workload: unknown): Readonly<Record<string, string>> {
  const container = containerOf(workload);
  const told: Record<string, string> = { ...stageOf(String(at(container, 'name'))).env };
  for (const from of listAt(container, 'envFrom')) {
    Object.assign(told, maps.get(String(at(from, 'configMapRef', 'name'))) ?? {});
    for (const name of secrets.get(String(at(from, 'secretRef', 'name'))) ?? []) told[name] = '';
  }
  for (const each of listAt(container, 'env')) told[String(at(each, 'name'))] = String(at(each, 'value') ?? '');
  return told;
}

const compose: unknown = parse(textOf('compose.yaml'), { merge: true });
/** `deploy/compose.yaml`, with what each service takes over. */
export { compose };
export const services: readonly [string, unknown][] = [...entriesAt(compose, 'services')];
/** The services that run our images. */
export const ownServices = services.filter(([, service]) => at(service, 'build') !== undefined);
export const targetOf = (service: unknown): string => String(at(service, 'build', 'target'));

/** @returns the settings that an example of an env file asks for or names in a comment, with what stands there */
export const envExample = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...textOf(`compose/${name}.env.example`).matchAll(/^(?:# )?(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  );
