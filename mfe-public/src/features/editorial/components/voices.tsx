import styled from 'styled-components';
import { getMarketFigures } from '@vela/contracts/endpoints';
import { Card } from '@vela/design-system/card';
import { Grid } from '@vela/design-system/layout';
import { useEndpoint } from '@vela/design-system/services';
import { fontSize, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { Section } from './section.js';

/** Of people whom the demo invented, as everybody in its market. A real market shows none until somebody said something. */
const INVENTED = texts([
  {
    words: 'I read the pay and the reasons before I had told anybody my name. I said yes to one of four.',
    who: 'Engineering manager, Malmö',
  },
  {
    words: 'We stopped guessing from photographs. The list says why, and what a person would want changed.',
    who: 'Recruiter, energy company, Umeå',
  },
  {
    words: 'The score told me which skill I had left blank. Two companies asked in the week after.',
    who: 'Data engineer, Tromsø',
  },
]);

const Voice = styled.figure`
  display: grid;
  gap: ${space(16)};
`;

const Words = styled.blockquote`
  font-size: ${fontSize.large};
`;

/** What people say, where there is a demo to say it. */
export function Voices() {
  const { data } = useEndpoint(getMarketFigures, {});
  if (data?.demo !== true) return null;
  return (
    <Section title={t('What they say')} text={t('Voices of this demo: the people are invented, like its market.')}>
      <Grid columns={3} from="md" gap={24}>
        {INVENTED.map(({ words, who }) => (
          <Card key={who}>
            <Voice>
              <Words>{words}</Words>
              <Text as="figcaption" tone="muted" size="small">
                {t('{who} (demo)', { who })}
              </Text>
            </Voice>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
