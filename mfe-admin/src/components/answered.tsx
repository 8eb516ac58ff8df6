import type { ReactNode } from 'react';
import { type Answer, Answered as AnsweredOf } from '@vela/design-system/answered';
import { t } from '@vela/language';

export interface AnsweredProps<Data> {
  readonly answer: Answer<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What the admin API answered, in the words that every section of the admin area uses. */
export const Answered = <Data,>(props: AnsweredProps<Data>) => (
  <AnsweredOf
    loading={t('Loading')}
    failed={t('This could not be loaded')}
    reassurance={t('Nothing was changed. Perhaps the connection is gone, or what the address names is not there.')}
    {...props}
  />
);
