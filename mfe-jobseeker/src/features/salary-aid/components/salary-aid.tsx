import { useState } from 'react';
import type { Category } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Autocomplete } from '@vela/design-system/autocomplete';
import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Eyebrow, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { NotLoaded } from '@vela/slice-parts/later';
import { namedOptions, useCategories, useCategoryRoles, useCountries } from '@vela/slice-parts/reference';
import { type RoleKind, useSalaryAid } from '../api/salary-aid.js';
import { SalaryFigures } from './salary-figures.js';

function Figures({ kind }: { readonly kind: RoleKind }) {
  const { data, isError, refetch } = useSalaryAid(kind);
  if (kind.categoryId === null)
    return (
      <Text tone="muted" size="small">
        {t('Choose a field to see what its roles pay.')}
      </Text>
    );
  if (data !== undefined) return <SalaryFigures aid={data} />;
  if (!isError)
    return (
      <LoadingRegion label={TEXTS.loading}>
        <Skeleton />
      </LoadingRegion>
    );
  return <NotLoaded onRetry={refetch}>{t('The figures could not be loaded.')}</NotLoaded>;
}

/** What open roles offer, beside what a talent asks for. */
export function SalaryAid({ category }: { readonly category: Category | null }) {
  const [kind, setKind] = useState<RoleKind>({ categoryId: category?.id ?? null, roleId: null, country: null });
  const categories = useCategories();
  const roles = useCategoryRoles(kind.categoryId);
  const countries = useCountries();
  return (
    <Card as="section" aria-labelledby="salary-aid-title" tone="outline">
      <Stack gap={20}>
        <Eyebrow as="h2" id="salary-aid-title">
          {t('What roles pay here')}
        </Eyebrow>
        <Autocomplete
          label={t('Field')}
          loading={categories.isPending}
          emptyText={categories.isError ? t('The categories could not be loaded') : t('No such category')}
          options={namedOptions(categories.data ?? [])}
          value={kind.categoryId}
          onChange={(categoryId) => setKind({ ...kind, categoryId, roleId: null })}
        />
        {kind.categoryId !== null && (
          <Autocomplete
            label={t('Role')}
            optional
            placeholder={t('All roles')}
            loading={roles.isPending}
            emptyText={roles.isError ? t('The roles could not be loaded') : t('No such role in this category')}
            options={namedOptions(roles.data ?? [])}
            value={kind.roleId}
            onChange={(roleId) => setKind({ ...kind, roleId })}
          />
        )}
        {kind.categoryId !== null && (
          <Autocomplete
            label={t('Country')}
            optional
            placeholder={t('Any country')}
            loading={countries.isPending}
            emptyText={countries.isError ? t('The countries could not be loaded') : t('No such country')}
            options={countries.data ?? []}
            value={kind.country}
            onChange={(country) => setKind({ ...kind, country })}
          />
        )}
        <div aria-live="polite">
          <Figures kind={kind} />
        </div>
      </Stack>
    </Card>
  );
}
