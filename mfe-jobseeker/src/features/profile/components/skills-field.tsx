import type { Ref } from 'react';
import styled from 'styled-components';
import { SKILL_LEVELS, skillLevelText, TEXTS } from '@vela/contracts/texts';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import { Rating, RatingValue } from '@vela/design-system/rating';
import { color, focusRing, fontSize, media, radius, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { useCategorySkills } from '../api/category-skills.js';
import { useMissingSkill } from '../api/suggest-skill.js';
import type { SkillValue } from '../profile-schema.js';
import { newSkill } from '../profile-values.js';
import { ChosenRow, ChosenRows } from './chosen-row.js';
import { SKILL_LEVEL_STEP } from '@vela/contracts/constants';

const Legend = styled.details`
  padding-block: ${space(8)};
  font-size: ${fontSize.small};
  & > summary {
    inline-size: fit-content;
    padding-block: ${space(4)};
    border-radius: ${radius.small};
    color: ${color.accentText};
    cursor: pointer;
    ${focusRing}
  }
  & > ol {
    display: grid;
    gap: ${space(8)};
    padding-block: ${space(8)};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(12)};
    align-items: start;
  }
`;

/** Levels stand below each other, however long their words are; on a phone below their skill. */
const SkillRow = styled(ChosenRow)`
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.from('sm')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    & > :last-child {
      grid-column: auto;
    }
  }
`;

export interface SkillsFieldProps {
  /** null until one is chosen; there are no skills to choose from before. */
  readonly categoryId: string | null;
  readonly value: SkillValue[];
  readonly onChange: (skills: SkillValue[]) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What a talent can do, each with a level in half stars. */
export function SkillsField({ categoryId, value, onChange, ...field }: SkillsFieldProps) {
  const { data: skills = [], isLoading, isError } = useCategorySkills(categoryId);
  const missing = useMissingSkill(categoryId ?? '');
  const known = [...value, ...skills.filter(({ id }) => value.every((chosen) => chosen.id !== id))];
  const aliasesOf = new Map(skills.map(({ id, aliases }) => [id, aliases]));
  const choose = (ids: readonly string[]) =>
    onChange(
      ids.flatMap((id) => {
        const kept = value.find((chosen) => chosen.id === id);
        if (kept !== undefined) return [kept];
        const skill = skills.find((candidate) => candidate.id === id);
        return skill === undefined ? [] : [newSkill(skill)];
      }),
    );

  return (
    <div>
      <MultiAutocomplete
        {...field}
        label={t('Skills')}
        hint={categoryId === null ? t('Choose a category first.') : TEXTS.skillHint}
        required
        disabled={categoryId === null}
        loading={isLoading}
        emptyText={isError ? t('The skills could not be loaded') : t('No such skill in this category')}
        options={known.map(({ id, name }) => {
          const aliases = aliasesOf.get(id);
          return { value: id, label: name, ...(aliases && { aliases }) };
        })}
        {...(skills.length > 0 && { missing })}
        value={value.map(({ id }) => id)}
        onChange={choose}
      />
      <Legend>
        <summary>{t('What the stars mean')}</summary>
        <ol>
          {SKILL_LEVELS.map((meaning, index) => (
            <li key={meaning}>
              <RatingValue value={index + 1} /> {meaning}
            </li>
          ))}
        </ol>
      </Legend>
      {value.length > 0 && (
        <ChosenRows>
          {value.map(({ id, name, level }) => (
            <SkillRow key={id}>
              <span>{name}</span>
              <Rating
                label={t('Level in {skill}', { skill: name })}
                labelHidden
                precision={SKILL_LEVEL_STEP}
                hint={skillLevelText(level)}
                value={level}
                onChange={(next) =>
                  onChange(value.map((skill) => (skill.id === id ? { ...skill, level: next } : skill)))
                }
              />
            </SkillRow>
          ))}
        </ChosenRows>
      )}
    </div>
  );
}
