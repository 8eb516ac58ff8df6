// What deploy/kubernetes says against what the house says, and against Kubernetes' own schemas.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LOGO_BYTES_MAX } from '@vela/contracts/constants';
import { settingProblems, SETTINGS } from '@vela/settings';
import {
  at,
  BASE,
  called,
  COMPONENTS,
  containerOf,
  DEPLOY,
  documentsOf,
  isSecret,
  isTarget,
  kustomization,
  listAt,
  manifests,
  manifestsIn,
  maps,
  OVERLAY,
  podOf,
  portsOf,
  readBy,
  secrets,
  TARGETS,
  toldIn,
  WELL,
  workloads,
} from '../support/deploy-files.js';
import { schemaProblems } from '../support/kubernetes-schemas.js';

const nameOf = (document: unknown): string =>
  `${String(at(document, 'kind'))} ${String(at(document, 'metadata', 'name'))}`;

test.each(
  [...manifests, ...manifestsIn(path.join(COMPONENTS, 'watching'))].map((each) => [nameOf(each), each] as const),
)('%s fits its schema, and says nothing that the schema does not know', (_, document) => {
  expect(schemaProblems(document)).toEqual([]);
});

test('a schema refuses what is wrong, and what it does not know', () => {
  const [deployment] = called('Deployment');
  const wrong = structuredClone(deployment) as {
    spec: { replicas: unknown; template: { spec: { containers: object[] } } };
  };
  wrong.spec.replicas = 'two';
  Object.assign(wrong.spec.template.spec.containers[0] ?? {}, { livenessProbes: {} });
  expect(schemaProblems(wrong)).toEqual([
    expect.stringContaining('/spec/replicas must be integer'),
    '/spec/template/spec/containers/0/livenessProbes is not known',
  ]);
});

test('all files are listed, in the base as in the overlay', () => {
  const files = readdirSync(BASE).filter((name) => name !== 'kustomization.yaml');
  expect([...listAt(kustomization.base, 'resources')].sort()).toEqual(files.sort());
  for (const patch of listAt(kustomization.overlay, 'patches'))
    expect(existsSync(path.join(OVERLAY, String(at(patch, 'path'))))).toBe(true);
  for (const folder of listAt(kustomization.overlay, 'components'))
    expect(existsSync(path.join(OVERLAY, String(folder), 'kustomization.yaml'))).toBe(true);
  for (const folder of readdirSync(COMPONENTS)) {
    const [component] = documentsOf(path.join(COMPONENTS, folder, 'kustomization.yaml'));
    const resources = readdirSync(path.join(COMPONENTS, folder)).filter((name) => name !== 'kustomization.yaml');
    expect([folder, at(component, 'kind'), listAt(component, 'resources')]).toEqual([folder, 'Component', resources]);
  }
  expect(listAt(kustomization.overlay, 'images').map((image) => at(image, 'name'))).toEqual(
    TARGETS.map((each) => `vela-${each}`),
  );
});

test('each image has a workload', () => {
  expect(workloads.map((each) => at(containerOf(each), 'image')).sort()).toEqual(
    TARGETS.map((each) => `vela-${each}`).sort(),
  );
});

test('processes are asked where they say that they are well, on ports that they have', () => {
  for (const workload of workloads) {
    const container = containerOf(workload);
    const target = at(container, 'name');
    if (!isTarget(target)) throw new Error(`${String(target)} is no image of ours.`);
    const ports = listAt(container, 'ports');
    expect(ports.map((each) => at(each, 'containerPort')).sort()).toEqual(Object.values(portsOf(target)).sort());
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(WELL[target]).toContain(at(container, probe, 'httpGet', 'path'));
      expect(ports.map((each) => at(each, 'name'))).toContain(at(container, probe, 'httpGet', 'port'));
    }
  }
});

test('nothing runs as root, or on what can be written but what is named', () => {
  const pods = [
    ...workloads.map(podOf),
    ...called('CronJob').map((each) => at(each, 'spec', 'jobTemplate', 'spec', 'template', 'spec')),
  ];
  for (const [index, pod] of pods.entries()) {
    expect(at(pod, 'automountServiceAccountToken')).toBe(false);
    expect(at(pod, 'securityContext')).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    const container = at(pod, 'containers', 0);
    expect(at(container, 'securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(at(container, 'resources', 'limits', 'memory')).toBeDefined();
    const volumes = [...listAt(pod, 'volumes'), ...listAt(workloads[index], 'spec', 'volumeClaimTemplates')];
    const names = volumes.map((each) => at(each, 'name') ?? at(each, 'metadata', 'name'));
    for (const mount of listAt(container, 'volumeMounts')) expect(names).toContain(at(mount, 'name'));
  }
});

describe('what processes are told', () => {
  test('comes from maps and secrets that are there', () => {
    const generated = listAt(kustomization.base, 'configMapGenerator').map((map) => at(map, 'name'));
    for (const workload of workloads)
      for (const from of listAt(containerOf(workload), 'envFrom')) {
        const map = at(from, 'configMapRef', 'name');
        if (map === undefined) expect([...secrets.keys()]).toContain(at(from, 'secretRef', 'name'));
        else expect(generated).toContain(map);
      }
    for (const map of listAt(kustomization.overlay, 'configMapGenerator')) expect(generated).toContain(at(map, 'name'));
  });

  test('is what they read, and nothing else', () => {
    for (const workload of workloads) {
      const target = at(containerOf(workload), 'name');
      if (!isTarget(target)) throw new Error(`${String(target)} is no image of ours.`);
      const names = Object.keys(toldIn(workload)).filter((name) => !(name in (maps.get('site') ?? {})));
      expect([target, names.filter((name) => !readBy(target).has(name) && name !== 'APP_VERSION')]).toEqual([
        target,
        [],
      ]);
    }
  });

  test('is everything that production requires of them', () => {
    for (const workload of workloads) {
      const target = at(containerOf(workload), 'name');
      if (!isTarget(target)) throw new Error(`${String(target)} is no image of ours.`);
      const told = toldIn(workload);
      const missing = settingProblems(told, [target]).filter(({ setting }) => !(setting in told));
      expect([target, missing]).toEqual([target, []]);
    }
  });

  test('stands in files only where it is no secret', () => {
    const names = [...maps.values()].flatMap((map) => Object.keys(map));
    expect(names.filter((name) => !(name in SETTINGS))).toEqual([]);
    expect(names.filter(isSecret)).toEqual([]);
  });

  test('is kept where secrets are kept where it is one', () => {
    for (const [name, keys] of secrets) expect([name, keys.filter((key) => !isSecret(key))]).toEqual([name, []]);
  });
});

test('services, budgets, scaling and ingresses lead to what is there', () => {
  for (const service of called('Service')) {
    const workload = workloads.find((each) => at(each, 'metadata', 'name') === at(service, 'spec', 'selector', 'app'));
    const ports = listAt(containerOf(workload), 'ports');
    const [port] = listAt(service, 'spec', 'ports');
    const target = ports.find((each) => at(each, 'name') === at(port, 'targetPort'));
    expect(at(target, 'containerPort')).toBe(at(port, 'port'));
  }
  for (const deployment of called('Deployment'))
    expect(called('PodDisruptionBudget', at(deployment, 'metadata', 'name'))).toHaveLength(1);
  const patched = listAt(kustomization.overlay, 'patches').flatMap((patch) =>
    documentsOf(path.join(OVERLAY, String(at(patch, 'path')))),
  );
  const led = [...called('Ingress'), ...patched].map((ingress) =>
    at(ingress, 'spec', 'rules', 0, 'http', 'paths', 0, 'backend', 'service', 'name'),
  );
  for (const name of led) expect(called('Service', name)).toHaveLength(1);
  // The site, and the way in for teams and their CIs; each has its name in the overlay.
  expect([...new Set(led)].sort()).toEqual(['gateway', 'release']);
  expect(patched.map((each) => at(each, 'metadata', 'name')).sort()).toEqual(['gateway', 'release']);
});

test('the way to the site lets through what people may upload', () => {
  const [ingress] = documentsOf(path.join(OVERLAY, 'ingress.yaml'));
  const largest = at(ingress, 'metadata', 'annotations', 'nginx.ingress.kubernetes.io/proxy-body-size');
  const [, megabytes] = /^(\d+)m$/.exec(String(largest)) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(LOGO_BYTES_MAX);
});

test('the copier of the release service’s volume makes what the way back of the guide can read', () => {
  const [copies] = called('CronJob', 'release-copies');
  const container = at(copies, 'spec', 'jobTemplate', 'spec', 'template', 'spec', 'containers', 0);
  const claims = listAt(copies, 'spec', 'jobTemplate', 'spec', 'template', 'spec', 'volumes');
  const [release] = called('StatefulSet', 'release');
  const template = at(release, 'spec', 'volumeClaimTemplates', 0, 'metadata', 'name');
  expect(at(claims[0], 'persistentVolumeClaim', 'claimName')).toBe(`${String(template)}-release-0`);

  const folder = mkdtempSync(path.join(tmpdir(), 'vela-copies-'));
  try {
    const [kept, copied, back] = ['kept', 'copies', 'back'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const each of [path.join(kept, 'site'), copied, back]) mkdirSync(each, { recursive: true });
    writeFileSync(path.join(kept, 'site/remotes.json'), '{}');
    const words = listAt(container, 'command').map((word) =>
      String(word).replaceAll('/var/lib/vela', kept).replaceAll('/copies', copied),
    );
    const [program = '', ...args] = words;
    // A shell whose input is a socket takes it for a login from afar, and reads the machine's own settings.
    const made = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const [name = ''] = readdirSync(copied);
    expect(readdirSync(copied)).toHaveLength(1);
    expect(
      spawnSync('tar', ['--extract', '--gzip', '--file', path.join(copied, name), '--directory', back]).status,
    ).toBe(0);
    expect(existsSync(path.join(back, 'site/remotes.json'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('who makes secrets by hand is told their keys', () => {
  const page = readFileSync(path.join(DEPLOY, '../docs/operating/kubernetes.md'), 'utf8');
  const told = [...page.matchAll(/^\| `([\w-]+)` \| ((?:`\w+`(?:, )?)+) \|$/gm)].map(
    ([, name = '', keys = '']) => [name, keys.replaceAll('`', '').split(', ')] as const,
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(secrets));
});
