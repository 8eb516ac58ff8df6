import { LEGAL_TEXTS } from '@vela/contracts/legal';
import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { Table, type TableColumn } from '@vela/design-system/table';
import { inContext, t, texts } from '@vela/language';
import { Trans } from '@vela/language/react';
import { REQUEST_OPEN_DAYS } from '@vela/market/requests';
import {
  ACCOUNT_KEPT_DAYS,
  ACCOUNT_WARNING_DAYS,
  ACCOUNT_WARNINGS_TRIED,
  RETENTION,
  type Retention,
} from '@vela/market/retention';
import { DocumentPage, TextVersion } from './document-page.js';

const columns = (): readonly TableColumn<Retention>[] => [
  { key: 'what', title: inContext('what is stored', 'What'), cell: ({ what }) => what },
  { key: 'kept', title: inContext('how long', 'Kept'), cell: ({ kept }) => kept },
  { key: 'onDeletion', title: t('When you delete your account'), cell: ({ onDeletion }) => onDeletion },
];

export const head: PageHead = texts({
  description: 'What Vela keeps about you, why, who sees it, for how long, and how to take it away or have it deleted.',
});

export function Page() {
  return (
    <DocumentPage
      title={LEGAL_TEXTS['privacy-policy'].title}
      lead={t('What we keep about you, why, who sees it, and how to have it removed.')}
    >
      <TextVersion text="privacy-policy" />
      <h2>{t('What we keep')}</h2>
      <ul>
        <li>
          <Trans
            message="<strong>From LinkedIn, when you sign in:</strong> your given and family name, your email address, your picture, and the id by which LinkedIn knows you on Vela."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>From you, as talent:</strong> current role, years of experience, desired roles, skills, pay, setup, places, availability, what you write about yourself, and the address of your LinkedIn profile."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>From you, as a recruiter:</strong> fields of expertise, companies, sectors, and your company’s name, address, numbers and invoice address."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>From use:</strong> requests, wishes and their answers, which companies opened a profile, where a profile stood in lists of matches and with which score, roles that you are interested in, companies that you blocked and employers that you named in advance, saved searches, what a company notes of its talk with you, purchases, invoices and hires, who recommended us, and your decisions about cookies, mails and terms."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>For safety:</strong> where you are signed in, reports of abuse, and a log of what was done with accounts, money and identities. The network address of a call is used to limit how often it may be made. So that nobody’s inbox is flooded we count the mails that you cause and get, under a mark that names nobody. Such a mark also tells us that you or your company were given free profiles; it stays when you delete your account, and says something only to us, only when you come back."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>From the newsletter and the contact form:</strong> the name and address that you give, and what you write."
            parts={{ strong: <strong /> }}
          />
        </li>
      </ul>
      <p>
        {t(
          'We do not ask for origin or health, and we keep no CVs. A CV or an advert that you paste or choose is read by your own browser: the file and its text never leave your device, only what you confirm of them is saved. Talent may tell us their gender and age group, if they want to and only after they agreed, so that we can check whether groups are treated alike. These answers lie apart from the profile; no score, list or company ever reads them.',
        )}
      </p>

      <h2>{t('Who sees it')}</h2>
      <p>
        {t(
          'Companies see a talent’s profile without identity: two initials in place of the name, no picture, no address, no profile link. These four are shown to one company at a time, when the talent accepts its request. A request that is declined, withdrawn, answered with “yes, if”, or not answered within {days, plural, one {# day} other {# days}} shows none of them. A company that you blocked does not see the profile at all.',
          { days: REQUEST_OPEN_DAYS },
        )}
      </p>
      <p>
        {t(
          'Talents see the company’s name and city, and the role, in each request. After a yes both sides see each other: the talent sees name, picture, address and profile link of those of the company who asked or wrote, and both read what is written. Colleagues of the company share it; what they note for themselves stays with them.',
        )}
      </p>
      <p>
        {t(
          'Our own staff sees what it needs to help you, to confirm hires and to send invoices, and every look that discloses an identity is logged.',
        )}
      </p>
      <p>{t('We do not sell data and we show no advertising.')}</p>

      <h2>{t('Who works for us')}</h2>
      <ul>
        <li>
          <Trans
            message="<strong>LinkedIn</strong> signs you in and tells us what is listed above. It learns that you use Vela."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>Stripe</strong> takes card payments. Card numbers go to Stripe and never reach us."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>SendPortal</strong>, a newsletter service, keeps names and addresses of those who confirmed their subscription."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <Trans
            message="<strong>A mail provider</strong> carries our mails, and <strong>a hosting provider</strong> runs the computers that Vela is on."
            parts={{ strong: <strong /> }}
          />
        </li>
      </ul>
      <p>{t('Write to us to learn which mail and hosting provider that is today, and where they keep data.')}</p>

      <h2>{t('The score')}</h2>
      <p>
        <Trans
          message="Roles are compared with profiles by a fixed rule that is described on <how>how it works</how>. It reads skills, roles, years, pay, place, employment and availability, and nothing else. It orders lists; people decide: a recruiter can put somebody up, down or aside for a role, gives a reason for it, and it is logged. In your <centre>privacy centre</centre> you read how often you were shown, with which scores, and how often a recruiter decided otherwise. There you can contest a score, which a person answers, and leave the rankings: recruiters then find you by searching only."
          parts={{ how: <TextLink to={PATHS.howItWorks} />, centre: <TextLink to={PATHS.privacyCentre} /> }}
        />
      </p>

      <h2>{t('Why we may')}</h2>
      <p>
        {t(
          'To do what you signed up for (contract); to keep accounts as the law asks (legal duty); to keep the site safe (legitimate interest); to count visits, to send the newsletter and to check fairness, only after you agreed (consent, which you may withdraw at any time).',
        )}
      </p>

      <h2>{t('How long')}</h2>
      <p>
        {t(
          'Your profile stays until you delete your account; then it is gone at once, also for companies that had learned who you are. A talent’s account that nobody signed in to for {kept, plural, one {# day} other {# days}} is deleted, unless it is suspended, at least {warning, plural, one {# day} other {# days}} after a mail that says so, or after {tried, plural, one {# such mail} other {# such mails}} that could not be delivered. Entries of accounting stay for as long as the law asks, without your name. That you agreed to something stays as proof, without your name. This is all that we store:',
          { kept: ACCOUNT_KEPT_DAYS, warning: ACCOUNT_WARNING_DAYS, tried: ACCOUNT_WARNINGS_TRIED },
        )}
      </p>
      <Table
        caption={t('What we store, for how long, and what deleting your account does to it')}
        columns={columns()}
        rows={RETENTION}
        rowKey={({ what }) => what}
        narrow="stack"
      />

      <h2>{t('Your rights')}</h2>
      <p>
        <Trans
          message="You may see, correct, take away and delete what we keep about you, restrict or object to its use, and withdraw what you agreed to. Most of it you do yourself, in your <centre>privacy centre</centre>: who saw you, how often you were shown, all your data as a file, blocked companies, a pause, other sessions, and the end of the account. For everything else, <write>write to us</write>: Vela answers for your data. If you think that we are wrong, you may complain to your data protection authority; in Sweden that is Integritetsskyddsmyndigheten."
          parts={{ centre: <TextLink to={PATHS.privacyCentre} />, write: <TextLink to={PATHS.contact} /> }}
        />
      </p>

      <h2>{t('Cookies')}</h2>
      <p>
        <Trans
          message="The <policy>cookie policy</policy> lists every one of them."
          parts={{ policy: <TextLink to={PATHS.cookiePolicy} /> }}
        />
      </p>
    </DocumentPage>
  );
}
