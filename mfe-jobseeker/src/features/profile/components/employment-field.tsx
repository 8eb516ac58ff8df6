import { type Control, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { type EmploymentType, PERCENTAGE_MAX, PERCENTAGE_MIN, PERCENTAGE_STEP } from '@vela/contracts/constants';
import { Checkbox } from '@vela/design-system/checkbox';
import { FormField } from '@vela/design-system/form';
import { Slider } from '@vela/design-system/slider';
import { media, space } from '@vela/design-system/theme';
import { percentText, t } from '@vela/language';
import type { ProfileValues } from '../profile-schema.js';

const Line = styled.div`
  display: grid;
  gap: ${space(8)} ${space(32)};
  ${media.from('sm')} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

export interface EmploymentFieldProps {
  readonly control: Control<ProfileValues>;
  readonly type: EmploymentType;
  readonly label: string;
}

/** One employment type and its percentage. */
export function EmploymentField({ control, type, label }: EmploymentFieldProps) {
  const chosen = useWatch({ control, name: type });
  return (
    <Line>
      <FormField control={control} name={type}>
        {(field) => <Checkbox {...field} label={label} />}
      </FormField>
      {chosen && (
        <FormField control={control} name={`${type}Percentage`}>
          {(field) => (
            <Slider
              {...field}
              label={t('{type}, percentage', { type: label })}
              min={PERCENTAGE_MIN}
              max={PERCENTAGE_MAX}
              step={PERCENTAGE_STEP}
              formatValue={percentText}
            />
          )}
        </FormField>
      )}
    </Line>
  );
}
