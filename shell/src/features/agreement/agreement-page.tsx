import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { agreeToTexts } from '@vela/contracts/endpoints';
import { LEGAL_TEXTS, type LegalTextName } from '@vela/contracts/legal';
import { PATHS } from '@vela/contracts/routes';
import type { OutstandingText } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Checkbox } from '@vela/design-system/checkbox';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useApi, useSession } from '@vela/design-system/services';
import { color, media, radius, space } from '@vela/design-system/theme';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { versionsSince } from '@vela/market/consents';
import { dayText } from '@vela/market/days';
import { PageTitle } from '@vela/router';

const Column = styled(Container)`
  padding-block: ${space(24)} ${space(64)};
  ${media.from('md')} {
    padding-block: ${space(48)} ${space(96)};
  }
`;

const Texts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-radius: ${radius.card};
  background: ${color.surface};
  & > li {
    padding: ${space(20)};
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  ${media.from('sm')} {
    & > li {
      padding: ${space(24)};
    }
  }
`;

const WayOut = styled(Stack)`
  padding-block-start: ${space(24)};
  border-block-start: 1px solid ${color.line};
`;

const leadOf = (texts: readonly OutstandingText[]): string =>
  texts.every(({ agreedVersion }) => agreedVersion !== null)
    ? t('We changed what you agreed to. Read what is new; you go on from here to the page that you wanted.')
    : t('Your account has not agreed to this yet. It takes a moment; you go on from here to the page that you wanted.');

/** Under the words of its box. */
const Notes = styled(Stack)`
  padding-inline-start: ${space(32)};
`;

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

/** Stands in the place of a page until somebody agrees to what is outstanding; the address stays that of the page. */
export function AgreementPage({ texts }: { readonly texts: readonly OutstandingText[] }) {
  const api = useApi();
  const { refresh, signOut } = useSession();
  const [ticked, setTicked] = useState<readonly LegalTextName[]>([]);
  const agreeing = useMutation({
    mutationFn: async () => {
      await api.call(agreeToTexts, { body: { texts: texts.map(({ text, version }) => ({ text, version })) } });
      await refresh();
    },
  });
  const leaving = useMutation({ mutationFn: signOut });
  const agree = (event: SyntheticEvent) => {
    event.preventDefault();
    agreeing.mutate();
  };
  const title = t('Before you go on');
  const problem = agreeing.error ?? leaving.error;

  return (
    <Column width="text">
      <PageTitle>{title}</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{title}</Heading>
          <Lead>{leadOf(texts)}</Lead>
        </Stack>
        <form onSubmit={agree}>
          <Stack gap={24}>
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
                        label={
                          <Trans message={agreement} parts={{ text: <TextLink to={address} target="_blank" /> }} />
                        }
                      />
                      <WhatIsNew {...asked} />
                    </Stack>
                  </li>
                );
              })}
            </Texts>
            {problem !== null && (
              <Banner tone="danger" title={t('That could not be recorded')}>
                {problem.message}
              </Banner>
            )}
            <div>
              <Button
                type="submit"
                disabled={!texts.every(({ text }) => ticked.includes(text))}
                loading={agreeing.isPending}
              >
                {t('Agree and go on')}
              </Button>
            </div>
          </Stack>
        </form>
        <WayOut gap={12}>
          <Text tone="muted" measure>
            <Trans
              message="You do not have to agree. In your <centre>privacy centre</centre> you can take your data with you or delete your account."
              parts={{ centre: <TextLink to={PATHS.privacyCentre} /> }}
            />
          </Text>
          <Cluster>
            <Button variant="quiet" onClick={() => leaving.mutate()} loading={leaving.isPending}>
              {t('Logout')}
            </Button>
          </Cluster>
        </WayOut>
      </Stack>
    </Column>
  );
}
