import type { ReactNode } from 'react';
import { currentVersion, LEGAL_TEXTS, type LegalTextName } from '@vela/contracts/legal';
import { placedPath, SOURCE_LANGUAGE, t, tongueAtHand } from '@vela/language';
import { Trans } from '@vela/language/react';
import { dayText } from '@vela/market/days';
import { Prose } from '@vela/prose';
import { PageTitle, useLocation } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';

export interface DocumentPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** To the same page in the language of the source. It leaves the language, so that it is the browser's own. */
function ToSource({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <a href={placedPath(pathname).pathname} hrefLang={SOURCE_LANGUAGE}>
      {children}
    </a>
  );
}

/** Says which text counts, where this one is a translation. */
const TranslationNote = () =>
  tongueAtHand() === SOURCE_LANGUAGE ? null : (
    <p>
      <Trans
        message="This is a translation. The <english>English text</english> applies."
        parts={{ english: <ToSource /> }}
      />
    </p>
  );

/** Which version of a text the page shows, and since when it applies. */
export function TextVersion({ text }: { readonly text: LegalTextName }) {
  const version = currentVersion(text);
  const since = LEGAL_TEXTS[text].versions.at(-1)?.since ?? '';
  return <p>{t('Version {version, number}, in force since {day}.', { version, day: dayText(since) })}</p>;
}

/** A legal document, read from top to bottom. */
export function DocumentPage({ title, lead, children }: DocumentPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageIntro title={title} lead={lead} width="text" />
      <Prose>
        <TranslationNote />
        {children}
      </Prose>
    </>
  );
}
