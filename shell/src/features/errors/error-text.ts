import { TEXTS } from '@vela/contracts/texts';

const textAt = (error: object, key: 'statusText' | 'message'): string | null => {
  const text: unknown = Reflect.get(error, key);
  return typeof text === 'string' && text !== '' ? text : null;
};

/** @returns what the error page says of a routing error: its status text, else its message */
export function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return TEXTS.unknownError;
  return textAt(error, 'statusText') ?? textAt(error, 'message') ?? TEXTS.unknownError;
}
