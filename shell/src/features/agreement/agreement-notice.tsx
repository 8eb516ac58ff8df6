import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { agreeToTexts } from '@vela/contracts/endpoints';
import { LEGAL_TEXTS, type LegalTextName } from '@vela/contracts/legal';
import { PATHS } from '@vela/contracts/routes';
import type { OutstandingText } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Checkbox } from '@vela/design-system/checkbox';
import { Dialog } from '@vela/design-system/dialog';
import { Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { isUnderWay, useApi, useSession } from '@vela/design-system/services';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { versionsSince } from '@vela/market/consents';
import { dayText } from '@vela/market/days';

const Above = styled(Container)`
  padding-block-start: ${space(24)};
`;

const Texts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${space(16)};
    border-block-start: 1px solid ${color.line};
  }
`;

/** Under the words of its box. */
const Notes = styled(Stack)`
  padding-inline-start: ${space(32)};
`;

const leadOf = (texts: readonly OutstandingText[]): string =>
  texts.every(({ agreedVersion }) => agreedVersion !== null)
    ? t('We changed what you agreed to. Read what is new, and say whether you still agree.')
    : t('Your account has not agreed to everything that applies to it yet. It takes a moment.');

/** Which version it is, and what is new since the one that was agreed to. */
function WhatIsNew(asked: OutstandingText) {
  const { text, version, agreedVersion } = asked;
  const since = LEGAL_TEXTS[text].versions[version - 1]?.since;
  return (
    <Notes gap={4}>
      <Text size="small" tone="muted">
        {since === undefined
          ? t('Version {version, number}.', { version })
          : t('Version {version, number}, in force since {day}.', { version, day: dayText(since) })}{' '}
        {agreedVersion === null
          ? t('New to your account.')
          : t('You agreed to version {version, number}.', { version: agreedVersion })}
      </Text>
      {versionsSince(asked).map(
        ({ since: day, change }) =>
          change !== null && <Text key={day}>{t('New since {day}: {change}', { day: dayText(day), change })}</Text>,
      )}
    </Notes>
  );
}

interface AgreementDialogProps {
  readonly texts: readonly OutstandingText[];
  readonly open: boolean;
  readonly onClose: () => void;
}

function AgreementDialog({ texts, open, onClose }: AgreementDialogProps) {
  const api = useApi();
  const { refresh } = useSession();
  const formId = useId();
  const [ticked, setTicked] = useState<readonly LegalTextName[]>([]);
  const agreeing = useMutation({
    mutationFn: async () => {
      await api.call(agreeToTexts, { body: { texts: texts.map(({ text, version }) => ({ text, version })) } });
      await refresh();
    },
  });
  const agree = (event: SyntheticEvent) => {
    event.preventDefault();
    agreeing.mutate();
  };
  return (
    <Dialog
      open={open}
      underWay={isUnderWay(agreeing)}
      onClose={onClose}
      title={t('What applies to your account')}
      description={leadOf(texts)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(agreeing)}>
            {t('Not now')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!texts.every(({ text }) => ticked.includes(text))}
            loading={agreeing.isPending}
          >
            {t('Agree')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={agree}>
        <Stack gap={16}>
          <Texts>
            {texts.map((asked) => {
              const { agreement, address } = LEGAL_TEXTS[asked.text];
              return (
                <li key={asked.text}>
                  <Stack gap={8}>
                    <Checkbox
                      name={asked.text}
                      value={ticked.includes(asked.text)}
                      onChange={(value) =>
                        setTicked(value ? [...ticked, asked.text] : ticked.filter((text) => text !== asked.text))
                      }
                      label={<Trans message={agreement} parts={{ text: <TextLink to={address} target="_blank" /> }} />}
                    />
                    <WhatIsNew {...asked} />
                  </Stack>
                </li>
              );
            })}
          </Texts>
          {agreeing.error !== null && (
            <Banner tone="danger" title={t('That could not be recorded')}>
              {agreeing.error.message}
            </Banner>
          )}
          <Text size="small" tone="muted">
            <Trans
              message="You do not have to agree. In your <centre>privacy centre</centre> you can take your data with you or delete your account."
              parts={{ centre: <TextLink to={PATHS.privacyCentre} onClick={onClose} /> }}
            />
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}

/**
 * Stands above every private page until somebody agrees to what is outstanding. The page below goes on working: an answer that
 * somebody waits for must not wait for this.
 */
export function AgreementNotice({ texts }: { readonly texts: readonly OutstandingText[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Above>
      <Banner
        title={t('We need your agreement')}
        action={
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {t('Read and agree')}
          </Button>
        }
      >
        {leadOf(texts)}
      </Banner>
      <AgreementDialog texts={texts} open={open} onClose={() => setOpen(false)} />
    </Above>
  );
}
