import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@vela/contracts/client';
import type { SubscribeInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { useAnalytics, useApi, useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Heading, Text } from '@vela/design-system/typography';

const EMPTY: SubscribeInput = { firstName: '', lastName: '', email: '' };

const isComplete = (input: SubscribeInput): boolean => Object.values(input).every((value) => value.trim() !== '');

/** The newsletter's form in the footer (spec.md sections 4, 5 and 7). */
export function NewsletterForm() {
  const api = useApi();
  const toasts = useToasts();
  const analytics = useAnalytics();
  const [input, setInput] = useState(EMPTY);
  const subscribe = useMutation({
    mutationFn: (body: SubscribeInput) => api.call('subscribeNewsletter', { body }),
    onSuccess: () => analytics.track('newsletter_joined'),
    onError: (error) => {
      const told = error instanceof ApiError && error.problem !== null;
      toasts.show({ message: told ? error.message : TEXTS.newsletterFailed, variant: 'error' });
    },
  });

  if (subscribe.isSuccess)
    return (
      <Stack gap={8} role="status">
        <Heading level={2} size="body">Newsletter</Heading>
        <Text>{TEXTS.newsletterThanks}</Text>
        <Text tone="muted" size="small">If your address is not on the list yet, a mail asks you to confirm it.</Text>
      </Stack>
    );

  const submit = (): void => {
    if (isComplete(input)) subscribe.mutate(input);
    else toasts.show({ message: TEXTS.newsletterIncomplete, variant: 'warning' });
  };
  const change = (field: keyof SubscribeInput) => (value: string) => setInput({ ...input, [field]: value });
  return (
    <Stack gap={12} role="form" aria-label="Newsletter">
      <Heading level={2} size="body">Newsletter</Heading>
      <Text tone="muted" size="small">News about fair hiring, events and new functions, about once a month.</Text>
      <TextField label="First name" autoComplete="given-name" value={input.firstName} onChange={change('firstName')} />
      <TextField label="Last name" autoComplete="family-name" value={input.lastName} onChange={change('lastName')} />
      <TextField label="Email" type="email" autoComplete="email" value={input.email} onChange={change('email')} />
      <Button variant="quiet" loading={subscribe.isPending} onClick={submit}>Subscribe</Button>
    </Stack>
  );
}
