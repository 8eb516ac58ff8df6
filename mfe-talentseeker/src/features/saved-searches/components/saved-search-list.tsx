import { useEffect, useRef } from 'react';
import { SAVED_SEARCH_PARAMETER, savedSearchAddress } from '@vela/contracts/filters';
import { PATHS } from '@vela/contracts/routes';
import type { SavedSearch } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { IconButton } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useToasts } from '@vela/design-system/services';
import { Heading } from '@vela/design-system/typography';
import { inContext, t } from '@vela/language';
import { useLocation, useSearchParams } from '@vela/router';
import { NotLoaded } from '@vela/slice-parts/later';
import { useCreateSavedSearch } from '../api/create-saved-search.js';
import { useDeleteSavedSearch } from '../api/delete-saved-search.js';
import { useSavedSearches } from '../api/list-saved-searches.js';
import { useMarkSavedSearchSeen } from '../api/mark-saved-search-seen.js';

const newText = (count: number | null): string =>
  count === null ? inContext('of a saved search', 'New') : t('{count, plural, one {# new} other {# new}}', { count });

/**
 * Notes that the saved search was looked at whose address is open, whichever way led there: this list, a mail, a notification. A mail may be
 * older than the search: it is opened as it is now, for its categories and skills may have become others since.
 */
function useMarkOpened(searches: readonly SavedSearch[]): void {
  const { key } = useLocation();
  const [address, setAddress] = useSearchParams();
  const { mutate: markSeen } = useMarkSavedSearchSeen();
  const opened = searches.find(({ id }) => id === address.get(SAVED_SEARCH_PARAMETER));
  const [id, asItIs] = [opened?.id, opened === undefined ? '' : savedSearchAddress(opened)];
  const isAsItIs = address.toString() === asItIs;
  useEffect(() => {
    if (id === undefined) return;
    if (isAsItIs) markSeen(id);
    else setAddress(asItIs, { replace: true, preventScrollReset: true });
  }, [key, markSeen, setAddress, id, asItIs, isAsItIs]);
}

/** The searches that the recruiter keeps, each with how many new people match. Nothing where none is kept. */
export function SavedSearchList() {
  const toasts = useToasts();
  const { data: searches = [], isError, refetch } = useSavedSearches();
  useMarkOpened(searches);
  const { mutate: remove } = useDeleteSavedSearch();
  const { mutate: create } = useCreateSavedSearch();
  const list = useRef<HTMLDivElement>(null);
  const failed = ({ message }: Error): void => toasts.show({ message, variant: 'error' });
  const take = ({ id, name, filters, seenAt }: SavedSearch): void =>
    remove(id, {
      onSuccess: () => {
        toasts.show({
          message: t('The search {name} is deleted', { name }),
          action: { label: t('Undo'), onAction: () => create({ name, filters, seenAt }, { onError: failed }) },
        });
        // What had the focus is gone: it stays beside it.
        (list.current?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('main'))?.focus();
      },
      onError: failed,
    });
  if (searches.length === 0)
    return isError ? <NotLoaded onRetry={refetch}>{t('Your saved searches could not be loaded.')}</NotLoaded> : null;
  return (
    <Stack as="section" gap={8} aria-labelledby="saved-searches" ref={list}>
      <Heading level={2} size="large" id="saved-searches">
        {t('Saved searches')}
      </Heading>
      <Cluster as="ul" gap={20}>
        {searches.map((search) => (
          <Cluster as="li" gap={4} key={search.id}>
            <TextLink to={`${PATHS.search}?${savedSearchAddress(search)}`}>{search.name}</TextLink>
            {search.anyNew && <Badge tone="success">{newText(search.newCount)}</Badge>}
            <IconButton
              icon="cross"
              size="small"
              label={t('Delete the search {name}', { name: search.name })}
              onClick={() => take(search)}
            />
          </Cluster>
        ))}
      </Cluster>
    </Stack>
  );
}
