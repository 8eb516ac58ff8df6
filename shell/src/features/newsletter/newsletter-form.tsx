import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@vela/contracts/client';
import { subscribeNewsletter } from '@vela/contracts/endpoints';
import type { ToastMessage } from '@vela/contracts/remote';
import type { SubscribeInput } from '@vela/contracts/schemas';
import { TEXTS, written } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { intoView, Stack } from '@vela/design-system/layout';
import { useAnalytics, useApi, useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';

const EMPTY: SubscribeInput = { firstName: '', lastName: '', email: '' };

const isEmpty = (value: string): boolean => written(value) === '';
const isComplete = (input: SubscribeInput): boolean => !Object.values(input).some(isEmpty);

/** Whoever sent the form by keyboard goes on from here, unless they are elsewhere by now. */
const takeFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

function Thanks() {
  return (
    <Stack gap={8} ref={intoView}>
      <Heading level={2} size="body" tabIndex={-1} ref={takeFocus}>
        {t('Newsletter')}
      </Heading>
      <Text>{TEXTS.newsletterThanks}</Text>
      <Text tone="muted" size="small">
        {t('If your address is not on the list yet, a mail asks you to confirm it.')}
      </Text>
    </Stack>
  );
}

/** The newsletter's form in the footer. */
export function NewsletterForm() {
  const api = useApi();
  const toasts = useToasts();
  const analytics = useAnalytics();
  const [input, setInput] = useState(EMPTY);
  /** How often it was sent with something missing; the first empty field takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const refused = useRef<AbortController>(null);
  /** Says why it was not sent, in the place of what was said before; null once it was sent. */
  const tell = (toast: ToastMessage | null): void => {
    refused.current?.abort();
    refused.current = new AbortController();
    if (toast !== null) toasts.show({ ...toast, until: refused.current.signal });
  };
  const subscribe = useMutation({
    mutationFn: (body: SubscribeInput) => api.call(subscribeNewsletter, { body }),
    onSuccess: () => {
      tell(null);
      analytics.track('newsletter_joined');
    },
    onError: (error) => {
      const told = error instanceof ApiError && error.problem !== null;
      tell({ message: told ? error.message : TEXTS.newsletterFailed, variant: 'error' });
    },
  });

  const { error, variables: sent } = subscribe;
  useEffect(() => {
    if (refusals > 0 || error !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, error]);

  const submit = (): void => {
    if (isComplete(input)) return subscribe.mutate(input);
    tell({ message: TEXTS.newsletterIncomplete, variant: 'warning' });
    setRefusals(refusals + 1);
  };
  /** What the server found, until it is changed. */
  const wrongOf = (field: keyof SubscribeInput): string | undefined =>
    error instanceof ApiError && sent?.[field] === input[field]
      ? error.fieldErrors.find((each) => each.field === field)?.message
      : undefined;
  const bind = (field: keyof SubscribeInput) => ({
    value: input[field],
    onChange: (value: string) => setInput({ ...input, [field]: value }),
    error: refusals > 0 && isEmpty(input[field]) ? TEXTS.fieldRequired : wrongOf(field),
  });
  return (
    <div>
      {/* There before it says anything: what comes together with its words is read out by no screen reader. */}
      <div role="status">{subscribe.isSuccess && <Thanks />}</div>
      {!subscribe.isSuccess && (
        <Stack gap={12} role="form" aria-label={t('Newsletter')} ref={fields}>
          <Heading level={2} size="body">
            {t('Newsletter')}
          </Heading>
          <Text tone="muted" size="small">
            {t('News about fair hiring, events and new functions, about once a month.')}
          </Text>
          <TextField label={t('First name')} autoComplete="given-name" {...bind('firstName')} />
          <TextField label={t('Last name')} autoComplete="family-name" {...bind('lastName')} />
          <TextField label={t('Email')} type="email" autoComplete="email" {...bind('email')} />
          <Button variant="quiet" loading={subscribe.isPending} onClick={submit}>
            {t('Subscribe')}
          </Button>
        </Stack>
      )}
    </div>
  );
}
