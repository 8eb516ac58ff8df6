import { Fragment, type ReactNode } from 'react';
import { useDraftStorage } from '../features/add-role/draft/use-role-draft.js';
import { PageFrame } from './page-frame.js';
import { CompanyMember } from './recruiter-gate.js';

/** A page of the wizard: it waits until it is known whose draft it shows, and begins anew with another's. */
export function RoleWriter({ children }: { readonly children: ReactNode }) {
  const { key } = useDraftStorage();
  return (
    <CompanyMember>
      {() => (
        <PageFrame>
          <Fragment key={key}>{children}</Fragment>
        </PageFrame>
      )}
    </CompanyMember>
  );
}
