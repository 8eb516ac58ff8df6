import { useId } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space, tellingGround } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { chooseScheme, SCHEME_CHOICES, useChosenScheme } from './chosen-scheme.js';

/** What no scheme is called in the page. */
const SYSTEM = 'system';

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  padding: ${space(2)};
  border: 1px solid ${color.control};
  /* Half the height of one line, so that two lines of larger text have no more of it. */
  border-radius: 1.3125rem;
  font-size: ${fontSize.small};
  legend {
    float: inline-start;
    padding-inline: ${space(12)} ${space(8)};
    line-height: 2.25rem;
    color: ${color.muted};
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    padding-inline: ${space(12)};
    border-radius: ${radius.pill};
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${color.second};
    color: ${color.onSecond};
    ${tellingGround}
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Light, dark, or as the device has it. */
export function SchemeChoice() {
  const chosen = useChosenScheme();
  const name = useId();
  return (
    <Group>
      <legend>{t('Colours')}</legend>
      {SCHEME_CHOICES.map(({ value, label }) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            value={value ?? SYSTEM}
            checked={value === chosen}
            onChange={() => chooseScheme(value)}
          />
          {t(label)}
        </label>
      ))}
    </Group>
  );
}
