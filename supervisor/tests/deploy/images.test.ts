// What deploy/Dockerfile says against what the house says: files that are started, settings, ports, rights.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import {
  at,
  documentsOf,
  listAt,
  metricsPortOf,
  OVERLAY,
  portsOf,
  readBy,
  ROOT,
  stageOf,
  stages,
  TARGETS,
  textOf,
  WELL,
} from '../support/deploy-files.js';

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
    expect([...ports].sort()).toEqual(Object.values(portsOf(target)).sort());
    const { port, pathname } = new URL(health?.at(-1) ?? '');
    expect(ports).toContain(Number(port));
    expect(WELL[target]).toContain(pathname);
  });

  test('tells its figures on a port of their own, which others than this machine may read', () => {
    const { env } = stageOf(target);
    expect(metricsPortOf(target)).toBeGreaterThan(0);
    expect(env['METRICS_HOST'] ?? env['HOST']).toBe('0.0.0.0');
    const others = Object.entries(portsOf(target)).filter(([name]) => !name.endsWith('METRICS_PORT'));
    expect(others.map(([, port]) => port)).not.toContain(metricsPortOf(target));
  });
});

describe('a tag of a version', () => {
  const WORKFLOW: unknown = documentsOf(path.join(ROOT, '.github/workflows/images.yml'))[0];
  const steps = listAt(WORKFLOW, 'jobs', 'pushed', 'steps');
  const stepWith = (action: string): unknown => steps.find((step) => String(at(step, 'uses')).startsWith(`${action}@`));

  test('pushes every image that a cluster takes', () => {
    expect(listAt(WORKFLOW, 'jobs', 'pushed', 'strategy', 'matrix', 'image')).toEqual(TARGETS);
  });

  test('is the version with a v before it, by which clusters name the images', () => {
    const named = stepWith('docker/metadata-action');
    const [, pattern = ''] = /^type=match,pattern=(.+),group=1$/.exec(String(at(named, 'with', 'tags'))) ?? [];
    const [overlay] = documentsOf(path.join(OVERLAY, 'kustomization.yaml'));
    const tags = listAt(overlay, 'images').map((image) => String(at(image, 'newTag')));
    expect(tags).toHaveLength(TARGETS.length);
    for (const tag of tags) expect(new RegExp(pattern).exec(`v${tag}`)?.[1]).toBe(tag);

    const pushed = stepWith('docker/build-push-action');
    const outputs = `steps.${String(at(named, 'id'))}.outputs`;
    expect(at(named, 'with', 'images')).toBe('ghcr.io/${{ github.repository_owner }}/vela-${{ matrix.image }}');
    expect(at(pushed, 'with', 'tags')).toBe(`\${{ ${outputs}.tags }}`);
    expect(at(pushed, 'with', 'build-args')).toBe(`APP_VERSION=\${{ ${outputs}.version }}`);
  });
});

test('images stand on fixed versions', () => {
  expect(textOf('Dockerfile')).toMatch(/^ARG NODE=node:20\.\d+\.\d+-bookworm-slim$/m);
  expect([...stages.values()].filter(({ from }) => from !== '${NODE}' && !stages.has(from))).toEqual([]);
});

test('a linter finds nothing in the Dockerfile', () => {
  expect(validate(textOf('Dockerfile')).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
});
