import styled from 'styled-components';
import { VisuallyHidden } from '@vela/design-system/layout';
import {
  color,
  eased,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  systemEdge,
  tellingGround,
} from '@vela/design-system/theme';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  /* Floating takes a legend into the row. */
  legend {
    float: inline-start;
    padding: 0;
    inline-size: 100%;
    font-weight: ${fontWeight.medium};
  }
  ${media.from('sm')} {
    legend {
      inline-size: 4.5rem;
    }
  }
`;

const Choice = styled.label`
  display: inline-flex;
  position: relative;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
    padding: 0 ${space(12)};
    border-radius: ${radius.pill};
    box-shadow: inset 0 0 0 1.5px ${color.control};
    ${systemEdge}
    font-size: ${fontSize.small};
    ${eased('box-shadow')}
  }
  ${media.hover} {
    &:hover span {
      box-shadow: inset 0 0 0 1.5px ${color.ink};
    }
  }
  input:checked + span {
    background: ${color.second};
    color: ${color.onSecond};
    box-shadow: none;
    ${tellingGround}
  }
  input:focus-visible + span {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export interface ChoiceChipsProps<Value extends string> {
  readonly legend: string;
  /** `radio` exactly one, `checkbox` any number. */
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly spoken?: string }[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChange: (value: Value, chosen: boolean) => void;
}

/** A few choices as pills, the browser's own inputs under them. */
export function ChoiceChips<Value extends string>({
  legend,
  type,
  name,
  choices,
  isChosen,
  onChange,
}: ChoiceChipsProps<Value>) {
  return (
    <Group>
      <legend>{legend}</legend>
      {choices.map(({ value, label, spoken }) => (
        <Choice key={value}>
          <input
            type={type}
            name={name}
            value={value}
            checked={isChosen(value)}
            onChange={(event) => onChange(value, event.currentTarget.checked)}
          />
          <span>
            {label}
            {spoken !== undefined && <VisuallyHidden> {spoken}</VisuallyHidden>}
          </span>
        </Choice>
      ))}
    </Group>
  );
}
