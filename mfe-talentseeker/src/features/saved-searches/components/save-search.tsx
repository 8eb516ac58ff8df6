import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type FilterQuery, filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { SAVED_SEARCH_NAME_MAX, type SavedSearchInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useCreateSavedSearch } from '../api/create-saved-search.js';

/** The body of the call; lists are copied because a body's may be changed. */
const bodyOf = ({
  category,
  setup,
  country,
  skill,
  availability,
  ...rest
}: FilterQuery): SavedSearchInput['filters'] => ({
  ...rest,
  ...(category && { category: [...category] }),
  ...(setup && { setup: [...setup] }),
  ...(country && { country: [...country] }),
  ...(skill && { skill: [...skill] }),
  ...(availability && { availability: [...availability] }),
});

const nameGiven: Resolver<Pick<SavedSearchInput, 'name'>> = (values) =>
  values.name.trim() === ''
    ? { values: {}, errors: { name: { type: 'required', message: TEXTS.fieldRequired } } }
    : { values, errors: {} };

/** Saves the search as it is filtered, under a name. */
export function SaveSearch({ filters }: { readonly filters: MatchFilters }) {
  const toasts = useToasts();
  const create = useCreateSavedSearch();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const form = useForm({ defaultValues: { name: '' }, resolver: nameGiven });

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('Save search')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Save this search')} initialFocus={input}>
        <Form
          form={form}
          onSubmit={async ({ name }) => {
            await create.mutateAsync({ name, filters: bodyOf(filterQueryOf(filters)) });
            toasts.show({ message: t('Search saved'), variant: 'success' });
            form.reset();
            setOpen(false);
          }}
        >
          <Text>{t('You get a mail, at most one a day, when new people match.')}</Text>
          <FormField control={form.control} name="name">
            {({ ref, ...field }) => (
              <TextField
                {...field}
                ref={(element) => {
                  ref(element);
                  input.current = element;
                }}
                label={t('Name')}
                maxLength={SAVED_SEARCH_NAME_MAX}
                required
              />
            )}
          </FormField>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('Save')}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
