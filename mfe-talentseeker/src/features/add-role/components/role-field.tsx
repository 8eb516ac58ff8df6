import { useRef } from 'react';
import styled from 'styled-components';
import { ROLE_YEARS_MAX, ROLE_YEARS_MIN } from '@vela/contracts/constants';
import { Autocomplete } from '@vela/design-system/autocomplete';
import { Counter } from '@vela/design-system/counter';
import type { FormFieldBinding } from '@vela/design-system/form';
import { media, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { namedOptions, useCategoryRoles } from '@vela/slice-parts/reference';
import type { RoleDetails } from '../draft/rules.js';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  ${media.from('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export interface RoleFieldProps extends FormFieldBinding<RoleDetails['role']> {
  /** Category whose roles are offered; null while none is chosen. */
  readonly categoryId: string | null;
}

/** The one role that is looked for, with its years: choosing another replaces the first. */
export function RoleField({ categoryId, value, onChange, ...field }: RoleFieldProps) {
  const { data: roles = [], isLoading, isError } = useCategoryRoles(categoryId);
  // Whoever empties the field may choose the same again.
  const emptied = useRef<RoleDetails['role']>(null);
  const choose = (id: string | null) => {
    const chosen = roles.find((role) => role.id === id);
    if (value !== null) emptied.current = value;
    const before = value ?? (emptied.current?.id === id ? emptied.current : null);
    const years = before?.years ?? ROLE_YEARS_MIN;
    onChange(chosen === undefined ? null : { id: chosen.id, name: chosen.name, years });
  };
  const known = namedOptions(roles);
  return (
    <Line>
      <Autocomplete
        {...field}
        label={t('Role')}
        required
        disabled={categoryId === null}
        placeholder={categoryId === null ? t('Choose a category first') : t('Type to search')}
        options={known.length > 0 || value === null ? known : [{ value: value.id, label: value.name }]}
        loading={isLoading}
        emptyText={isError ? t('The roles could not be loaded') : t('No role of this category has this name')}
        value={value?.id ?? null}
        onChange={choose}
      />
      <Counter
        label={t('Years of experience')}
        min={ROLE_YEARS_MIN}
        max={ROLE_YEARS_MAX}
        disabled={value === null}
        value={value?.years ?? ROLE_YEARS_MIN}
        onChange={(years) => value !== null && onChange({ ...value, years })}
      />
    </Line>
  );
}
