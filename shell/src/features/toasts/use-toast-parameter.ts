import { useEffect } from 'react';
import { readToast, TOAST_PARAMETER, type ToastService } from '@vela/contracts/remote';
import { useSearchParams } from '@vela/router';

/** Shows the toast that came with the address, then takes it out of the address. */
export function useToastParameter(toasts: ToastService): void {
  const [search, setSearch] = useSearchParams();
  const value = search.get(TOAST_PARAMETER);
  useEffect(() => {
    if (value === null) return undefined;
    const toast = readToast(value);
    // Deferred, so that an effect that is undone at once (StrictMode) shows nothing.
    const timer = setTimeout(() => {
      if (toast) toasts.show(toast);
      setSearch(
        (current) => {
          current.delete(TOAST_PARAMETER);
          if (toast?.removeParam) current.delete(toast.removeParam);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    });
    return () => clearTimeout(timer);
  }, [value, toasts, setSearch]);
}
