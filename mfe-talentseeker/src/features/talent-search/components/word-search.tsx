import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { SEARCH_SORTS, type SearchSort } from '@vela/contracts/constants';
import { errorInWords } from '@vela/contracts/filters';
import { Button } from '@vela/design-system/button';
import { Select } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { media, space } from '@vela/design-system/theme';
import { inContext, t } from '@vela/language';
import { SORT_TITLES } from '../texts.js';

const Line = styled.form`
  display: grid;
  gap: ${space(16)};
  align-items: start;
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) auto 16rem;
  }
`;

/** In line with the fields, whose labels stand above them. */
const Go = styled.div`
  ${media.from('md')} {
    padding-block-start: ${space(32)};
  }
`;

export interface WordSearchProps {
  /** The words that are searched for now. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly sort: SearchSort;
  readonly onSort: (sort: SearchSort) => void;
}

/** Words to look for, and the order of who is found. What was typed stays where it cannot be searched for. */
export function WordSearch({ words, onSearch, sort, onSort }: WordSearchProps) {
  const [text, setText] = useState(words);
  const [error, setError] = useState<string | null>(null);
  const [searched, setSearched] = useState(words);
  // Back, a chip's cross and a saved search bring their own words; the field stays, and focus with it.
  if (searched !== words) {
    setSearched(words);
    setText(words);
    setError(null);
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = errorInWords(text);
    setError(found);
    // Behind the event: React would take the form's data along with the change of the address, which nobody reads.
    if (found === null) queueMicrotask(() => onSearch(text));
  };
  return (
    <Line role="search" aria-label={inContext('many', 'Talent')} onSubmit={submit} noValidate>
      <TextField
        type="search"
        label={t('Words')}
        hint={t('In roles, skills and About Me, such as “k8s platform lead”.')}
        value={text}
        onChange={setText}
        error={error ?? undefined}
      />
      <Go>
        <Button type="submit">{t('Search')}</Button>
      </Go>
      <Select
        label={t('Order')}
        options={SEARCH_SORTS.map((value) => ({ value, label: SORT_TITLES[value] }))}
        value={sort}
        onChange={onSort}
      />
    </Line>
  );
}
