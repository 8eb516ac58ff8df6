import { useState } from 'react';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useShieldFromEmployer } from '../api/blocked-companies.js';

export interface AdvanceShieldProps {
  /** What was typed of the employer's name. */
  readonly name: string;
  readonly onDone: () => void;
}

/** Hides from an employer that need not be on Vela yet: by the typed name, and by a domain that is its own. */
export function AdvanceShield({ name, onDone }: AdvanceShieldProps) {
  const shield = useShieldFromEmployer();
  const [domain, setDomain] = useState('');
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
        value={domain}
        onChange={setDomain}
      />
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={shield.isPending}
          onClick={() => shield.mutate({ name, domain: domain.trim() }, { onSuccess: onDone })}
        >
          {t('Hide from “{name}”', { name })}
        </Button>
      </div>
      {shield.isError && <Banner tone="danger">{shield.error.message || TEXTS.unknownError}</Banner>}
    </Stack>
  );
}
