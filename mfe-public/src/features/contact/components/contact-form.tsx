import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CONTACT_MESSAGE_MAX } from '@vela/contracts/constants';
import type { ContactInput } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Grid, Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { t } from '@vela/language';
import { useSendMessage } from '../api/send-message.js';
import { keepBegun, keptText, readBegun } from '../begun-message.js';
import { EMPTY_MESSAGE, type MessageField, type MessageProblems, missingIn, problemsOf } from '../message-problems.js';

/** What this tab keeps changes by this form alone, which knows it. */
const never = () => () => undefined;
const keptHere = (): string | null => keptText(window.sessionStorage);
/** The page is made for everybody: it begins empty, and what somebody typed is there with its code. */
const keptNowhere = () => null;

/**
 * A message to Vela. It keeps its own few fields: a form library would weigh more than the whole page. What is typed outlives
 * a reload, in its tab alone: who writes here may sit at somebody else's computer.
 * @param onSent told the address that the answer goes to
 */
export function ContactForm({ onSent }: { readonly onSent: (address: string) => void }) {
  const kept = useSyncExternalStore(never, keptHere, keptNowhere);
  const [typed, setTyped] = useState<ContactInput | null>(null);
  const message = typed ?? readBegun(kept);
  const [problems, setProblems] = useState<MessageProblems>({});
  const fields = useRef<HTMLDivElement>(null);
  const send = useSendMessage();

  useEffect(() => {
    if (Object.keys(problems).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const submit = (): void => {
    const missing = missingIn(message);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    send.mutate(message, {
      onSuccess: () => {
        keepBegun(window.sessionStorage, EMPTY_MESSAGE);
        onSent(message.email);
      },
      onError: (error) => setProblems(problemsOf(error)),
    });
  };
  const write = (field: MessageField, value: string): void => {
    const changed = { ...message, [field]: value };
    setTyped(changed);
    keepBegun(window.sessionStorage, changed);
  };
  const bind = (field: MessageField) => ({
    name: field,
    value: message[field],
    onChange: (value: string) => write(field, value),
    error: problems[field],
    required: true,
    // What is on its way is what stands here: nothing that is typed meanwhile would go along, and it would be gone with it.
    readOnly: send.isPending,
  });
  return (
    <Stack gap={24} role="form" aria-label={t('Contact')} ref={fields}>
      {problems.whole !== undefined && <Banner tone="danger">{problems.whole}</Banner>}
      <Grid columns={2}>
        <TextField {...bind('name')} label={t('Your name')} autoComplete="name" />
        {/* Not of the type "email": that one gives the domain as machines write it, and the address is told as it was written. */}
        <TextField
          {...bind('email')}
          label={t('Your email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Grid>
      <TextField {...bind('subject')} label={t('Subject')} />
      <Textarea {...bind('message')} label={t('Message')} maxLength={CONTACT_MESSAGE_MAX} rows={8} />
      <div>
        <Button loading={send.isPending} onClick={submit}>
          {t('Send message')}
        </Button>
      </div>
    </Stack>
  );
}
