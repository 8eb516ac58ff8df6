const BYTES = 12;

/** @returns 24 random hexadecimal digits: a change's name, so that it counts once however often it is sent */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
