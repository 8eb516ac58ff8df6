import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '@vela/contracts/client';
import { type FilterQuery, filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { SAVED_SEARCH_NAME_MAX, type SavedSearchInput } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.js';
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

/** Saves the search as it is filtered, under a name. */
export function SaveSearch({ filters }: { readonly filters: MatchFilters }) {
  const toasts = useToasts();
  const create = useCreateSavedSearch();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const nameError =
    create.error instanceof ApiError
      ? (create.error.fieldErrors.find((each) => each.field === 'name')?.message ?? create.error.message)
      : create.error?.message;

  const save = useOneAtATime(async () => {
    try {
      await create.mutateAsync({ name, filters: bodyOf(filterQueryOf(filters)) });
    } catch {
      field.current?.focus();
      return;
    }
    toasts.show({ message: t('Search saved'), variant: 'success' });
    setName('');
    setOpen(false);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('Save search')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Save this search')} initialFocus={field}>
        <form onSubmit={submit}>
          <Stack gap={20}>
            <Text>{t('You get a mail, at most one a day, when new people match.')}</Text>
            <TextField
              ref={field}
              label={t('Name')}
              value={name}
              onChange={setName}
              maxLength={SAVED_SEARCH_NAME_MAX}
              error={nameError}
              required
            />
            <Button type="submit" loading={create.isPending}>
              {t('Save')}
            </Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
