import { type PointerEvent, type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { RATING_MAX, RATING_PRECISION } from '@vela/contracts/constants';
import { numberText, t } from '@vela/language';
import { color, media, radius, space, visuallyHidden } from '../../theme/index.js';
import { type ControlProps, FieldFrame, useField } from '../field/index.js';
import { Star, starFill } from './star.js';

const Stars = styled.div`
  position: relative;
  display: inline-flex;
  gap: ${space(2)};
  padding: ${space(8)};
  margin: -${space(8)};
  border-radius: ${radius.small};
  cursor: pointer;
  touch-action: pan-y;
  max-inline-size: calc(100% + 2 * ${space(8)});
  & > svg {
    flex: 0 1 auto;
    min-inline-size: 0;
    block-size: auto;
    aspect-ratio: 1;
  }
  &[data-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.5;
    ${media.forcedColors} {
      opacity: 1;
      --vela-bright: GrayText;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Native = styled.input`
  ${visuallyHidden}
`;

export interface RatingProps extends ControlProps<number> {
  readonly max?: number;
  /** Smallest step, in stars: 0.5 for half stars. */
  readonly precision?: 0.5 | 1;
  readonly ref?: Ref<HTMLInputElement>;
}

function starsUnder(event: PointerEvent<HTMLElement>, max: number, precision: number): number {
  const stars = event.currentTarget.querySelectorAll('svg');
  const first = stars[0]?.getBoundingClientRect();
  const last = stars[stars.length - 1]?.getBoundingClientRect();
  if (!first || !last || first.width === 0) return max;
  const rightToLeft = first.left > last.left;
  const length = rightToLeft ? first.right - last.left : last.right - first.left;
  const reached = rightToLeft ? first.right - event.clientX : event.clientX - first.left;
  const steps = Math.ceil(((reached / length) * max) / precision);
  return Math.min(max, Math.max(precision, steps * precision));
}

const starsText = (value: number, max: number): string =>
  t('{value} of {max, plural, one {# star} other {# stars}}', { value: numberText(value), max });

/**
 * A level in stars. For hands that point it is a row of stars to press or draw along; for keyboards and screen
 * readers it is a slider in steps of `precision`.
 */
export function Rating({
  label,
  hint,
  error,
  value,
  onChange,
  labelHidden,
  optional,
  required,
  id,
  disabled = false,
  max = RATING_MAX,
  precision = RATING_PRECISION,
  ...rest
}: RatingProps) {
  const binding = useField({ id, hint, error, required });
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? value;

  const pressed = useRef(false);

  // A level is chosen when the finger is lifted: what turns into a scroll changes nothing.
  const point = (event: PointerEvent<HTMLElement>) => {
    if (disabled) return;
    if (event.type === 'pointerdown' && event.button === 0) {
      if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = true;
    }
    if (pressed.current || event.pointerType === 'mouse') setPointedAt(starsUnder(event, max, precision));
  };
  const leave = () => {
    pressed.current = false;
    setPointedAt(null);
  };
  const choose = (event: PointerEvent<HTMLElement>) => {
    if (!pressed.current) return;
    onChange(starsUnder(event, max, precision));
    leave();
  };

  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <Stars
        data-disabled={disabled}
        onPointerDown={point}
        onPointerMove={point}
        onPointerUp={choose}
        onPointerCancel={leave}
        onPointerLeave={leave}
      >
        {Array.from({ length: max }, (_, place) => (
          <Star key={place} fill={starFill(shown, place)} />
        ))}
        <Native
          {...binding.control}
          type="range"
          min={precision}
          max={max}
          step={precision}
          value={value}
          disabled={disabled}
          aria-valuetext={starsText(value, max)}
          onChange={(event) => onChange(Number(event.target.value))}
          {...rest}
        />
      </Stars>
    </FieldFrame>
  );
}

const ReadOnlyStars = styled.span`
  display: inline-flex;
  gap: 1px;
  vertical-align: -0.2em;
`;

export interface RatingValueProps {
  readonly value: number;
  readonly max?: number;
  readonly size?: 'small' | 'medium';
}

/** A level in stars that cannot be changed. */
export function RatingValue({ value, max = RATING_MAX, size = 'small' }: RatingValueProps) {
  return (
    <ReadOnlyStars role="img" aria-label={starsText(value, max)} data-size={size}>
      {Array.from({ length: max }, (_, place) => (
        <Star key={place} fill={starFill(value, place)} />
      ))}
    </ReadOnlyStars>
  );
}
