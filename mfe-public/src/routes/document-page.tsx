import type { ReactNode } from 'react';
import { Prose } from '@vela/prose';
import { PageTitle } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';

export interface DocumentPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A document that is read from top to bottom. */
export function DocumentPage({ title, lead, children }: DocumentPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageIntro title={title} lead={lead} width="text" />
      <Prose>{children}</Prose>
    </>
  );
}
