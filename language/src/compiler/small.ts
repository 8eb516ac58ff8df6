import type { CompiledMessage, MessagePart } from './compiled-message.js';

/** What a browser reads messages of the source with: the library's way of reading them weighs more than all of its rest. */
class Reader {
  readonly #message: string;
  #at = 0;

  constructor(message: string) {
    this.#message = message;
  }

  #take(pattern: RegExp): string {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#message);
    if (found === null) throw new Error(`This message cannot be read at ${this.#at}: ${this.#message}`);
    this.#at = sticky.lastIndex;
    return found[1] ?? '';
  }

  #text(counting: boolean): string {
    const end = counting ? /[{}#]/ : /[{}]/;
    let text = '';
    for (;;) {
      const letter = this.#message[this.#at];
      if (letter === undefined || end.test(letter)) return text;
      this.#at += 1;
      const next = this.#message[this.#at] ?? '';
      if (letter !== "'") text += letter;
      else if (next === "'") {
        this.#at += 1;
        text += "'";
      } else if (!end.test(next) && next !== '}') text += "'";
      else {
        // What is quoted stands as it is, to the next quote.
        const close = this.#message.indexOf("'", this.#at);
        const until = close < 0 ? this.#message.length : close;
        text += this.#message.slice(this.#at, until);
        this.#at = until + 1;
      }
    }
  }

  #cases(kind: string): Record<string, CompiledMessage | number> {
    const counting = kind !== 'select';
    const cases: Record<string, CompiledMessage | number> = {};
    const offset = counting ? this.#take(/\s*(?:offset\s*:\s*(\d+))?\s*/) : '';
    if (offset !== '') cases['offset'] = Number(offset);
    while (this.#message[this.#at] !== '}') {
      const name = this.#take(/\s*=?([^\s{}]+)\s*\{/);
      cases[name] = this.parts(counting);
      this.#take(/\}\s*/);
    }
    return cases;
  }

  #placeholder(): MessagePart {
    const name = this.#take(/\{\s*([^\s,{}]+)\s*/);
    if (this.#message[this.#at] === '}') {
      this.#take(/\}/);
      return [name];
    }
    const kind = this.#take(/,\s*(\w+)\s*/);
    if (kind === 'plural' || kind === 'select' || kind === 'selectordinal') {
      this.#take(/,\s*/);
      const cases = this.#cases(kind);
      this.#take(/\}/);
      return [name, kind, cases];
    }
    const style = this.#take(/(?:,\s*([^{}]*?)\s*)?\}/);
    return style === '' ? [name, kind] : [name, kind, style];
  }

  parts(counting: boolean): MessagePart[] {
    const parts: MessagePart[] = [];
    for (;;) {
      const text = this.#text(counting);
      if (text !== '') parts.push(text);
      const letter = this.#message[this.#at];
      if (letter === '{') parts.push(this.#placeholder());
      else if (letter === '#') {
        this.#at += 1;
        parts.push('#');
      } else return parts;
    }
  }
}

/** As `whole.ts`, for the messages in Vela's code. @throws Error if it is none */
export const compiled = (message: string): CompiledMessage => new Reader(message).parts(false);
