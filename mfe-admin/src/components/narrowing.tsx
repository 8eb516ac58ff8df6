import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@vela/design-system/button';
import { Select } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { space } from '@vela/design-system/theme';
import { t } from '@vela/language';

/** What narrows a list, side by side where there is room. */
export const Narrowing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(16)};
  & > * {
    flex: 1 1 12rem;
    max-inline-size: 26rem;
  }
`;

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(8)};
  /* A field keeps room below it for an error; the button stands beside the field itself. */
  & > button {
    margin-block-end: ${space(8)};
  }
`;

/** A word to look for; Enter looks. */
export function SearchBox({
  label,
  value = '',
  onSearch,
}: {
  readonly label: string;
  readonly value?: string | undefined;
  readonly onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <Search role="search" onSubmit={search}>
      <TextField type="search" name="search" label={label} value={text} onChange={setText} />
      <Button type="submit" variant="quiet">
        {t('Search')}
      </Button>
    </Search>
  );
}

export interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly onChange: (value: string | undefined) => void;
}

const ALL = 'all';

/** Narrows a list to one state, or shows all. */
export const Choice = <Option extends string>({ label, value, options, textOf, onChange }: ChoiceProps<Option>) => (
  <Select<string>
    label={label}
    name={label}
    value={value ?? ALL}
    onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    options={[{ value: ALL, label: t('All') }, ...options.map((option) => ({ value: option, label: textOf(option) }))]}
  />
);
