import type { Ref } from 'react';
import type { Category } from '@vela/contracts/schemas';
import { Autocomplete } from '@vela/design-system/autocomplete';
import { t } from '@vela/language';
import { namedOptions, useCategories } from '@vela/slice-parts/reference';

export interface CategoryFieldProps {
  readonly value: Category | null;
  readonly onChange: (category: Category | null) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of the job categories. */
export function CategoryField({ value, onChange, ...field }: CategoryFieldProps) {
  const { data = [], isPending, isError } = useCategories();
  const known = value === null || data.some(({ id }) => id === value.id) ? data : [value, ...data];
  return (
    <Autocomplete
      {...field}
      label={t('Job category')}
      required
      loading={isPending}
      emptyText={isError ? t('The categories could not be loaded') : t('No such category')}
      options={namedOptions(known)}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = known.find((category) => category.id === id);
        onChange(chosen === undefined ? null : { id: chosen.id, name: chosen.name });
      }}
    />
  );
}
