// That what deploy/ starts is measured: every process is read, under the name that alerts and dashboards use; what scales and
// what wakes somebody is there.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import {
  at,
  called,
  COMPONENTS,
  documentsOf,
  listAt,
  metricsPortOf,
  OBSERVABILITY,
  ownServices,
  ROOT,
  services,
  targetOf,
  TARGETS,
  textOf,
} from '../support/deploy-files.js';
import { schemaProblems } from '../support/kubernetes-schemas.js';

const GUIDE = readFileSync(path.join(ROOT, 'docs/operating/kubernetes.md'), 'utf8');
const JOBS = TARGETS.map((target) => `vela-${target}`);
const prometheus: unknown = parse(textOf('observability/prometheus.yaml'));
const alerts: unknown = parse(textOf('observability/alerts.yaml'));
const adapter: unknown = parse(textOf('observability/prometheus-adapter.yaml'));
const dashboards = readdirSync(path.join(OBSERVABILITY, 'dashboards')).map((file): unknown =>
  JSON.parse(textOf('observability/dashboards', file)),
);

/** @returns whether Prometheus’ own grammar reads an expression */
function isReadable(expression: string): boolean {
  let isWrong = expression.trim() === '';
  parser.parse(expression).iterate({
    enter: ({ type }) => {
      isWrong ||= type.isError;
    },
  });
  return !isWrong;
}

describe('on one machine', () => {
  test('Prometheus reads every process of ours, by its job', () => {
    const read = listAt(prometheus, 'scrape_configs').flatMap((job) => {
      // What a profile starts is looked up by its name: one that is not there is not missed.
      const named = listAt(job, 'dns_sd_configs').flatMap((found) =>
        listAt(found, 'names').map((name) => `${String(name)}:${String(at(found, 'port'))}`),
      );
      const targets = [...listAt(job, 'static_configs', 0, 'targets'), ...named];
      return targets.map((target) => `${String(at(job, 'job_name'))} ${String(target)}`);
    });
    const running = ownServices.map(([name, service]) => {
      const target = TARGETS.find((each) => each === targetOf(service)) ?? 'api';
      return `vela-${target} ${name}:${metricsPortOf(target)}`;
    });
    expect([...read].sort()).toEqual([...running].sort());
  });

  test('what watches is started by a profile only, and reads files that are there', () => {
    const watching = services.filter(([, service]) => listAt(service, 'profiles').includes('watch'));
    expect(watching.map(([name]) => name)).toEqual(['prometheus', 'grafana', 'traces']);
    const [, one] = watching[0] ?? [];
    const mounted = listAt(one, 'volumes').map((volume) => String(volume).split(':')[1]);
    for (const file of listAt(prometheus, 'rule_files')) expect(mounted).toContain(file);
  });
});

describe('in a cluster', () => {
  const [monitor] = documentsOf(path.join(COMPONENTS, 'watching/pods.yaml'));

  test('the operator reads every process, by its job', () => {
    expect(listAt(monitor, 'spec', 'selector', 'matchExpressions', 0, 'values')).toEqual(TARGETS);
    const endpoint = at(monitor, 'spec', 'podMetricsEndpoints', 0);
    expect(at(endpoint, 'port')).toBe('metrics');
    expect(at(endpoint, 'relabelings', 0, 'replacement')).toBe('vela-$1');
  });

  test('alerts are a rule of the operator by the command of the guide', () => {
    const [, command = ''] = /^(\{ printf .+?) \| kubectl/m.exec(GUIDE) ?? [];
    const rule: unknown = parse(execFileSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8' }));
    expect(at(rule, 'spec')).toEqual(alerts);
    expect(schemaProblems(rule)).toEqual([]);
  });

  test('what the API is scaled by is made by the adapter, and is no memory', () => {
    const [scaling] = called('HorizontalPodAutoscaler', 'api');
    const metrics = listAt(scaling, 'spec', 'metrics');
    const made = listAt(adapter, 'rules', 'custom').map((rule) => /^\w+/.exec(String(at(rule, 'seriesQuery')))?.[0]);
    expect(metrics.map((metric) => at(metric, 'type'))).toEqual(metrics.map(() => 'Pods'));
    expect(metrics.map((metric) => at(metric, 'pods', 'metric', 'name')).sort()).toEqual([...made].sort());
    for (const rule of listAt(adapter, 'rules', 'custom')) {
      const query = String(at(rule, 'metricsQuery'))
        .replace('<<.GroupBy>>', 'pod')
        .replace('<<.Series>>', 'series')
        .replace('<<.LabelMatchers>>', 'namespace="vela"');
      expect([query, isReadable(query)]).toEqual([query, true]);
    }
  });
});

describe('expressions', () => {
  const ofAlerts = listAt(alerts, 'groups').flatMap((group) =>
    listAt(group, 'rules').map((rule) => String(at(rule, 'expr'))),
  );
  const ofDashboards = dashboards.flatMap((dashboard) =>
    listAt(dashboard, 'panels').flatMap((panel) =>
      listAt(panel, 'targets').map((target) => String(at(target, 'expr'))),
    ),
  );

  test.each([...ofAlerts, ...ofDashboards])('Prometheus can read %s', (expression) => {
    expect(isReadable(expression)).toBe(true);
  });

  test('of jobs name those that there are', () => {
    const named = [...ofAlerts, ...ofDashboards].flatMap((text) =>
      [...text.matchAll(/job=~?"([^"]+)"/g)].map(([, job = '']) => job),
    );
    for (const job of named) expect(JOBS.some((each) => new RegExp(`^(?:${job})$`).test(each))).toBe(true);
  });
});

test('a mistyped expression is not read', () => {
  expect(['sum by (le (up)', 'rate(up[5z])', ''].map(isReadable)).toEqual([false, false, false]);
});
