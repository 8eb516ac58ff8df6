import styled from 'styled-components';
import { SKILL_LEVEL_DEFAULT } from '@vela/contracts/constants';
import { IconButton } from '@vela/design-system/button';
import type { FormFieldBinding } from '@vela/design-system/form';
import { color, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { SkillPicker, SkillRating } from '@vela/slice-parts/skills';
import type { RoleExperience } from '../draft/rules.js';
import { SkillFromText } from './from-text.js';
import { MustField } from './must-field.js';

const Levels = styled.ul`
  margin-block-start: ${space(8)};
`;

const Level = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)};
  padding-block: ${space(8)};
  border-block-end: 1px solid ${color.line};
  /* In large text the stars take a line of their own. */
  & > :first-child {
    flex: 1 1 5rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* Without it the stars stand on a line of text and above its middle. */
  & > div {
    display: grid;
    grid-template-columns: minmax(0, auto);
    min-inline-size: 0;
  }
  & > :nth-child(n + 4) {
    flex: 1 1 100%;
  }
`;

type WantedSkills = RoleExperience['skills'];

export interface SkillsFieldProps extends FormFieldBinding<WantedSkills> {
  readonly categoryId: string;
}

/** The skills that are wanted, each with its level in half stars. */
export function SkillsField({ categoryId, value, onChange, ...field }: SkillsFieldProps) {
  const choose = (names: readonly string[]) =>
    onChange(names.map((name) => value.find((skill) => skill.name === name) ?? { name, level: SKILL_LEVEL_DEFAULT }));
  const setLevel = (name: string, level: number) =>
    onChange(value.map((skill) => (skill.name === name ? { name, level } : skill)));
  const remove = (name: string) => onChange(value.filter((skill) => skill.name !== name));
  return (
    <div>
      <SkillPicker
        {...field}
        label={t('Tech skills')}
        categoryId={categoryId}
        userType="talentSeeker"
        value={value.map(({ name }) => name)}
        onChange={choose}
      />
      {value.length > 0 && (
        <Levels aria-label={t('Levels')}>
          {value.map(({ name, level }) => (
            <Level key={name}>
              <span>{name}</span>
              <SkillRating skill={name} level={level} onChange={(next) => setLevel(name, next)} />
              <IconButton
                icon="cross"
                size="small"
                label={t('Remove the skill {skill}', { skill: name })}
                onClick={() => remove(name)}
              />
              <SkillFromText name={name} />
              <MustField step={2} must="skill" skill={name} />
            </Level>
          ))}
        </Levels>
      )}
    </div>
  );
}
