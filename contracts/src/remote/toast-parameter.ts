import type { ToastMessage, ToastVariant } from './services.js';

/** Query parameter in which a toast travels from one screen to the next. */
export const TOAST_PARAMETER = 'toast';

const VARIANTS: readonly ToastVariant[] = ['default', 'success', 'warning', 'error', 'info'];
/** Longest text that is shown; an address may hold anything. */
const MESSAGE_MAX = 500;

export interface TravellingToast extends ToastMessage {
  /** Another query parameter to take out of the address together with the toast. */
  readonly removeParam?: string;
}

/**
 * Puts a toast into an address.
 * @param path path of this site, with or without a query
 */
export function withToast(path: string, toast: TravellingToast): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${TOAST_PARAMETER}=${encodeURIComponent(JSON.stringify(toast))}`;
}

/**
 * Reads a toast out of a query parameter's decoded value.
 * @returns the toast, its variant `default` where it is unknown; null where the value is no toast
 */
export function readToast(value: string): TravellingToast | null {
  let decoded: unknown;
  try {
    decoded = JSON.parse(value);
  } catch {
    return null;
  }
  if (typeof decoded !== 'object' || decoded === null) return null;
  const { message, variant, removeParam } = decoded as Partial<Record<keyof TravellingToast, unknown>>;
  if (typeof message !== 'string' || message.trim() === '') return null;
  return {
    message: message.slice(0, MESSAGE_MAX),
    variant: VARIANTS.find((known) => known === variant) ?? 'default',
    ...(typeof removeParam === 'string' ? { removeParam } : {}),
  };
}
