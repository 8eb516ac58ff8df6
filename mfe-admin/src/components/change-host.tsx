import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from '@vela/router';
import { type Change, OpenChange } from './change.js';

const Opening = createContext<(change: Change) => void>(() => undefined);

/** @returns a function that opens a change */
export const useOpenChange = (): ((change: Change) => void) => useContext(Opening);

/** @returns what of an address says which page of the area it is, whatever its list is narrowed to */
const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`;

/**
 * Keeps the one change that is open, as it was opened: the row that it is about may be another one meanwhile, or be gone, and
 * nobody may confirm something else than they read. It goes with its page.
 */
export function ChangeHost({ children }: { readonly children: ReactNode }) {
  const page = pageOf(useLocation());
  const [open, setOpen] = useState<{ readonly change: Change; readonly page: string } | null>(null);
  return (
    <Opening value={(change) => setOpen({ change, page })}>
      {children}
      {open?.page === page && <OpenChange change={open.change} onClose={() => setOpen(null)} />}
    </Opening>
  );
}
