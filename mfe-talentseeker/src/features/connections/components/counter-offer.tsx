import styled from 'styled-components';
import type { CounterAnswer, SentConnection } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { counterOfferText } from '@vela/formats';
import { t, texts } from '@vela/language';
import { useAnswerCounterOffer } from '../api/answer-counter-offer.js';

const Wish = styled.div`
  grid-column: 1 / -1;
  padding-block-start: ${space(12)};
  border-block-start: 1px solid ${color.line};
`;

const DONE: Readonly<Record<CounterAnswer, string>> = texts({
  agreed: 'You changed the request as asked. The talent decides now.',
  kept: 'You kept the request as it was. The talent decides now.',
});

/** What the talent, still without a name, asks for before a yes; the company changes the request or keeps it. */
export function CounterOffer({ connection: { id, counterOffer, openRole } }: { readonly connection: SentConnection }) {
  const toasts = useToasts();
  const answer = useAnswerCounterOffer();
  if (counterOffer === null) return null;
  const say = (said: CounterAnswer) =>
    answer.mutate(
      { id, answer: said },
      { onError: (error) => toasts.show({ message: error.message, variant: 'error' }) },
    );
  const isSaying = (said: CounterAnswer): boolean => answer.isPending && answer.variables.answer === said;
  return (
    <Wish>
      <Stack gap={12}>
        <div>
          <Text weight="medium">{t('Yes, if: {wish}', { wish: counterOfferText(counterOffer.terms, openRole) })}</Text>
          <Text size="small" tone="muted">
            {counterOffer.answer === null
              ? t('If you agree, this request changes and your open role stays as it is. Nothing more is reserved.')
              : DONE[counterOffer.answer]}
          </Text>
        </div>
        {counterOffer.answer === null && (
          <Cluster gap={8}>
            <Button
              size="small"
              variant="secondary"
              loading={isSaying('agreed')}
              aria-disabled={answer.isPending}
              onClick={() => say('agreed')}
            >
              {t('Change the request')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              loading={isSaying('kept')}
              aria-disabled={answer.isPending}
              onClick={() => say('kept')}
            >
              {t('Keep it as it is')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Wish>
  );
}
