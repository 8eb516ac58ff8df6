import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { isEmailAddress } from '@vela/contracts/email-addresses';
import { type Company, type DomainCode, domainCodeSchema, type DomainProofInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Badge } from '@vela/design-system/badge';
import { Button, ConfirmButton } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { DOMAIN_CODE_MINUTES } from '@vela/market/companies';
import { sentCodeKey } from '../../../drafts/recruiter-draft-key.js';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.js';
import { useAskDomainProof, useProveDomain, useTakeDomainAway } from '../api/domains.js';
import { companyRules } from '../rules.js';
import { forgetSentCode, keepSentCode, readSentCode } from '../sent-code.js';

async function problemOf(email: string): Promise<string | null> {
  if (!isEmailAddress(email)) return t('This is not an email address.');
  return (await companyRules())?.domainProblem(email) ?? null;
}

const provable: Resolver<DomainProofInput> = async ({ email }) => {
  const address = email.trim();
  const problem = await problemOf(address);
  return problem === null
    ? { values: { email: address }, errors: {} }
    : { values: {}, errors: { email: { type: 'rule', message: problem } } };
};

function AddressStep({ onSent }: { readonly onSent: (email: string) => void }) {
  const ask = useAskDomainProof();
  const form = useForm<DomainProofInput>({ defaultValues: { email: '' }, resolver: provable });
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        await ask.mutateAsync(email);
        onSent(email);
      }}
    >
      <FormField control={form.control} name="email">
        {(field) => (
          <TextField
            {...field}
            label={t('Your address at the company')}
            hint={t('We send a code there.')}
            autoComplete="email"
            inputMode="email"
          />
        )}
      </FormField>
      <Button type="submit" variant="secondary" loading={form.formState.isSubmitting}>
        {t('Send the code')}
      </Button>
    </Form>
  );
}

function CodeStep({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const prove = useProveDomain();
  const toasts = useToasts();
  const form = useForm<DomainCode>({ defaultValues: { code: '' }, resolver: yupResolver(domainCodeSchema) });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        await prove.mutateAsync(code);
        toasts.show({ message: t('The domain is proven'), variant: 'success' });
        onDone();
      }}
    >
      <Text role="status">
        {t('We sent a code to {email}. It works for {minutes, plural, one {# minute} other {# minutes}}.', {
          email,
          minutes: DOMAIN_CODE_MINUTES,
        })}
      </Text>
      <FormField control={form.control} name="code">
        {(field) => <TextField {...field} label={t('Code')} autoComplete="one-time-code" inputMode="numeric" />}
      </FormField>
      <Cluster>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('Prove the domain')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('Another address')}
        </Button>
      </Cluster>
    </Form>
  );
}

function Proven({ domain }: { readonly domain: string }) {
  const toasts = useToasts();
  const take = useTakeDomainAway();
  // A promise, not callbacks of `mutate`: the row is gone before they would be called.
  const takeAway = useOneAtATime(async () => {
    try {
      await take.mutateAsync(domain);
      toasts.show({ message: t('The domain is taken away'), variant: 'success' });
    } catch (error) {
      toasts.show({ message: error instanceof Error ? error.message : TEXTS.unknownError, variant: 'error' });
    }
  });
  return (
    <Cluster as="li" gap={8}>
      <Badge tone="success">{domain}</Badge>
      <ConfirmButton
        size="small"
        variant="quiet"
        label={t('Take away the domain {domain}', { domain })}
        question={t('Talent no longer reads it with your requests. You can prove it again.')}
        yes={t('Yes, take away')}
        loading={take.isPending}
        onConfirm={takeAway}
      >
        {t('Take away')}
      </ConfirmButton>
    </Cluster>
  );
}

export interface DomainProofProps extends Pick<Company, 'domains'> {
  readonly userId: string;
  readonly companyId: string;
}

/** Domains that the company has proven, with a way to take each away and one to prove another by a code that is mailed there. */
export function DomainProof({ userId, companyId, domains }: DomainProofProps) {
  const key = sentCodeKey(userId, companyId);
  const [sentTo, setSentTo] = useState(() => readSentCode(key));
  const sent = (email: string): void => {
    keepSentCode(key, email);
    setSentTo(email);
  };
  const done = (): void => {
    forgetSentCode(key);
    setSentTo(null);
  };
  return (
    <Stack as="section" gap={16} aria-labelledby="domain-proof">
      <Heading level={2} size="title" id="domain-proof">
        {t('Prove your domain')}
      </Heading>
      <Text tone="muted">
        {t(
          'Talent reads it with your requests, and it helps us to verify your company. Then talents who hide from this domain are hidden from you.',
        )}
      </Text>
      {domains.length > 0 && (
        <Cluster as="ul">
          {domains.map((domain) => (
            <Proven key={domain} domain={domain} />
          ))}
        </Cluster>
      )}
      {sentTo === null ? <AddressStep onSent={sent} /> : <CodeStep email={sentTo} onDone={done} />}
    </Stack>
  );
}
