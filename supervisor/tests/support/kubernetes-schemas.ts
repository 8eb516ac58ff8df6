import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { at, isData } from './deploy-files.js';

/** A kind’s schema, compiled from Kubernetes’ own description. */
interface Kind {
  readonly prototype: { validate(this: unknown): void };
}
const KINDS: Readonly<Record<string, Kind>> = {
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  PodMonitor,
  PrometheusRule,
  Service,
  StatefulSet,
};

/** @returns a view of data that notes which places somebody looks at */
function watched<Value>(value: Value, place: string, seen: Set<string>): Value {
  if (!isData(value)) return value;
  return new Proxy(value, {
    get: (target, key, receiver) => {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof found === 'function') return found;
      seen.add(`${place}/${key}`);
      return watched(found, `${place}/${key}`, seen);
    },
  });
}

/** @returns places of data that nobody looked at; what lies below one is not listed too */
function unseen(value: unknown, place: string, seen: ReadonlySet<string>): readonly string[] {
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const own = `${place}/${key}`;
    return seen.has(own) ? unseen(child, own, seen) : [`${own} is not known`];
  });
}

/**
 * Holds a manifest against the schema of its kind. Kubernetes’ schemas allow properties that they do not know, so a mistyped one
 * passes: what the schema never looks at is told as well.
 */
export function schemaProblems(document: unknown): readonly string[] {
  const kind = KINDS[String(at(document, 'kind'))];
  if (kind === undefined) return [`There is no schema of ${String(at(document, 'kind'))}.`];
  const seen = new Set<string>();
  const problems: string[] = [];
  try {
    kind.prototype.validate.call(watched(document, '', seen));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return [...problems, ...unseen(document, '', seen)];
}
