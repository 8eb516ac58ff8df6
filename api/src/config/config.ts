import type { RateLimitName } from '@vela/contracts/endpoint-table';
import type { DocumentSeller } from '@vela/contracts/schemas';
import type { Language } from '@vela/language';
import type { RateTable } from '@vela/matching';
import type { Partition } from '@vela/matching/partitions';
import type { AppEnvironment } from '@vela/settings';

/** What happens to an answer that does not fit its schema: sent all the same, logged, or withheld as a 500. */
export type ResponseCheck = 'off' | 'log' | 'fail';

export interface LinkedinConfig {
  /** '' in a worker, which signs nobody in. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
  /** Whether a sign-in proves that it is the one that was begun (RFC 7636). */
  readonly pkce: boolean;
}

export interface StripeConfig {
  readonly secretKey: string;
  /** What browsers may know; '' in a worker, which sends them nothing. */
  readonly publishableKey: string;
  /** Signs the events that the provider sends; '' in a worker, which gets none. */
  readonly webhookSecret: string;
  /** Origin of a stand-in, or null for the provider itself. */
  readonly apiUrl: string | null;
  /** Script that browsers load before the provider's own, or null for none. */
  readonly scriptUrl: string | null;
}

/** Who sells, as documents print it; what is not set is ''. */
export type SellerConfig = Readonly<DocumentSeller>;

export interface SendportalConfig {
  /** Where its API lives, without `/api/v1`. */
  readonly url: string;
  readonly token: string;
}

/** Everything that the environment decides, checked once at the start. */
export interface Config {
  readonly environment: AppEnvironment;
  readonly version: string;
  /** Origin under which people reach the site, such as `https://vela.example`. */
  readonly appOrigin: string;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Port of `/metrics`, or null for none. */
  readonly metricsPort: number | null;
  /** Address on which it is heard. */
  readonly metricsHost: string;
  /** Collector of traces, or null for none, and the share of them that it gets. */
  readonly traces: { readonly endpoint: string | null; readonly share: number };
  readonly mongoUri: string;
  /** Sign cookies and links, the newest first; none lets the instance keep a generated one in the store. */
  readonly sessionSecrets: readonly string[];
  /** Make what companies know talents by, the newest first; none lets the instance keep a generated one in the store. */
  readonly handleSecrets: readonly string[];
  /** Make the marks of those who got something once, the newest first; none lets the instance keep a generated one in the store. */
  readonly markSecrets: readonly string[];
  /** How far the instance's clock is ahead of the machine's, days; 0 in production. */
  readonly clockAheadDays: number;
  readonly linkedin: LinkedinConfig;
  /** Addresses, lower case, whose verified owners get the admin area. */
  readonly adminEmails: readonly string[];
  readonly launchOfferUntil: Date;
  /** Header in which a trusted proxy names the country of a call, or null for none. */
  readonly countryHeader: string | null;
  /** Express' `trust proxy`: who may say for whom a call is made. */
  readonly trustProxy: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly responseCheck: ResponseCheck;
  /** Calls a minute and caller; 0 switches a limit off. */
  readonly rateLimits: Readonly<Record<RateLimitName, number>>;
  /** Reads of talents that one person may make, at all processes together; 0 switches a limit off. */
  readonly readLimits: { readonly aMinute: number; readonly aDay: number };
  /** How long an answer may be given again without asking the store, milliseconds; 0 for never. */
  readonly answerCacheMs: number;
  /** What answers questions about matches: the index of this process, aggregations in the store, or the matching service. */
  readonly matchEngine: 'index' | 'pipeline' | 'service';
  /** Where the processes of the matching service are, and what they let in by, the newest first; none lets in everybody. */
  readonly matchService: { readonly addresses: readonly string[]; readonly secrets: readonly string[] };
  /** What a process of the matching service holds; null for every other process. */
  readonly matchPartition: Partition | null;
  /** Folder in which the index is kept between two starts, or null for none. */
  readonly matchIndexDir: string | null;
  /** Currency rates that scores are computed with until newer ones are known. */
  readonly rates: RateTable;
  /** Where the rates of the day are read, or null for nowhere. */
  readonly ratesUrl: string | null;
  readonly seed: 'demo' | 'none';
  /** Whether other processes of the API answer on the same store. */
  readonly replicas: 'one' | 'many';
  /** Whether this process runs the jobs and delivers the outbox, or leaves that to a worker. */
  readonly jobs: 'here' | 'none';
  /** Card payments, or null where they are not set up. */
  readonly stripe: StripeConfig | null;
  readonly seller: SellerConfig;
  /** Where the European Union's register of VAT numbers is asked, without a path of a question. */
  readonly viesUrl: string;
  /** Address of a live countries service, or null for the bundled snapshot. */
  readonly countriesUrl: string | null;
  /** Address of the mail server, or null to keep mails in the outbox; never null in production. */
  readonly smtpUrl: string | null;
  /** Sender of every mail, such as `Vela <hello@vela.example>`. */
  readonly mailFrom: string;
  /** Who reads what is written in the contact form. */
  readonly contactEmail: string;
  /** What they are written to in. */
  readonly contactLanguage: Language;
  /** The newsletter service, or null to keep subscriptions in the outbox; never null in production. */
  readonly sendportal: SendportalConfig | null;
}

/** Some of the settings, as what reads them names them. */
export interface Settings<Name extends keyof Config> {
  readonly config: Pick<Config, Name>;
}
