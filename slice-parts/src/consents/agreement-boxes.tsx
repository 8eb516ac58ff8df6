import { LEGAL_TEXTS, type LegalTextName } from '@vela/contracts/legal';
import { Checkbox } from '@vela/design-system/checkbox';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';

interface AgreementBoxesProps {
  readonly texts: readonly LegalTextName[];
  readonly ticked: readonly LegalTextName[];
  readonly onChange: (ticked: readonly LegalTextName[]) => void;
}

/** A box for each text that is to be agreed to; the text opens beside the page, which keeps what is ticked. */
export function AgreementBoxes({ texts, ticked, onChange }: AgreementBoxesProps) {
  return (
    <Stack gap={12} as="fieldset" aria-label={t('Consents')}>
      {texts.map((text) => (
        <Checkbox
          key={text}
          name={text}
          value={ticked.includes(text)}
          onChange={(value) => onChange(value ? [...ticked, text] : ticked.filter((other) => other !== text))}
          label={
            <Trans
              message={LEGAL_TEXTS[text].agreement}
              parts={{ text: <TextLink to={LEGAL_TEXTS[text].address} target="_blank" /> }}
            />
          }
        />
      ))}
    </Stack>
  );
}
