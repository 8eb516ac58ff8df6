import type { Ref } from 'react';
import styled from 'styled-components';
import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  PERCENTAGE_MAX,
  PERCENTAGE_MIN,
  PERCENTAGE_STEP,
} from '@vela/contracts/constants';
import { Checkbox } from '@vela/design-system/checkbox';
import { FieldGroup, useField } from '@vela/design-system/field';
import { Slider } from '@vela/design-system/slider';
import { media, space } from '@vela/design-system/theme';
import { EMPLOYMENT_TITLES } from '@vela/formats';
import { percentText, t, texts } from '@vela/language';
import type { RoleExperience } from '../draft/rules.js';

const Line = styled.div`
  display: grid;
  gap: 0 ${space(24)};
  ${media.from('sm')} {
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: start;
  }
`;

const SHARES: Readonly<Record<EmploymentType, string>> = texts({
  permanent: 'Permanent percentage',
  freelance: 'Freelance percentage',
});

type Employment = Pick<RoleExperience, 'permanent' | 'freelance' | 'permanentPercentage' | 'freelancePercentage'>;

export interface EmploymentFieldsProps {
  readonly value: Employment;
  readonly onChange: (part: Partial<Employment>) => void;
  readonly error: string | undefined;
  /** The first box, for focus on an error. */
  readonly ref: Ref<HTMLInputElement>;
}

/** Permanent, freelance or both, each with its share of full time. */
export function EmploymentFields({ value, onChange, error, ref }: EmploymentFieldsProps) {
  const binding = useField({ error });
  return (
    <FieldGroup binding={binding} label={t('Employment type')} error={error}>
      {EMPLOYMENT_TYPES.map((type, index) => (
        <Line key={type}>
          <Checkbox
            label={EMPLOYMENT_TITLES[type]}
            value={value[type]}
            onChange={(chosen) => onChange({ [type]: chosen })}
            {...(index === 0 ? { ref } : {})}
          />
          <Slider
            label={SHARES[type]}
            min={PERCENTAGE_MIN}
            max={PERCENTAGE_MAX}
            step={PERCENTAGE_STEP}
            formatValue={percentText}
            disabled={!value[type]}
            value={value[`${type}Percentage`]}
            onChange={(percent) => onChange({ [`${type}Percentage`]: percent })}
          />
        </Line>
      ))}
    </FieldGroup>
  );
}
