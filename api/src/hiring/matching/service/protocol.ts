import { SCORE_VERSION } from '@vela/matching';
import type { MatchEngineExtent } from '../engine/engine.js';
import type { Answers } from './answers.js';
import type { QuestionKind, Questions } from './questions.js';
import { isBoolean, isCount, isId, isNumber, isText, listOf, objectOf, orNull } from './shapes.js';

/** Changes with the form of what travels. */
const FORM = 2;

/** Two processes understand each other, and score alike, where this is the same. */
export const SERVICE_VERSION = `${FORM}/${SCORE_VERSION}`;

export const STATUS_PATH = '/partition';
export const TOLD_PATH = '/told';
/** Kinds of questions; each is posted to a path of its name. */
export const QUESTION_KINDS: readonly QuestionKind[] = ['rank', 'browse', 'facets', 'meeting'];

/** What a process that holds a partition says of itself. */
export interface PartitionStatus {
  readonly version: string;
  /** Another after each start. */
  readonly process: string;
  /** Milliseconds since 1970: what was saved before is in its index once it is ready. */
  readonly startedAt: number;
  readonly number: number;
  readonly count: number;
  readonly ready: boolean;
  readonly extent: Omit<MatchEngineExtent, 'partitionsMissing'>;
}

/** Profiles that were saved, which a process takes in before its answer counts. */
export interface Told {
  readonly saved: readonly string[];
  /** Whatever was saved since then was, too: milliseconds since 1970; null for nothing besides. */
  readonly since: number | null;
}

/** What comes with every question. */
export interface Envelope<Kind extends QuestionKind> {
  /** To whom: another process at the same address does not answer it. */
  readonly process: string;
  readonly told: Told;
  readonly question: Questions[Kind];
  /** Of a list: how many of the best. */
  readonly rows: number;
  /** Of a list: the moment whose exposure orders it. */
  readonly moment: number;
}

/** What an answer comes in. */
export interface Answered<Kind extends QuestionKind> {
  readonly answer: Answers[Kind];
  /** The moment whose exposure ordered it: the nearest that the process knows. */
  readonly moment: number;
}

export const isStatus = objectOf<PartitionStatus>({
  version: isText,
  process: isText,
  startedAt: isCount,
  number: isCount,
  count: isCount,
  ready: isBoolean,
  extent: objectOf<PartitionStatus['extent']>({
    profiles: isCount,
    bytes: isCount,
    buildSeconds: isNumber,
    lagSeconds: isNumber,
  }),
});

export const isTold = objectOf<Told>({ saved: listOf(isId), since: orNull(isCount) });

/** Whether what was told came with whom it is told to. */
export const isToldTo = objectOf<Pick<Envelope<QuestionKind>, 'process' | 'told'>>({ process: isText, told: isTold });
