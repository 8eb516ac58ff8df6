import styled from 'styled-components';
import { Icon } from '@vela/design-system/icon';
import { TextLink } from '@vela/design-system/link';
import {
  color,
  eased,
  focusRing,
  fontSize,
  fontWeight,
  measure,
  media,
  radius,
  space,
} from '@vela/design-system/theme';

const List = styled.div`
  border-block-start: 1px solid ${color.line};
`;

const Entry = styled.details`
  border-block-end: 1px solid ${color.line};
  & > summary > svg {
    ${eased('transform')}
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Asked = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16)};
  padding-block: ${space(16)};
  font-size: ${fontSize.large};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;
  list-style: none;
  border-radius: ${radius.small};
  ${focusRing}
  &::-webkit-details-marker {
    display: none;
  }
  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
`;

const Answer = styled.div`
  padding-block-end: ${space(24)};
  max-inline-size: ${measure};
  color: ${color.muted};
  & > * + * {
    margin-block-start: ${space(12)};
  }
`;

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Where there is more to read. */
  readonly more?: { readonly label: string; readonly to: string };
}

/** Questions that open their answers in place; the browser's own disclosure, so that they work before any script. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <List>
      {questions.map(({ question, answer, more }) => (
        <Entry key={question}>
          <Asked>
            {question}
            <Icon name="chevron-down" />
          </Asked>
          <Answer>
            <p>
              {answer}
              {more !== undefined && (
                <>
                  {' '}
                  <TextLink to={more.to}>{more.label}</TextLink>.
                </>
              )}
            </p>
          </Answer>
        </Entry>
      ))}
    </List>
  );
}
