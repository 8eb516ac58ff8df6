/** What an instance is for: `demo` may use stand-ins and demo data, `production` refuses them. */
export type AppEnvironment = 'demo' | 'production';

/** Who reads settings: `start` is `npm start`, which tells the others what they need of each other. */
export type ProcessName = 'start' | 'api' | 'worker' | 'matching' | 'gateway' | 'sandbox' | 'release';

/** Variables by name, as a process is given them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Looks at a value that is set.
 * @returns what is wrong with it, as the words after the setting's name, or null
 */
export type Check = (value: string) => string | null;

/** What an instance of production asks of a setting besides what every instance does. */
export interface InProduction {
  /** Why it cannot do without; ends the sentence "NAME is not set: …". */
  readonly required?: string;
  /** What is wrong with a value there. */
  readonly check?: Check;
}

/** One environment variable: who reads it, what it may be, and what people are told of it. */
export interface Setting {
  readonly readBy: readonly ProcessName[];
  /** What it decides; begins in lower case and ends without a full stop. */
  readonly about: string;
  /** A value as it may be set. */
  readonly example: string;
  /** What holds where it is not set. */
  readonly fallback?: string;
  /** The same in words, where it is no value. */
  readonly otherwise?: string;
  /** Never printed. */
  readonly secret?: true;
  /** Looks at the value in the form in which it is read. */
  readonly check?: Check;
  /** The one form in which a value is read, where it may be written in several. */
  readonly form?: (value: string) => string;
  /** It names a file that is read, or a program that is run: it has to be there. */
  readonly names?: 'file' | 'program';
  /** Why API and worker cannot do without, in a demo either, where `npm start` does not tell them. */
  readonly apiNeeds?: string;
  readonly demo?: { readonly check: Check };
  readonly production?: InProduction;
  /** Who reads it and can do without, in production too. */
  readonly optionalFor?: ProcessName;
  /** Whoever runs the jobs needs it alone: a worker, or an API that leaves them to none. */
  readonly forJobs?: true;
  /** A setting with which the gateway leaves it to the process that is named there. */
  readonly leftBy?: string;
  /** Told by the process that starts it; nobody sets it by hand. */
  readonly inner?: true;
}

/** Settings by the names of their variables. */
export type Settings = Readonly<Record<string, Setting>>;
