import type { FocusEvent, Ref } from 'react';
import styled from 'styled-components';
import { readAmount } from '@vela/contracts/amounts';
import { t } from '@vela/language';
import { space } from '../../theme/index.js';
import { Button } from '../button/index.js';
import { type ControlProps, FieldFrame, useField } from '../field/index.js';
import { TextInput } from '../text-field/text-field.js';
import { groupedDigits, isDigits } from './grouped-digits.js';
import { useAmountInput } from './use-amount-input.js';

const Figure = styled(TextInput)`
  font-variant-numeric: tabular-nums;
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  margin-block-start: ${space(8)};
`;

export interface NumberFieldProps extends ControlProps<string> {
  /** Most digits that can be typed. */
  readonly maxDigits?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

interface Doubt {
  readonly text: string;
  readonly amounts: readonly number[];
}

/** @returns what to ask about a text that is not one amount; null where there is nothing to ask */
function doubtOf(value: string, maxDigits: number | undefined): Doubt | null {
  const isWritten = isDigits(value);
  if (value === '' || (isWritten && value.length <= (maxDigits ?? Infinity))) return null;
  const reading = readAmount(value);
  if (isWritten || reading.kind === 'amount')
    return { text: t('At most {max, plural, one {# digit} other {# digits}}.', { max: maxDigits ?? '' }), amounts: [] };
  if (reading.kind !== 'either') return { text: t('Give a whole amount in figures, such as 65.000.'), amounts: [] };
  const [smaller, greater] = reading.amounts.map((amount) => groupedDigits(String(amount)));
  return {
    text: t('Is that {smaller} or {greater}?', { smaller: smaller ?? '', greater: greater ?? '' }),
    amounts: reading.amounts,
  };
}

/**
 * A whole number of any size, shown with '.' between thousands. What is typed or pasted is understood by its meaning, in
 * any usual notation, and asked about where it could be two things. The value is its digits (`'40000'`), `''` when
 * nothing is typed, and the text as it stands while that is no amount, so that no form takes it for one.
 */
export function NumberField({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  labelHidden,
  optional,
  required,
  id,
  maxDigits,
  ...rest
}: NumberFieldProps) {
  const { shown, unfinished, change, settle, choose } = useAmountInput(value, onChange, maxDigits);
  const found = doubtOf(value, maxDigits);
  const doubt = unfinished && !error ? null : found;
  const said = doubt?.text ?? error;
  const binding = useField({ id, hint, error: said, required });
  const leave = (event: FocusEvent) => {
    settle();
    onBlur?.(event);
  };
  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error: said }}>
      <Figure
        {...binding.control}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={change}
        onBlur={leave}
      />
      {doubt !== null && doubt.amounts.length > 0 && (
        <Choice>
          {doubt.amounts.map((amount) => (
            <Button key={amount} variant="quiet" size="small" onClick={() => choose(amount)}>
              {groupedDigits(String(amount))}
            </Button>
          ))}
        </Choice>
      )}
    </FieldFrame>
  );
}
