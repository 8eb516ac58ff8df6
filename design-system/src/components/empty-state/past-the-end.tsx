import { t } from '@vela/language';
import { ButtonLink } from '../button/index.js';
import type { HeadingLevel } from '../typography/index.js';
import { EmptyState } from './empty-state.js';

export interface PastTheEndProps {
  /** Where the list begins. */
  readonly firstPage: string;
  readonly level?: HeadingLevel;
}

/** A page of a list that has entries elsewhere, and none here: it became shorter, or what stood here went to another page. */
export const PastTheEnd = ({ firstPage, level = 2 }: PastTheEndProps) => (
  <EmptyState
    level={level}
    title={t('Nothing is on this page')}
    action={
      <ButtonLink to={firstPage} variant="quiet">
        {t('To its first page')}
      </ButtonLink>
    }
  >
    {t('The list may have become shorter.')}
  </EmptyState>
);
