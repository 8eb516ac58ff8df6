import { Fragment } from 'react';
import styled from 'styled-components';
import type { ReceivedConnection, SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { isUnderWay } from '@vela/design-system/services';
import { color, fontWeight, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { useAnswerRequest } from '../api/answer-request.js';
import { disclosureOf } from '../disclosure.js';

const Facts = styled.dl`
  display: grid;
  gap: ${space(8)};
  & > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space(16)};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: ${fontWeight.medium};
    overflow-wrap: anywhere;
  }
`;

export interface AnswerDialogProps {
  readonly request: ReceivedConnection;
  readonly onClose: () => void;
  /** Called once the answer is stored. */
  readonly onAnswered: () => void;
}

/** Shows what acceptance discloses, word for word, before it does. */
export function AcceptDialog({
  request,
  user,
  onClose,
  onAnswered,
}: AnswerDialogProps & { readonly user: SessionUser }) {
  const answer = useAnswerRequest();
  const accept = () => answer.mutate({ id: request.id, status: 'accepted' }, { onSuccess: onAnswered });
  return (
    <Dialog
      open
      underWay={isUnderWay(answer)}
      onClose={onClose}
      title={t('Accept {company}', { company: request.company.name })}
      description={t('It sees the following from now on, and may write to you. Nobody else does.')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(answer)}>
            {t('Not yet')}
          </Button>
          <Button loading={answer.isPending} onClick={accept}>
            {t('Accept and share')}
          </Button>
        </>
      }
    >
      <Facts>
        {disclosureOf(user).map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {value.split(/(?=@)/).map((part) => (
                // A line too short for an address ends before the host, not in a word.
                <Fragment key={part}>
                  {part.startsWith('@') && <wbr />}
                  {part}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </Facts>
      {answer.isError && <Banner tone="danger">{answer.error.message || TEXTS.unknownError}</Banner>}
    </Dialog>
  );
}
