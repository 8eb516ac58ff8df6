import type { ReactNode } from 'react';
import { PageTitle } from '@vela/router';
import { type SectionName, SECTIONS } from '../sections/sections.js';
import { AdminFrame } from './admin-frame.js';
import { ChangeHost } from './change-host.js';
import { PasskeyGate } from './passkey-gate.js';
import { useUnderQuestion } from './under-question.js';

/** What the document is called, unless the question over the page calls it. */
function Title({ section }: { readonly section: SectionName }) {
  return !useUnderQuestion() && <PageTitle>{SECTIONS[section]}</PageTitle>;
}

export interface SectionPageProps {
  readonly section: SectionName;
  readonly children: ReactNode;
}

/** A page of the admin area, behind its second factor and with the way to the others. */
export const SectionPage = ({ section, children }: SectionPageProps) => (
  <PasskeyGate>
    <ChangeHost>
      <AdminFrame section={section}>
        <Title section={section} />
        {children}
      </AdminFrame>
    </ChangeHost>
  </PasskeyGate>
);
