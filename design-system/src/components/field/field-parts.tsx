import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, fontSize, fontWeight, space, visuallyHidden } from '../../theme/index.js';
import { Icon } from '../icon/index.js';

export const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(8)};
  margin-block-end: ${space(8)};
  line-height: 1.4;
  & > label,
  & > span:first-child {
    min-inline-size: 0;
    font-weight: ${fontWeight.medium};
  }
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

const Optional = styled.span`
  font-size: ${fontSize.small};
  color: ${color.muted};
`;

const Below = styled.div`
  font-size: ${fontSize.small};
  line-height: 1.5;
  color: ${color.muted};
  & > * {
    margin-block-start: 0.375rem;
  }
`;

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  color: ${color.danger};
  font-weight: ${fontWeight.medium};
  & > svg {
    margin-block-start: 0.2em;
  }
`;

export const OptionalMark = () => <Optional>{t('optional')}</Optional>;

export interface FieldNotesProps {
  readonly hint: ReactNode;
  readonly hintId: string;
  readonly error: string | undefined;
  readonly errorId: string;
}

/** Hint and error below a control. The region is there before the error is, so that its coming is announced. */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <Below>
      {hint ? <div id={hintId}>{hint}</div> : null}
      <div aria-live="polite">
        {error ? (
          <ErrorLine id={errorId}>
            <Icon name="danger" size="small" />
            {error}
          </ErrorLine>
        ) : null}
      </div>
    </Below>
  );
}
