const BYTES = 12;

/**
 * A name for something that counts once however often it is sent: a payment attempt, a change, a consent.
 * Works on plain http addresses too, where `crypto.randomUUID` is missing.
 * @returns 24 random hexadecimal digits
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
