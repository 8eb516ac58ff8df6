import { useState } from 'react';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { readEmployerDomain } from '@vela/market/companies';
import { useShieldFromEmployer } from '../api/blocked-companies.js';

export interface AdvanceShieldProps {
  /** What was typed of the employer's name. */
  readonly name: string;
  readonly onDone: () => void;
}

/** Hides from an employer that need not be on Vela yet: by the typed name, and by a domain that is its own. */
export function AdvanceShield({ name, onDone }: AdvanceShieldProps) {
  const shield = useShieldFromEmployer();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const hide = (): void => {
    const read = readEmployerDomain(address);
    setProblem(read.problem ?? undefined);
    if (read.problem === null) shield.mutate({ name, domain: read.domain ?? '' }, { onSuccess: onDone });
  };
  return (
    <Stack gap={8}>
      <Text tone="muted" size="small">
        {t('You can hide from an employer before it comes to Vela: from every company with “{name}” in its name.', {
          name,
        })}
      </Text>
      <TextField
        label={t('Its web address')}
        optional
        hint={t('Such as company.example. Then it is known under any name.')}
        value={address}
        onChange={(typed) => {
          setAddress(typed);
          setProblem(undefined);
        }}
        error={problem}
      />
      <div>
        <Button variant="secondary" size="small" loading={shield.isPending} onClick={hide}>
          {t('Hide from “{name}”', { name })}
        </Button>
      </div>
      {shield.isError && <Banner tone="danger">{shield.error.message || TEXTS.unknownError}</Banner>}
    </Stack>
  );
}
