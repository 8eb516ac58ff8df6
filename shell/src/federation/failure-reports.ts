import {
  FAILED_ON_THE_WAY,
  FAILURE_REPORTS,
  type FailureKind,
  type FailureReport,
  SHELL_ITSELF,
} from '@vela/contracts/remote';
import { type SliceName, sliceNamed, sliceOf } from '@vela/contracts/routes';
import { reportsTo } from './send-report.js';

/** A place in a slice's own files, in the stack of an error. What follows a tilde tells further attempts apart. */
const SLICE_FRAME = /\/remotes\/([a-z]+_[a-z\d]+)\/([\w-]+)(?:~\d+)?\/([\w./-]+:\d+:\d+)/;
/** A place in the shell's own files, whose names say of which build they are. */
const SHELL_FRAME = /\/assets\/((\w[\w-]*)[\w./-]*:\d+:\d+)/;

export interface FailureReportsOptions {
  /** @returns the version of a slice that this page runs */
  readonly versionOf: (name: SliceName) => string | null;
  /** @returns the address of the page in sight */
  readonly pathname: () => string;
  /** @returns the trace id of the page's last call */
  readonly lastTrace?: () => string | null;
  readonly send: (report: FailureReport) => void;
}

/** Tells the site which version of a slice failed, so that one that fails more often than the one before is taken back. */
export interface FailureReports {
  /** @param owner whose code it is, where the error's stack does not tell; without it such an error is not told */
  readonly tell: (kind: FailureKind, error: unknown, owner?: SliceName) => void;
  /** Hears what nobody catches. @returns ends it */
  readonly listen: (window: Window) => () => void;
}

/** Sends a report. */
export const sendReport: (report: FailureReport) => void = reportsTo(FAILURE_REPORTS);

function errorName(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^\w{1,40}$/.test(name) ? name : 'Error';
}

/** @returns that the shell's own code failed where no slice is there yet, or beside all slices; null for what is not the site's */
function shellReport(stack: string): Pick<FailureReport, 'name' | 'version' | 'place'> | null {
  if (!stack.includes(`${location.origin}/assets/`)) return null;
  const [, place = null, version = null] = SHELL_FRAME.exec(stack) ?? [];
  return version === null ? null : { name: SHELL_ITSELF, version, place };
}

/** @returns reports of one page: one for each version at most, because visitors are counted and not errors */
export function failureReports({ versionOf, pathname, lastTrace, send }: FailureReportsOptions): FailureReports {
  const told = new Set<string>();

  function tell(kind: FailureKind, error: unknown, owner?: SliceName): void {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error();
    if (FAILED_ON_THE_WAY.test(`${name} ${message}`)) return;
    const [, frameName, frameVersion = null, place = null] = SLICE_FRAME.exec(stack) ?? [];
    const slice = sliceNamed(frameName) ?? owner;
    const version = slice === undefined ? null : (frameVersion ?? versionOf(slice));
    const report = slice === undefined || version === null ? shellReport(stack) : { name: slice, version, place };
    if (report === null || told.has(`${report.name} ${report.version}`)) return;
    told.add(`${report.name} ${report.version}`);
    const trace = lastTrace?.();
    send({ ...report, kind, error: errorName(error), ...(trace == null ? {} : { trace }) });
  }

  /** The site's own code belongs to the page in sight; extensions and scripts of others are nobody's. */
  const ownerIn = (error: unknown): SliceName | undefined =>
    error instanceof Error && error.stack?.includes(`${location.origin}/assets/`) === true
      ? sliceOf(pathname())
      : undefined;

  return {
    tell,
    listen: (window) => {
      const onError = ({ error }: ErrorEvent): void => tell('error', error, ownerIn(error));
      const onRejection = ({ reason }: PromiseRejectionEvent): void => tell('rejection', reason, ownerIn(reason));
      window.addEventListener('error', onError);
      window.addEventListener('unhandledrejection', onRejection);
      return () => {
        window.removeEventListener('error', onError);
        window.removeEventListener('unhandledrejection', onRejection);
      };
    },
  };
}
