import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const CHAPTER = /^## /m;
/** A block with its language, and what stands behind it: the file that it is, or whose commands these are. */
const BLOCK = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

/** Where a tutorial is followed. */
export interface TutorialPlaces {
  /** Folder in which files are written and commands run. */
  readonly own: string;
  /** Folder of this repository, for blocks that say `sh house`. */
  readonly house: string;
  /** What stands in the text for what everybody has another of. */
  readonly words: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
}

/** Follows a tutorial word by word: writes its files and runs its commands, chapter by chapter. */
export class Tutorial {
  readonly #chapters: ReadonlyMap<string, string>;
  readonly #places: TutorialPlaces;
  #learned: Readonly<Record<string, string>> = {};

  private constructor(chapters: ReadonlyMap<string, string>, places: TutorialPlaces) {
    this.#chapters = chapters;
    this.#places = places;
  }

  /** @param file of the tutorial, Markdown */
  static async of(file: string, places: TutorialPlaces): Promise<Tutorial> {
    let text = await readFile(file, 'utf8');
    for (const [word, meant] of Object.entries(places.words)) text = text.replaceAll(word, meant);
    const chapters = text.split(CHAPTER).map((chapter) => {
      const end = chapter.indexOf('\n');
      return [chapter.slice(0, end), chapter.slice(end)] as const;
    });
    return new Tutorial(new Map(chapters), places);
  }

  /** Has commands from now on know what somebody was told. */
  learn(environment: Readonly<Record<string, string>>): void {
    this.#learned = environment;
  }

  /** Does what a chapter says. @returns what its commands printed @throws Error with that where one fails */
  async play(chapter: string): Promise<string> {
    const text = this.#chapters.get(chapter);
    if (text === undefined) throw new Error(`The tutorial has no chapter “${chapter}”.`);
    const { own, house } = this.#places;
    let printed = '';
    for (const [, language, about, content = ''] of text.matchAll(BLOCK))
      if (language === 'sh') printed += await this.#run(about === 'house' ? house : own, content);
      else if (about !== undefined) {
        const file = path.join(own, about);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    return printed;
  }

  async #run(cwd: string, commands: string): Promise<string> {
    const env = { ...process.env, ...this.#places.environment, ...this.#learned };
    try {
      const { stdout } = await promisify(execFile)('bash', ['-e', '-c', commands], { cwd, env });
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${commands}\n${stdout}\n${stderr}`, { cause: error });
    }
  }
}
