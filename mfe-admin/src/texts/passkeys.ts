import type { Passkey } from '@vela/contracts/schemas';
import { listed, t, texts } from '@vela/language';
import { shortMomentText } from '@vela/market/days';

export const PASSKEYS = texts({
  needed: 'Use your passkey',
  neededWhy:
    'The administration wants a second proof that it is you: a fingerprint, face or PIN of this device, your phone, or a security key.',
  first: 'Register your first passkey',
  firstWhy:
    'Whoever runs the platform has a second factor beside the login. Register the device, phone or security key that you will use from now on; you can add more afterwards.',
  again: 'Use your passkey again',
  againWhy: 'Money, rights and deletions want a passkey that was used in the last minutes. What you typed is kept.',
  use: 'Use your passkey',
  register: 'Register a passkey',
  useSandbox: 'Use the sandbox’s security key',
  sandboxWhy:
    'This is a demonstration: its security key is made of software and runs the real protocol, for browsers that have none. Production does not accept it.',
  name: 'Name of the passkey',
  nameHint: 'Such as the device that holds it.',
  defaultName: 'My passkey',
  noAnswer: 'No passkey answered. Try again, or use another device or browser.',
  notInSandbox: 'The sandbox’s security key holds none of your passkeys. Use the one that you registered.',
  logIn: 'Log in again',
  add: 'Add a passkey',
  rename: 'Rename',
  remove: 'Remove',
  removed: 'The passkey is removed',
  renamed: 'The passkey has another name',
  added: 'The passkey is added',
  only: 'Add a second one before you need it: whoever loses the only passkey has to ask whoever operates the platform.',
});

/** @returns such as 'Added 3 Nov 2026, 09:00, used last 4 Nov 2026, 10:12' */
export const passkeyText = ({ createdAt, lastUsedAt, standIn }: Passkey): string =>
  listed([
    t('Added {moment}', { moment: shortMomentText(createdAt) }),
    lastUsedAt === null ? t('not used since') : t('used last {moment}', { moment: shortMomentText(lastUsedAt) }),
    ...(standIn ? [t('the sandbox’s security key')] : []),
  ]);
