import { useId } from 'react';
import styled from 'styled-components';
import { color, fontWeight, radius, space, tellingGround } from '@vela/design-system/theme';
import { sekText } from '@vela/formats';
import { inContext, t } from '@vela/language';
import { OFFER } from '../example.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(16)};
  label {
    font-weight: ${fontWeight.medium};
  }
  span {
    font-variant-numeric: tabular-nums;
  }
`;

const Range = styled.input`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 2rem;
  margin: 0;
  background: transparent;
  ${tellingGround}
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    block-size: 4px;
    border-radius: ${radius.pill};
    background: ${color.line};
  }
  &::-moz-range-track {
    block-size: 4px;
    border-radius: ${radius.pill};
    background: ${color.line};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-block-start: calc((4px - 1.5rem) / 2);
    border: 2px solid ${color.second};
    border-radius: 50%;
    background: ${color.surface};
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 2px solid ${color.second};
    border-radius: 50%;
    background: ${color.surface};
  }
`;

export interface OfferRangeProps {
  /** SEK a month. */
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** The browser's own slider: it is there before any script and weighs nothing on the first page. */
export function OfferRange({ amount, onChange }: OfferRangeProps) {
  const id = useId();
  const text = t('{amount} a month', { amount: sekText(amount) });
  return (
    <div>
      <Line>
        <label htmlFor={id}>{inContext('what is offered', 'Offer')}</label>
        <span aria-hidden="true">{text}</span>
      </Line>
      <Range
        id={id}
        type="range"
        min={OFFER.min}
        max={OFFER.max}
        step={OFFER.step}
        value={amount}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
