import type { Ref } from 'react';
import { NEXT_ROLE_WEIGHT_MAX, NEXT_ROLE_WEIGHT_MIN, ROLE_YEARS_MAX, ROLE_YEARS_MIN } from '@vela/contracts/constants';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import { Counter } from '@vela/design-system/counter';
import { t } from '@vela/language';
import { namedOptions, useCategoryRoles } from '@vela/slice-parts/reference';
import type { DesiredRoleValue } from '../profile-schema.js';
import { newDesiredRole } from '../profile-values.js';
import { ChosenRow, ChosenRows } from './chosen-row.js';

export interface DesiredRolesFieldProps {
  /** null until one is chosen; there are no roles to choose from before. */
  readonly categoryId: string | null;
  /** Years with which a newly chosen role starts. */
  readonly startYears: number;
  readonly value: DesiredRoleValue[];
  readonly onChange: (roles: DesiredRoleValue[]) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The roles that a talent wants, with the years in each and their order of preference. */
export function DesiredRolesField({ categoryId, startYears, value, onChange, ...field }: DesiredRolesFieldProps) {
  const { data: roles = [], isLoading, isError } = useCategoryRoles(categoryId);
  const known = [...value.filter(({ id }) => roles.every((role) => role.id !== id)), ...roles];
  // A draft may be of another language than the page.
  const shown = value.map((role) => ({ ...role, name: roles.find(({ id }) => id === role.id)?.name ?? role.name }));
  const choose = (ids: readonly string[]) =>
    onChange(
      ids.flatMap((id) => {
        const kept = value.find((chosen) => chosen.id === id);
        if (kept !== undefined) return [kept];
        const role = roles.find((candidate) => candidate.id === id);
        return role === undefined ? [] : [newDesiredRole(role, startYears)];
      }),
    );
  const alter = (id: string, part: Partial<DesiredRoleValue>) =>
    onChange(value.map((role) => (role.id === id ? { ...role, ...part } : role)));

  return (
    <div>
      <MultiAutocomplete
        {...field}
        label={t('Desired roles')}
        hint={categoryId === null ? t('Choose a category first.') : t('Priority 01 is what you want most.')}
        required
        disabled={categoryId === null}
        loading={isLoading}
        emptyText={isError ? t('The roles could not be loaded') : t('No such role in this category')}
        options={namedOptions(known)}
        value={value.map(({ id }) => id)}
        onChange={choose}
      />
      {value.length > 0 && (
        <ChosenRows>
          {shown.map(({ id, name, years, priority }) => (
            <ChosenRow key={id}>
              <span>{name}</span>
              <Counter
                label={t('Years as {role}', { role: name })}
                labelHidden
                hint={t('Years')}
                min={ROLE_YEARS_MIN}
                max={ROLE_YEARS_MAX}
                value={years}
                onChange={(next) => alter(id, { years: next })}
              />
              <Counter
                label={t('Priority of {role}', { role: name })}
                labelHidden
                hint={t('Priority')}
                min={NEXT_ROLE_WEIGHT_MIN}
                max={NEXT_ROLE_WEIGHT_MAX}
                value={priority}
                onChange={(next) => alter(id, { priority: next })}
              />
            </ChosenRow>
          ))}
        </ChosenRows>
      )}
    </div>
  );
}
