import { badValue } from '../values/errors.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { flagOption, listOption, numberOption } from './options.js';

/** How often a fail point fires. */
interface Mode {
  skip: number;
  times: number;
}

interface FailPoint {
  readonly mode: Mode;
  readonly data: Document;
}

/** What a fail point does to a command. */
export interface InjectedFault {
  readonly closesConnection: boolean;
  /** Milliseconds to wait before anything else. */
  readonly delay: number;
  readonly errorCode: number | undefined;
  readonly errorLabels: readonly string[] | undefined;
  readonly writeConcernError: Document | undefined;
}

/** What happens to a retryable write when `onPrimaryTransactionalWrite` fires. */
export type WriteFault = { readonly before: boolean; readonly closesConnection: boolean; readonly code: number };

const known = ['failCommand', 'failGetMoreAfterCursorCheckout', 'onPrimaryTransactionalWrite'];

/** Faults that tests inject with `configureFailPoint`, as MongoDB's test commands do. */
export class FailPoints {
  readonly #active = new Map<string, FailPoint>();

  /**
   * Switches a fail point on or off.
   *
   * @throws CommandError for a fail point that does not exist here
   */
  configure(command: Document): void {
    const name = String(fieldOf(command, 'configureFailPoint'));
    if (!known.includes(name)) throw badValue(`the embedded store has no fail point '${name}'`);
    const mode = fieldOf(command, 'mode');
    if (mode === 'off') {
      this.#active.delete(name);
      return;
    }
    const data = fieldOf(command, 'data');
    this.#active.set(name, { mode: parseMode(mode), data: isDocument(data) ? data : {} });
  }

  /** Whether none is switched on. */
  get none(): boolean {
    return this.#active.size === 0;
  }

  /** The fault for a command of an application, if one is to happen now. */
  forCommand(name: string, application: string | undefined): InjectedFault | undefined {
    const data = this.#fire('failCommand', (candidate) => {
      const wanted = fieldOf(candidate, 'appName');
      return listOption(candidate, 'failCommands').includes(name) && (wanted === undefined || wanted === application);
    });
    if (data === undefined) return undefined;
    const writeConcernError = fieldOf(data, 'writeConcernError');
    return {
      closesConnection: flagOption(data, 'closeConnection') ?? false,
      delay: flagOption(data, 'blockConnection') === true ? (numberOption(data, 'blockTimeMS') ?? 0) : 0,
      errorCode: numberOption(data, 'errorCode'),
      errorLabels: 'errorLabels' in data ? listOption(data, 'errorLabels').map(String) : undefined,
      writeConcernError: isDocument(writeConcernError) ? writeConcernError : undefined,
    };
  }

  /** The error a `getMore` that has found its cursor ends with, if one is to happen now. */
  forGetMore(): number | undefined {
    const data = this.#fire('failGetMoreAfterCursorCheckout', () => true);
    return data === undefined ? undefined : numberOption(data, 'errorCode');
  }

  /** The fault for a retryable write, if one is to happen now. */
  forRetryableWrite(): WriteFault | undefined {
    const data = this.#fire('onPrimaryTransactionalWrite', () => true);
    if (data === undefined) return undefined;
    const code = numberOption(data, 'failBeforeCommitExceptionCode');
    return {
      before: code !== undefined,
      code: code ?? 0,
      closesConnection: flagOption(data, 'closeConnection') ?? true,
    };
  }

  #fire(name: string, applies: (data: Document) => boolean): Document | undefined {
    const point = this.#active.get(name);
    if (point === undefined || !applies(point.data)) return undefined;
    if (point.mode.skip > 0) {
      point.mode.skip -= 1;
      return undefined;
    }
    point.mode.times -= 1;
    if (point.mode.times <= 0) this.#active.delete(name);
    return point.data;
  }
}

function parseMode(mode: Document[string]): Mode {
  if (mode === 'alwaysOn') return { skip: 0, times: Infinity };
  if (!isDocument(mode)) throw badValue('a fail point needs a mode');
  return { skip: numberOption(mode, 'skip') ?? 0, times: numberOption(mode, 'times') ?? Infinity };
}
