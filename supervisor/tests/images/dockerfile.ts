/** One image of a Dockerfile, with what it takes over from the stage below it. */
export interface Stage {
  readonly from: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | null;
  readonly workdir: string | null;
  readonly ports: readonly number[];
  /** What is started, and what says that it is well; null where it is not written as a list of words. */
  readonly command: readonly string[] | null;
  readonly health: readonly string[] | null;
  /** What it copies of other stages: stage and folder there. */
  readonly copied: readonly (readonly [stage: string, folder: string])[];
  readonly runs: readonly string[];
}

const EMPTY: Omit<Stage, 'from'> = {
  env: {},
  user: null,
  workdir: null,
  ports: [],
  command: null,
  health: null,
  copied: [],
  runs: [],
};

const isWord = (value: unknown): value is string => typeof value === 'string';

/** @returns the words of a list such as `["node", "start.js"]` at the end of a line */
function wordsIn(text: string): readonly string[] | null {
  const found = /(?:^|\s)CMD (\[.*\])$/.exec(text)?.[1] ?? null;
  const words: unknown = found === null ? null : JSON.parse(found);
  return Array.isArray(words) && words.every(isWord) ? words : null;
}

function withInstruction(stage: Stage, line: string): Stage {
  const [word = '', ...others] = line.split(' ');
  const rest = others.join(' ');
  switch (word) {
    case 'ENV': {
      const [name = '', ...value] = rest.split('=');
      return { ...stage, env: { ...stage.env, [name]: value.join('=') } };
    }
    case 'USER':
      return { ...stage, user: rest };
    case 'WORKDIR':
      return { ...stage, workdir: rest };
    case 'EXPOSE':
      return { ...stage, ports: rest.split(' ').map(Number) };
    case 'CMD':
      return { ...stage, command: wordsIn(line) };
    case 'HEALTHCHECK':
      return { ...stage, health: wordsIn(rest) };
    case 'RUN':
      return { ...stage, runs: [...stage.runs, rest] };
    case 'COPY': {
      const [, from, folder] = /^--from=(\S+) (\S+) /.exec(rest) ?? [];
      return from === undefined || folder === undefined
        ? stage
        : { ...stage, copied: [...stage.copied, [from, folder]] };
    }
    case 'ARG':
      return stage;
    default:
      throw new Error(`Dockerfile: "${line}" is not understood here.`);
  }
}

/**
 * Reads a Dockerfile, as far as ours go.
 * @returns its stages by name, each with what the stages below it say
 * @throws Error for an instruction that is not known
 */
export function readDockerfile(text: string): ReadonlyMap<string, Stage> {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stages = new Map<string, Stage>();
  let name = '';
  for (const line of lines) {
    const [, from, as] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (from !== undefined && as !== undefined) {
      name = as;
      stages.set(name, { ...(stages.get(from) ?? EMPTY), copied: [], runs: [], from });
      continue;
    }
    const stage = stages.get(name);
    if (stage !== undefined) stages.set(name, withInstruction(stage, line));
    else if (!line.startsWith('ARG ')) throw new Error(`Dockerfile: "${line}" stands before any FROM.`);
  }
  return stages;
}
