import { createContext, type ReactNode, use } from 'react';
import type { ShellServices } from '@vela/contracts/remote';
import { inCommon } from '../theme/in-common.js';

const ServicesContext = inCommon('services', () => createContext<ShellServices | null>(null));

export interface ServicesProviderProps {
  readonly services: ShellServices;
  readonly children: ReactNode;
}

/** Hands the shell's services to every slice below. The shell renders it once; tests render it with their own. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/**
 * @returns what the shell offers to a slice
 * @throws Error when no `ServicesProvider` stands above
 */
export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
}

/** @returns who is signed in, and how to change it */
export function useSession(): ShellServices['session'] {
  return useServices().session;
}

/** @returns the way to show a toast */
export function useToasts(): ShellServices['toasts'] {
  return useServices().toasts;
}

/** @returns the counter of interface events, silent before consent */
export function useAnalytics(): ShellServices['analytics'] {
  return useServices().analytics;
}

/** @returns the typed client of the API */
export function useApi(): ShellServices['api'] {
  return useServices().api;
}

export { useAudience } from '../theme/theme-root.js';
