import { port, share, webAddress } from '../setting/checks.js';
import type { ProcessName, Setting, Settings } from '../setting/setting.js';

const metricsPort = (of: readonly ProcessName[], whose: string, example: string) =>
  ({
    readBy: of,
    about: `port of ${whose} \`/metrics\`; \`0\` for none`,
    example,
    fallback: '0',
    check: port,
  }) as const satisfies Setting;

/** What operators watch (docs/operating/observability.md). */
export const WATCHING = {
  METRICS_PORT: metricsPort(
    ['api', 'worker', 'matching'],
    'the API’s, the worker’s and the matching service’s',
    '9100',
  ),
  GATEWAY_METRICS_PORT: metricsPort(['gateway'], 'the gateway’s', '9101'),
  RELEASE_METRICS_PORT: metricsPort(['release'], 'the release service’s', '9102'),
  METRICS_HOST: {
    readBy: ['api', 'worker', 'matching', 'gateway', 'release'],
    about: 'address on which `/metrics` is heard; never one that visitors reach',
    example: '0.0.0.0',
    otherwise: 'that of HOST for API, worker and matching service, this machine alone for the others',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    readBy: ['api', 'worker', 'matching', 'gateway'],
    about: 'the collector that takes traces, by OTLP over HTTP; they hold nobody’s data',
    example: 'http://collector:4318',
    otherwise: 'nothing is traced',
    check: webAddress,
  },
  OTEL_TRACES_SAMPLER_ARG: {
    readBy: ['api', 'worker', 'matching', 'gateway'],
    about: 'share of requests that are traced, 0 to 1; the gateway draws lots',
    example: '1',
    fallback: '0.05',
    check: share,
  },
} as const satisfies Settings;
