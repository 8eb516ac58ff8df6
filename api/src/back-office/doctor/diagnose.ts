import { type Environment, givenValue, type SettingName, valueOf } from '@vela/settings';
import { LINKEDIN_ENDPOINTS, RATES_URL, readRates, VIES_URL } from '../../config/index.js';
import { mailServerCheck, senderCheck } from './check-mail.js';
import { ratesCheck } from './check-rates.js';
import { settingsCheck } from './check-settings.js';
import { signInCheck } from './check-sign-in.js';
import { clockCheck, siteCheck } from './check-site.js';
import { storeCheck } from './check-store.js';
import { stripeCheck } from './check-stripe.js';
import { viesCheck } from './check-vies.js';
import { type Check, type Checked, type Finding, run } from './finding.js';

const DISCOVERY_URL = 'https://www.linkedin.com/oauth/.well-known/openid-configuration';
/** Longest time of one check; all of them run at once. */
const TIME_MS = 20_000;

export interface DiagnoseOptions {
  /** Where LinkedIn says its addresses. */
  readonly discoveryUrl?: string;
  /** Where the currency rates of the day are read unless the environment says it. */
  readonly ratesUrl?: string;
  readonly now?: () => Date;
  readonly timeMs?: number;
}

/** What is set is looked at, whatever is wrong with the rest; what is not set the settings tell. */
function checksOf(
  environment: Environment,
  { discoveryUrl = DISCOVERY_URL, ratesUrl = RATES_URL, now = () => new Date() }: DiagnoseOptions,
) {
  const given = (name: SettingName): string => givenValue(environment, name)?.replace(/\/$/, '') ?? '';
  const value = (name: SettingName, otherwise: string): string =>
    (valueOf(environment, name) ?? otherwise).replace(/\/$/, '');
  const origin = given('APP_ORIGIN');
  const vies = value('VIES_URL', VIES_URL);
  const checks: (Check | null)[] = [
    settingsCheck(environment),
    origin === '' ? null : siteCheck(origin, now()),
    clockCheck(discoveryUrl, now),
    given('MONGODB_URI') === '' ? null : storeCheck(given('MONGODB_URI')),
    given('STRIPE_SECRET_KEY') === ''
      ? null
      : stripeCheck(
          {
            secretKey: given('STRIPE_SECRET_KEY'),
            publishableKey: given('STRIPE_PUBLISHABLE_KEY'),
            webhookSecret: given('STRIPE_WEBHOOK_SECRET'),
            apiUrl: given('STRIPE_API_URL') || null,
            scriptUrl: null,
          },
          origin,
        ),
    given('SMTP_URL') === '' ? null : mailServerCheck(given('SMTP_URL')),
    given('MAIL_FROM') === '' ? null : senderCheck(given('MAIL_FROM')),
    ratesCheck({
      url: given('RATES_URL') || ratesUrl,
      isDefault: given('RATES_URL') === '',
      table: readRates(environment),
      mongoUri: given('MONGODB_URI'),
      now: now(),
    }),
    given('SELLER_VAT') === '' ? null : viesCheck(vies, given('SELLER_VAT')),
    given('LINKEDIN_CLIENT_ID') === ''
      ? null
      : signInCheck(
          discoveryUrl,
          {
            clientId: given('LINKEDIN_CLIENT_ID'),
            clientSecret: given('LINKEDIN_CLIENT_SECRET'),
            authorizationUrl: value('LINKEDIN_AUTHORIZATION_URL', LINKEDIN_ENDPOINTS.authorizationUrl),
            tokenUrl: value('LINKEDIN_TOKEN_URL', LINKEDIN_ENDPOINTS.tokenUrl),
            userinfoUrl: value('LINKEDIN_USERINFO_URL', LINKEDIN_ENDPOINTS.userinfoUrl),
            pkce: false,
          },
          origin,
        ),
  ];
  return checks.filter((check) => check !== null);
}

/**
 * Looks at a configuration of production and the services that it names, all at once.
 * @returns what was found of each, in the order of going live
 */
export const diagnose = (environment: Environment, options: DiagnoseOptions = {}): Promise<readonly Checked[]> =>
  Promise.all(checksOf(environment, options).map((check) => run(check, options.timeMs ?? TIME_MS)));

const isFailure = ({ kind }: Finding): boolean => kind === 'failure';
const isFact = ({ kind }: Finding): boolean => kind === 'fact';

/** @returns how many failures there are */
export const failuresIn = (checked: readonly Checked[]): number =>
  checked.reduce((sum, { findings }) => sum + findings.filter(isFailure).length, 0);

/** @returns what is told at the terminal */
export function diagnosisText(checked: readonly Checked[]): string {
  const lines = checked.flatMap(({ name, findings }) => [
    `${findings.some(isFailure) ? '✗' : findings.every(isFact) ? '✓' : '!'} ${name}`,
    ...findings.flatMap(({ sentence, remedy }) => [
      `    ${sentence}`,
      ...(remedy === null ? [] : [`      → ${remedy}`]),
    ]),
  ]);
  const failures = failuresIn(checked);
  const summary =
    failures === 0
      ? 'Nothing keeps this configuration from production.'
      : `${failures === 1 ? '1 thing is' : `${failures} things are`} to be put right.`;
  return [...lines, '', summary, ''].join('\n');
}
