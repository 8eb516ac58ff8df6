import { t } from '@vela/language';

/** Attribute of the element that says that the device has no network. */
export const OFFLINE_STRIP = 'data-offline-notice';

/** @returns what is said while the device has no network */
export const offlineText = (): string =>
  t('You are offline. What you typed stays here, and what is waiting is sent when the connection is back.');
