import { REQUEST_OPEN_DAYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { MailLink } from '../features/editorial/components/mail-link.js';
import { DocumentPage } from './document-page.js';

export function Page() {
  return (
    <DocumentPage title="Privacy policy" lead="What we keep about you, why, who sees it, and how to have it removed.">
      <h2>What we keep</h2>
      <ul>
        <li><strong>From LinkedIn, when you sign in:</strong> your given and family name, your email address, your picture, and the id by which LinkedIn knows you on Vela.</li>
        <li><strong>From you, as talent:</strong> current role, years of experience, desired roles, skills, pay, setup, places, availability, what you write about yourself, and the address of your LinkedIn profile.</li>
        <li><strong>From you, as a recruiter:</strong> fields of expertise, companies, sectors, and your company’s name, address, numbers and invoice address.</li>
        <li><strong>From use:</strong> requests and their answers, which companies opened a profile, purchases, and your decisions about cookies and terms.</li>
      </ul>
      <p>We do not ask for age, gender, origin or health, and we keep no CVs.</p>

      <h2>Who sees it</h2>
      <p>Companies see a talent’s profile without identity: two initials in place of the name, no picture, no address, no profile link. These four are shown to one company at a time, when the talent accepts its request. A request that is declined, withdrawn, or not answered within {REQUEST_OPEN_DAYS} days shows nothing.</p>
      <p>Talent see the company’s name and place, and the role, in each request.</p>
      <p>We do not sell data and we show no advertising.</p>

      <h2>The score</h2>
      <p>Roles are held against profiles by a fixed rule that is described on <TextLink to={PATHS.howItWorks}>how it works</TextLink>. It reads skills, roles, years, pay, place, employment and availability, and nothing else. It orders lists; people decide.</p>

      <h2>Why we may</h2>
      <p>To do what you signed up for (contract); to keep accounts as the law asks (legal duty); to keep the site safe (legitimate interest); to count visits and to send the newsletter, only after you agreed (consent, which you may withdraw at any time).</p>

      <h2>How long</h2>
      <p>Your profile stays until you ask us to remove it. Entries of accounting stay for as long as the law asks, without your name. A newsletter address stays until you unsubscribe.</p>

      <h2>Your rights</h2>
      <p>You may see, correct, take away or have removed what we keep about you, and object to its use. Write to <MailLink />. If you think that we are wrong, you may complain to your data protection authority.</p>

      <h2>Cookies</h2>
      <p>The <TextLink to={PATHS.cookiePolicy}>cookie policy</TextLink> lists every one of them.</p>
    </DocumentPage>
  );
}
