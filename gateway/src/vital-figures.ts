import { Histogram, type Registry } from 'prom-client';
import { type Vital, VITALS } from '@vela/contracts/remote';
import type { RolledOut } from '@vela/release/site';

const MS_PER_SECOND = 1000;

interface Figure {
  readonly name: string;
  readonly help: string;
  /** Values of these are measured in milliseconds and told in seconds. */
  readonly isTime: boolean;
  /** Good, and poor, as web.dev has it, are among them. */
  readonly buckets: readonly number[];
}

const FIGURES: Readonly<Record<Vital, Figure>> = {
  lcp: {
    name: 'browser_lcp_seconds',
    help: 'When the largest part of a page was painted, as browsers measured it, by slice and version.',
    isTime: true,
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  inp: {
    name: 'browser_inp_seconds',
    help: 'How long a page took to answer, as browsers measured it, by slice and version.',
    isTime: true,
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  cls: {
    name: 'browser_cls',
    help: 'How far parts of a page moved unasked, as browsers measured it, by slice and version.',
    isTime: false,
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  ttfb: {
    name: 'browser_ttfb_seconds',
    help: 'When the first byte of a page came, as browsers measured it, by slice and version.',
    isTime: true,
    buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  },
};

/** Counts what pages measure. */
export interface VitalFigures {
  /** @param served versions that visitors get now: only they are told of, so that what is told has an end */
  readonly add: (name: RolledOut, version: string, served: readonly string[], vital: Vital, value: number) => void;
}

/** Makes what the gateway tells of web vitals. */
export function vitalFigures(registry: Registry): VitalFigures {
  const histogramOf = ({ name, help, buckets }: Figure) =>
    new Histogram({ name, help, labelNames: ['slice', 'version'], buckets: [...buckets], registers: [registry] });
  const histograms = Object.fromEntries(VITALS.map((vital) => [vital, histogramOf(FIGURES[vital])])) as Readonly<
    Record<Vital, Histogram<'slice' | 'version'>>
  >;
  const told = new Map<RolledOut, ReadonlySet<string>>();
  return {
    add: (name, version, served, vital, value) => {
      if (!served.includes(version)) return;
      const before = told.get(name) ?? new Set();
      for (const gone of before)
        if (!served.includes(gone))
          for (const histogram of Object.values(histograms)) histogram.remove({ slice: name, version: gone });
      told.set(name, new Set([...[...before].filter((each) => served.includes(each)), version]));
      histograms[vital].observe({ slice: name, version }, FIGURES[vital].isTime ? value / MS_PER_SECOND : value);
    },
  };
}
