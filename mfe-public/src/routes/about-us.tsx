import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { t, texts } from '@vela/language';
import { PageTitle } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';
import { Sail } from '../features/editorial/drawings/sail.js';

const HOLD_TO = texts([
  {
    title: 'The name comes last',
    text: 'A first impression made of a name, a face or a gap in a CV is a poor one. So the first impression here is made of skills.',
  },
  {
    title: 'Say why',
    text: 'A ranking that cannot explain itself should not decide about people. Ours lists its reasons, to both sides, every time.',
  },
  {
    title: 'Talent owns the yes',
    text: 'Nobody is contacted by surprise, nobody is sold as a lead. A company is told a name when its owner decides so.',
  },
  {
    title: 'Pay in the open',
    text: 'Ranges and offers are on the table before the first talk. What we charge is on the table, too.',
  },
]);

export const head: PageHead = texts({
  description:
    'Why Vela exists: hiring that begins with what people can do, says why, and leaves the name to the one whose name it is.',
});

export function Page() {
  return (
    <>
      <PageTitle>{t('About us')}</PageTitle>
      <PageIntro
        title={t('Vela means sail')}
        lead={t(
          'A sail does not ask who built the boat. It takes the wind that is there. Our hiring works like that: it starts with what people can do.',
        )}
        drawing={<Sail />}
      />
      <Section
        tone="surface"
        title={t('Why we are here')}
        text={t(
          'Women lead teams, ship systems and found companies, and are still overlooked by lists that begin with a name. Vela is made for female leaders and for tech talent, and it is open to everyone who wants to be chosen for what they can do.',
        )}
      />
      <Section title={t('What we hold to')}>
        <Points points={HOLD_TO} columns={2} />
      </Section>
      <Section tone="second" title={t('See it at work.')}>
        <div>
          <ButtonLink to={PATHS.howItWorks} variant="quiet">
            {t('How it works')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
