import { SKILL_LEVEL_MAX, SKILL_LEVEL_STEP } from '@vela/contracts/constants';
import { Rating } from '@vela/design-system/rating';
import { t } from '@vela/language';

export interface SkillRatingProps {
  readonly skill: string;
  readonly level: number;
  /** What the level means, in words. */
  readonly hint?: string;
  readonly onChange: (level: number) => void;
}

/** The level of one skill, in half stars. */
export const SkillRating = ({ skill, level, hint, onChange }: SkillRatingProps) => (
  <Rating
    label={t('Level of {skill}', { skill })}
    labelHidden
    max={SKILL_LEVEL_MAX}
    precision={SKILL_LEVEL_STEP}
    value={level}
    onChange={onChange}
    {...(hint !== undefined && { hint })}
  />
);
