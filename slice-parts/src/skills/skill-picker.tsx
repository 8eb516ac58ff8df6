import type { UserType } from '@vela/contracts/constants';
import { TEXTS } from '@vela/contracts/texts';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import type { FormFieldBinding } from '@vela/design-system/form';
import { t } from '@vela/language';
import { useCategorySkills } from '../reference/index.js';
import { useMissingSkill } from './use-missing-skill.js';

/** A skill of the catalogue. */
interface Skill {
  readonly id: string;
  readonly name: string;
}

export interface SkillPickerProps extends Omit<FormFieldBinding<unknown>, 'value' | 'onChange'> {
  readonly label: string;
  /** Null until one is chosen; there are no skills to choose from before. */
  readonly categoryId: string | null;
  /** Who picks; a skill that the list lacks is suggested for them. */
  readonly userType: UserType;
  /** Names of the chosen skills. */
  readonly value: readonly string[];
  /** Given the chosen skills by their names, and those of the category. */
  readonly onChange: (names: readonly string[], known: readonly Skill[]) => void;
}

/** Skills of a category, any number of them, with a way to suggest what the list lacks. */
export function SkillPicker({ label, categoryId, userType, value, onChange, ...field }: SkillPickerProps) {
  const { data: skills = [], isLoading, isError } = useCategorySkills(categoryId);
  const missing = useMissingSkill(categoryId ?? '', userType);
  const unlisted = value.filter((name) => skills.every((skill) => skill.name !== name));
  return (
    <MultiAutocomplete
      {...field}
      label={label}
      hint={categoryId === null ? t('Choose a category first.') : TEXTS.skillHint}
      required
      disabled={categoryId === null}
      placeholder={t('Type to search')}
      loading={isLoading}
      emptyText={isError ? t('The skills could not be loaded') : t('No skill of this category has this name')}
      options={[
        // A kept choice is shown before the list has come.
        ...unlisted.map((name) => ({ value: name, label: name })),
        ...skills.map(({ name, aliases }) => ({ value: name, label: name, ...(aliases && { aliases }) })),
      ]}
      {...(skills.length > 0 && { missing })}
      value={value}
      onChange={(names) => onChange(names, skills)}
    />
  );
}
