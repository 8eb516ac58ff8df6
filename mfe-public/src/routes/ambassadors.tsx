import { PageTitle } from '@vela/router';
import { MailLink } from '../features/editorial/components/mail-link.js';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';

const STEPS = [
  { title: 'You write to us', text: 'A line about you, and whom you would bring: a network, a meetup, a team.' },
  { title: 'You get a link of your own', text: 'Who signs up through it is counted as yours, even if it happens days later in the same browser.' },
  { title: 'You hear from us first', text: 'What changes here, what we learned, and whom your link has brought.' },
];

export function Page() {
  return (
    <>
      <PageTitle>Ambassadors</PageTitle>
      <PageIntro
        title="Bring the people you would hire"
        lead="Ambassadors are people whose word counts where they are. They bring talent and companies to Vela."
        actions={<MailLink />}
      />
      <Section tone="surface" title="How it goes">
        <Points points={STEPS} ordered />
      </Section>
    </>
  );
}
