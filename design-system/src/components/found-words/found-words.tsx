import styled from 'styled-components';
import { t } from '@vela/language';
import { color, fontSize, space } from '../../theme/index.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';

const Line = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.45;
  color: ${color.muted};
  overflow-wrap: anywhere;
  & > q + q {
    margin-inline-start: ${space(8)};
  }
  &[data-found='true'] {
    padding-inline-start: ${space(12)};
    border-inline-start: 2px solid ${color.second};
  }
`;

export interface FoundWordsProps {
  /** Short, as they stand in the text; none where the text does not say it. */
  readonly words: readonly string[];
}

/** The words of a pasted text that a value came from, to hold against it. */
export function FoundWords({ words }: FoundWordsProps) {
  return (
    <Line as={words.length === 0 ? 'p' : 'div'} data-found={words.length > 0}>
      {words.length === 0 ? (
        t('Not found in your text.')
      ) : (
        <>
          <VisuallyHidden>{t('From your text:')} </VisuallyHidden>
          {words.map((each) => (
            <q key={each}>{each}</q>
          ))}
        </>
      )}
    </Line>
  );
}
