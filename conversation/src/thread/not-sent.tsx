import { Button, ConfirmButton } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { Bubble, Bubbles } from './bubble.js';
import { type Unsent, type UnsentChange, without } from './unsent.js';

export interface NotSentProps {
  readonly unsent: Unsent;
  /** Names of messages that arrived all the same. */
  readonly sent: ReadonlySet<string>;
  readonly onDiscard: (change: UnsentChange) => void;
}

/** What was written and cannot be sent any more: it is its writer's, to be copied or discarded. */
export function NotSent({ unsent: { draft, messages }, sent, onDiscard }: NotSentProps) {
  const toasts = useToasts();
  const words = [
    ...messages
      .filter(({ clientId }) => !sent.has(clientId))
      .map(({ clientId, text }) => ({ key: clientId, text, gone: without(clientId) })),
    ...(draft.trim() === '' ? [] : [{ key: 'draft', text: draft, gone: { draft: '' } }]),
  ];
  if (words.length === 0) return null;
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ message: t('Text copied'), variant: 'success' }),
      () =>
        toasts.show({
          message: t('The text could not be copied. Select it and copy it by hand.'),
          variant: 'warning',
        }),
    );
  return (
    <Bubbles aria-label={t('Not sent')}>
      {words.map(({ key, text, gone }) => (
        <Bubble
          key={key}
          own
          author={null}
          text={text}
          note={
            <Cluster gap={8}>
              {t('You had not sent this.')}
              <Button variant="bare" size="small" onClick={() => copy(text)}>
                {t('Copy')}
              </Button>
              <ConfirmButton
                variant="bare"
                size="small"
                question={t('It is kept on this device only.')}
                yes={t('Yes, discard it')}
                onConfirm={() => onDiscard(gone)}
              >
                {t('Discard')}
              </ConfirmButton>
            </Cluster>
          }
        />
      ))}
    </Bubbles>
  );
}
