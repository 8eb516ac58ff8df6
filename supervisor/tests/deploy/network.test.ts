// Whom processes of deploy/kubernetes may reach, and who may reach them, against what they are set to do.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  at,
  called,
  containerOf,
  isTarget,
  listAt,
  metricsPortOf,
  OBSERVABILITY,
  portsOf,
  readBy,
  settings,
  type Target,
  TARGETS,
  toldIn,
  workloads,
} from '../support/deploy-files.js';

const workloadOf = (target: Target): unknown => workloads.find((each) => at(containerOf(each), 'name') === target);
const policyOf = (target: Target): unknown => called('NetworkPolicy', target)[0];

/** Ports that services of others are usually at, where an address names none. */
const USUAL: Readonly<Record<string, readonly number[]>> = {
  'http:': [80],
  'https:': [443],
  'mongodb:': [27017],
  'mongodb+srv:': [27017],
  // With encryption from the first byte, and with STARTTLS.
  'smtp:': [587],
  'smtps:': [465, 587],
};
const ADDRESS = /^[a-z+]+:\/\/[^\s,]+/;
/** Addresses that browsers go to, or that are the process’ own: nobody is asked there. */
const NOT_ASKED = ['APP_ORIGIN', 'REMOTE_ORIGINS', 'RELEASE_AUDIENCE'];
/** What is asked without an address in a setting: LinkedIn, Stripe and the register of VAT numbers. */
const ASKED_ANYHOW: Readonly<Record<Target, readonly number[]>> = {
  api: [443],
  worker: [443],
  matching: [],
  gateway: [],
  release: [],
};

/** @returns the ports that a process has to reach, by the settings that make it */
function impliedPorts(target: Target): readonly (readonly [setting: string, port: number])[] {
  const told = toldIn(workloadOf(target));
  return settings()
    .filter(([name]) => readBy(target).has(name) && !NOT_ASKED.includes(name))
    .flatMap(([name, setting]) => {
      // A setting that a process leaves to others, because it runs no jobs, leads nowhere.
      if (setting.forJobs === true && told['API_JOBS'] === 'none') return [];
      // So does one that another process acts on, which this one is told of.
      if (target === 'gateway' && setting.leftBy !== undefined && told[setting.leftBy] !== undefined) return [];
      const address = ADDRESS.exec(told[name] ?? '')?.[0] ?? ADDRESS.exec(setting.example)?.[0];
      if (address === undefined || /\/\/(localhost|127\.)/.test(address)) return [];
      const { protocol, port } = new URL(address);
      const ports = port === '' ? (USUAL[protocol] ?? []) : [Number(port)];
      return ports.map((each) => [name, each] as const);
    });
}

const allowed = (target: Target, way: 'ingress' | 'egress'): readonly number[] =>
  listAt(policyOf(target), 'spec', way).flatMap((rule) =>
    listAt(rule, 'ports').map((port) => Number(at(port, 'port'))),
  );

describe.each(TARGETS)('the %s', (target) => {
  test('may reach all that its settings make it reach', () => {
    const ports = new Set(allowed(target, 'egress'));
    const wanted = [...impliedPorts(target), ...ASKED_ANYHOW[target].map((port) => ['the house', port] as const)];
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(([, port]) => !ports.has(port))).toEqual([]);
  });

  test('may reach nothing else', () => {
    const wanted = new Set([...impliedPorts(target).map(([, port]) => port), ...ASKED_ANYHOW[target]]);
    expect(allowed(target, 'egress').filter((port) => !wanted.has(port))).toEqual([]);
  });

  test('lets whoever reads figures in, and nobody else on that port', () => {
    const port = metricsPortOf(target);
    const rules = listAt(policyOf(target), 'spec', 'ingress').filter((rule) =>
      listAt(rule, 'ports').some((each) => at(each, 'port') === port),
    );
    expect(rules.map((rule) => listAt(rule, 'from'))).toEqual([
      [{ namespaceSelector: { matchLabels: { 'vela.example/reads-metrics': 'yes' } } }],
    ]);
  });

  test('lets in on ports that it has', () => {
    const own = Object.values(portsOf(target));
    expect(allowed(target, 'ingress').filter((port) => !own.includes(port))).toEqual([]);
    expect(own.filter((port) => !allowed(target, 'ingress').includes(port))).toEqual([]);
  });
});

test('whoever may reach another is let in there', () => {
  for (const target of TARGETS)
    for (const rule of listAt(policyOf(target), 'spec', 'egress'))
      for (const to of listAt(rule, 'to')) {
        const other = at(to, 'podSelector', 'matchLabels', 'app');
        if (!isTarget(other)) continue;
        const ports = listAt(rule, 'ports').map((port) => at(port, 'port'));
        const lets = listAt(policyOf(other), 'spec', 'ingress').filter((each) =>
          listAt(each, 'from').some((from) => at(from, 'podSelector', 'matchLabels', 'app') === target),
        );
        const open = lets.flatMap((each) => listAt(each, 'ports').map((port) => at(port, 'port')));
        expect([target, other, ports.filter((port) => !open.includes(port))]).toEqual([target, other, []]);
      }
});

test('CIs reach the release service through the ingress', () => {
  const from = listAt(policyOf('release'), 'spec', 'ingress').flatMap((rule) => listAt(rule, 'from'));
  expect(from).toContainEqual({ namespaceSelector: { matchLabels: { 'vela.example/ingress': 'yes' } } });
});

test('labels that policies name are explained to whoever sets them', () => {
  const policies = readFileSync(path.join(OBSERVABILITY, '../kubernetes/base/network.yaml'), 'utf8');
  const guide = readFileSync(path.join(OBSERVABILITY, '../../docs/operating/kubernetes.md'), 'utf8');
  for (const [label = ''] of policies.matchAll(/vela\.example\/[\w-]+/g)) expect(guide).toContain(label);
});
