import { useRef } from 'react';
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

export interface SaveSearchDialogProps {
  readonly filters: MatchFilters;
  /** What was typed when it was open before. */
  readonly begun: string;
  readonly onType: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name under which a search is saved. */
export function SaveSearchDialog({ filters, begun, onType, onClose }: SaveSearchDialogProps) {
  const toasts = useToasts();
  const create = useCreateSavedSearch();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({ defaultValues: { name: begun }, resolver: nameGiven });

  return (
    <Dialog open onClose={onClose} title={t('Save this search')} initialFocus={input}>
      <Form
        form={form}
        onSubmit={async ({ name }) => {
          await create.mutateAsync({ name, filters: bodyOf(filterQueryOf(filters)) });
          toasts.show({ message: t('Search saved'), variant: 'success' });
          onType('');
          onClose();
        }}
      >
        <Text>{t('You get a mail, at most one a day, when new people match.')}</Text>
        <FormField control={form.control} name="name">
          {({ ref, ...field }) => (
            <TextField
              {...field}
              onChange={(name) => {
                onType(name);
                field.onChange(name);
              }}
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
  );
}
