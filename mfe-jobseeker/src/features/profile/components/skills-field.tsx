import styled from 'styled-components';
import { SKILL_LEVELS, skillLevelText } from '@vela/contracts/texts';
import type { FormFieldBinding } from '@vela/design-system/form';
import { RatingValue } from '@vela/design-system/rating';
import { color, focusRing, fontSize, media, radius, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { SkillPicker, SkillRating } from '@vela/slice-parts/skills';
import type { SkillValue } from '../profile-schema.js';
import { newSkill } from '../profile-values.js';
import { ChosenRow, ChosenRows } from './chosen-row.js';

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

export interface SkillsFieldProps extends FormFieldBinding<SkillValue[]> {
  /** null until one is chosen; there are no skills to choose from before. */
  readonly categoryId: string | null;
}

/** What a talent can do, each with a level in half stars. */
export function SkillsField({ categoryId, value, onChange, ...field }: SkillsFieldProps) {
  return (
    <div>
      <SkillPicker
        {...field}
        label={t('Skills')}
        categoryId={categoryId}
        userType="jobSeeker"
        value={value.map(({ name }) => name)}
        onChange={(names, known) =>
          onChange(
            names.flatMap((name) => {
              const kept = value.find((chosen) => chosen.name === name);
              if (kept !== undefined) return [kept];
              const skill = known.find((candidate) => candidate.name === name);
              return skill === undefined ? [] : [newSkill(skill)];
            }),
          )
        }
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
              <SkillRating
                skill={name}
                level={level}
                hint={skillLevelText(level)}
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
