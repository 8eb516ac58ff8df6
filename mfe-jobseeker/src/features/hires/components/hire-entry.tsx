import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TalentHire } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Badge } from '@vela/design-system/badge';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { Cluster, Stack } from '@vela/design-system/layout';
import { color, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { agreementText } from '@vela/formats';
import { t } from '@vela/language';
import { laterDialog } from '@vela/slice-parts/later';
import { useAnswerHire } from '../api/answer-hire.js';
import { bonusText, stateOf, storyOf } from '../texts.js';

const DisputeDialog = laterDialog(async () => (await import('./dispute-dialog.js')).DisputeDialog);

const Note = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space(12)};
  border-inline-start: 2px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface AnswersProps {
  readonly hire: TalentHire;
  readonly onAnswered: () => void;
}

/** Confirm or dispute; who has answered may still change it, until the platform has decided. */
function Answers({ hire, onAnswered }: AnswersProps) {
  const confirm = useAnswerHire(hire.id);
  const [disputing, setDisputing] = useState(false);
  const given = hire.answer;
  return (
    <>
      {confirm.isError && <Banner tone="danger">{confirm.error.message || TEXTS.unknownError}</Banner>}
      <Cluster gap={12}>
        {given !== 'confirmed' && (
          <Button
            {...(given === null ? {} : { variant: 'quiet', size: 'small' })}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ answer: 'confirmed' }, { onSuccess: onAnswered })}
          >
            {given === null ? t('Yes, I signed') : t('It is right after all')}
          </Button>
        )}
        {given !== 'disputed' && (
          <Button
            {...DisputeDialog.ahead}
            variant="quiet"
            {...(given === null ? {} : { size: 'small' })}
            onClick={() => setDisputing(true)}
          >
            {t('Something is not right')}
          </Button>
        )}
      </Cluster>
      {disputing && (
        <DisputeDialog
          hire={hire}
          onClose={() => setDisputing(false)}
          onAnswered={() => {
            setDisputing(false);
            onAnswered();
          }}
        />
      )}
    </>
  );
}

/** One hire as its talent sees it. */
export function HireEntry({ hire }: { readonly hire: TalentHire }) {
  const { id, roleName, companyName, status, answerNote } = hire;
  const [answered, setAnswered] = useState(0);
  const story = useRef<HTMLDivElement>(null);
  const bonus = bonusText(hire);
  const { title, tone } = stateOf(hire);

  // The pressed button may be gone; focus goes to what became of the answer.
  useEffect(() => {
    if (answered > 0) story.current?.focus();
  }, [answered]);

  return (
    <Card as="article" aria-labelledby={`hire-${id}`}>
      <Stack gap={16}>
        <Cluster gap={12} justify="between">
          <div>
            <Heading level={3} size="large" id={`hire-${id}`}>
              {roleName}
            </Heading>
            <Text tone="muted">{companyName}</Text>
          </div>
          <Badge tone={tone}>{title}</Badge>
        </Cluster>
        <div ref={story} tabIndex={-1}>
          <Text>{storyOf(hire)}</Text>
        </div>
        {status === 'reported' && answerNote !== '' && <Note>{answerNote}</Note>}
        {bonus !== null && (
          <Text weight="bold" numeric>
            {t('Your bonus: {bonus}', { bonus })}
          </Text>
        )}
        <Text size="small" tone="muted" numeric>
          {agreementText(hire)}
        </Text>
        {status === 'reported' && hire.reportedByCompany && (
          <Answers hire={hire} onAnswered={() => setAnswered((times) => times + 1)} />
        )}
      </Stack>
    </Card>
  );
}
