import { t } from '@vela/language';
import { ButtonLink } from '../button/index.js';
import type { HeadingLevel } from '../typography/index.js';
import { EmptyState } from './empty-state.js';

export interface PastTheEndProps {
  /** Where the list begins. */
  readonly firstPage: string;
  readonly level?: HeadingLevel;
}

/** A page of a list that has become shorter since its address was made: the list has entries, and this page has none. */
export const PastTheEnd = ({ firstPage, level = 2 }: PastTheEndProps) => (
  <EmptyState
    level={level}
    title={t('The list has become shorter')}
    action={
      <ButtonLink to={firstPage} variant="quiet">
        {t('To its first page')}
      </ButtonLink>
    }
  >
    {t('Nothing is left on this page of it.')}
  </EmptyState>
);
