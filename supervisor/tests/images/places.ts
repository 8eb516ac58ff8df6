// Where the processes of a set run: each in a network namespace with an address of its own where this machine allows that,
// else on loopback addresses of their own.
import { spawnSync } from 'node:child_process';

/** A machine of its own, as far as the network goes. */
export interface Place {
  readonly address: string;
  /** Words before a command that runs there. */
  readonly prefix: readonly string[];
  /** What its processes listen on. */
  readonly listen: string;
}

export interface Places {
  readonly describe: string;
  /** Address of this machine, as the places see it. */
  readonly home: string;
  place(name: string): Place;
  remove(): void;
}

function ip(...words: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr}`);
}

class Namespaces implements Places {
  readonly describe = 'network namespaces, each with its own address';
  readonly home: string;
  readonly #net: string;
  readonly #name: string;
  readonly #made: string[] = [];
  #next = 2;

  constructor() {
    const number = process.pid % 200;
    this.#name = `vl${process.pid}`;
    this.#net = `10.213.${number}`;
    this.home = `${this.#net}.1`;
    ip('link', 'add', this.#name, 'type', 'bridge');
    try {
      ip('address', 'add', `${this.home}/24`, 'dev', this.#name);
      ip('link', 'set', this.#name, 'up');
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  place(name: string): Place {
    const space = `${this.#name}-${name}`;
    const number = this.#next++;
    const address = `${this.#net}.${number}`;
    const [outer, inner] = [`${this.#name}o${number}`, `${this.#name}i${number}`];
    ip('netns', 'add', space);
    this.#made.push(space);
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner);
    ip('link', 'set', outer, 'master', this.#name, 'up');
    ip('link', 'set', inner, 'netns', space);
    ip('-n', space, 'address', 'add', `${address}/24`, 'dev', inner);
    ip('-n', space, 'link', 'set', inner, 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    return { address, prefix: ['ip', 'netns', 'exec', space], listen: '0.0.0.0' };
  }

  remove(): void {
    for (const space of this.#made) spawnSync('ip', ['netns', 'delete', space]);
    spawnSync('ip', ['link', 'delete', this.#name]);
  }
}

/** Linux answers on all of 127.0.0.0/8. */
class Loopbacks implements Places {
  readonly describe = 'loopback addresses of their own';
  readonly home = '127.0.0.1';
  #next = 2;

  place(): Place {
    const address = `127.0.${process.pid % 250}.${this.#next++}`;
    return { address, prefix: [], listen: address };
  }

  remove(): void {
    // Nothing was made.
  }
}

/** @returns namespaces where this machine allows them */
export function makePlaces(): Places {
  try {
    return new Namespaces();
  } catch {
    return new Loopbacks();
  }
}
