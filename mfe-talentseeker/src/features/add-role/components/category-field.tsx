import type { Category } from '@vela/contracts/schemas';
import { Autocomplete } from '@vela/design-system/autocomplete';
import type { FormFieldBinding } from '@vela/design-system/form';
import { t } from '@vela/language';
import { namedOptions, useCategories } from '@vela/slice-parts/reference';

/** Job category: typed freely, taken from the suggestions. */
export function CategoryField({ value, onChange, ...field }: FormFieldBinding<Category | null>) {
  const { data: categories = [], isPending, isError } = useCategories();
  return (
    <Autocomplete
      {...field}
      label={t('Job category')}
      placeholder={t('Type to search')}
      required
      options={namedOptions(categories)}
      loading={isPending}
      emptyText={isError ? t('The categories could not be loaded') : t('No category has this name')}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = categories.find((category) => category.id === id);
        onChange(chosen === undefined ? null : { id: chosen.id, name: chosen.name });
      }}
    />
  );
}
