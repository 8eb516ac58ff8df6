import { useState } from 'react';
import type { Company } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Button } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { DOMAIN_CODE_MINUTES, isEmailAddress } from '@vela/market/companies';
import { useAskDomainProof, useProveDomain } from '../api/domains.js';
import { companyRules } from '../rules.js';

async function problemOf(email: string): Promise<string | null> {
  if (!isEmailAddress(email)) return t('This is not an email address.');
  return (await companyRules())?.domainProblem(email) ?? null;
}

function AddressStep({ onSent }: { readonly onSent: (email: string) => void }) {
  const ask = useAskDomainProof();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const send = async () => {
    setIsChecking(true);
    const found = await problemOf(email.trim());
    setIsChecking(false);
    if (found === null) ask.mutate(email.trim(), { onSuccess: () => onSent(email.trim()) });
    else setProblem(found);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={16}>
        <TextField
          label={t('Your address at the company')}
          hint={t('We send a code there.')}
          value={email}
          onChange={(text) => {
            setEmail(text);
            setProblem(undefined);
            ask.reset();
          }}
          error={problem ?? ask.error?.message}
          autoComplete="email"
          inputMode="email"
        />
        <div>
          <Button type="submit" variant="secondary" loading={isChecking || ask.isPending}>
            {t('Send the code')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function CodeStep({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const prove = useProveDomain();
  const toasts = useToasts();
  const [code, setCode] = useState('');
  const send = async () => {
    await prove.mutateAsync(code.trim());
    toasts.show({ message: t('The domain is proven'), variant: 'success' });
    onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A wrong code is told beside the field.
        send().catch(() => undefined);
      }}
    >
      <Stack gap={16}>
        <Text role="status">
          {t('We sent a code to {email}. It works for {minutes, plural, one {# minute} other {# minutes}}.', {
            email,
            minutes: DOMAIN_CODE_MINUTES,
          })}
        </Text>
        <TextField
          label={t('Code')}
          value={code}
          onChange={(text) => {
            setCode(text);
            prove.reset();
          }}
          error={prove.error?.message}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Cluster>
          <Button type="submit" loading={prove.isPending}>
            {t('Prove the domain')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('Another address')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Domains that the company has proven, and a way to prove one by a code that is mailed there. */
export function DomainProof({ domains }: Pick<Company, 'domains'>) {
  const [sentTo, setSentTo] = useState<string | null>(null);
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
            <li key={domain}>
              <Badge tone="success">{domain}</Badge>
            </li>
          ))}
        </Cluster>
      )}
      {sentTo === null ? (
        <AddressStep onSent={setSentTo} />
      ) : (
        <CodeStep email={sentTo} onDone={() => setSentTo(null)} />
      )}
    </Stack>
  );
}
