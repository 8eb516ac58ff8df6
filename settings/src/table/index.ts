import type { Settings } from '../setting/setting.js';
import { BEHAVIOUR } from './behaviour.js';
import { INNER } from './inner.js';
import { INSTANCE } from './instance.js';
import { PAYMENTS } from './payments.js';
import { SELLER } from './seller.js';
import { SERVICES } from './services.js';
import { SIGN_IN } from './sign-in.js';
import { WATCHING } from './watching.js';

/** Every setting there is, by subject. */
export const SETTINGS_BY_SUBJECT = {
  'The instance': INSTANCE,
  'Sign-in': SIGN_IN,
  Payments: PAYMENTS,
  'The seller': SELLER,
  'Mail and other services': SERVICES,
  Behaviour: BEHAVIOUR,
  Watching: WATCHING,
  'Between processes': INNER,
} as const satisfies Readonly<Record<string, Settings>>;

const TABLE = {
  ...INSTANCE,
  ...SIGN_IN,
  ...PAYMENTS,
  ...SELLER,
  ...SERVICES,
  ...BEHAVIOUR,
  ...WATCHING,
  ...INNER,
} as const;

export type SettingName = keyof typeof TABLE;

/** Every setting there is. */
export const SETTINGS: Readonly<Record<SettingName, Settings[string]>> = TABLE;
