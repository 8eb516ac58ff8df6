import { BUSINESS_TERMS_ANCHOR, LEGAL_TEXTS } from '@vela/contracts/legal';
import type { PageHead } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { daysText, monthsText } from '@vela/formats';
import { percentText, t, texts } from '@vela/language';
import { Trans } from '@vela/language/react';
import { FEE_REFUNDS, HIRE_NOTICE_BUSINESS_DAYS, INVOICE_AFTER_DAYS, INVOICE_DUE_DAYS } from '@vela/market/fees';
import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES, HIRES_UNTIL_FREE, PRICING_DATE, PRICING_VERSION } from '@vela/market/prices';
import { REQUEST_OPEN_DAYS } from '@vela/market/requests';
import { VAT_PERCENT_SWEDEN } from '@vela/market/vat';
import { SeniorityTable } from '@vela/slice-parts/prices';
import { tokenPriceText } from '../features/prices/texts.js';
import { RankingTable } from '../features/score/components/ranking-table.js';
import { DocumentPage, TextVersion } from './document-page.js';

export const head: PageHead = texts({
  description:
    'The terms of Vela for talent and for companies: profiles, tokens, fees, refunds, VAT, and the main parameters of the ranking.',
});

export function Page() {
  return (
    <DocumentPage
      title={t('Terms and conditions')}
      lead={t('What Vela does for talent and for companies, and what it may expect of them.')}
    >
      <TextVersion text="general-terms" />
      <h2>{t('For everybody')}</h2>
      <p>
        {t(
          'You sign in with a LinkedIn account of your own and say what is true of you. You may delete your account at any time, yourself, in the privacy centre or by writing to us. We may suspend an account that deceives, harasses, or tries to lift the anonymity of others; who is suspended is told why and may object.',
        )}
      </p>
      <p>
        {t(
          'Vela introduces. The contract of work is made between talent and company, and its content is theirs alone.',
        )}
      </p>

      <h2>{t('How matches are ranked')}</h2>
      <p>
        {t(
          'Profiles and roles of one category are compared with each other by a fixed rule, the same for everybody. These are its main parameters with their shares of the whole score:',
        )}
      </p>
      <RankingTable />
      <p>
        <Trans
          message="<how>How it works</how> shows the rule with an example. The order helps people to decide; no decision about a person is made by it."
          parts={{ how: <TextLink to={PATHS.howItWorks} /> }}
        />
      </p>

      <h2>{t('For talent')}</h2>
      <p>
        {t(
          'Vela is free for talent. Your profile is shown without identity to companies that look for your category, for as long as you are open to contact. You may pause it, and block companies, at any time. By accepting a request you let that company see your name, email address, picture and profile link. Asking for a change first (“yes, if”) shows nothing of these.',
        )}
      </p>
      <p>{t('A bonus for hired talent, where there is one, is set by Vela when it confirms the hire.')}</p>

      <h2 id={BUSINESS_TERMS_ANCHOR}>{LEGAL_TEXTS['general-terms-business'].title}</h2>
      <TextVersion text="general-terms-business" />
      <h3>{t('Profiles and tokens')}</h3>
      <p>
        {t(
          'A company starts with {base, plural, one {# free profile} other {# free profiles}} that do not expire, and, while the launch offer runs, with {launch, number} more, valid until its last day, which is shown with them. They are given once to a person and once to a company, under whatever account. Grants that expire first are spent first. Further profiles cost tokens, at {price} a token plus VAT, by the talent’s years of experience.',
          { base: BASE_FREE_PROFILES, launch: LAUNCH_OFFER_PROFILES, price: tokenPriceText() },
        )}
      </p>
      <p>
        {t(
          'Sending a request reserves a free profile or tokens. They are consumed when the talent accepts, and released in full when the request is declined, withdrawn, or not answered within {days, plural, one {# day} other {# days}}; a profile of the launch offer only while the offer runs. After {hires, plural, one {# talent} other {# talents}} hired through Vela, no tokens are required any more.',
          { days: REQUEST_OPEN_DAYS, hires: HIRES_UNTIL_FREE },
        )}
      </p>
      <SeniorityTable />
      <h3>{t('VAT')}</h3>
      <p>
        {t(
          'Prices are net. Companies in Sweden pay {percent} VAT on top. Companies in other EU countries with a VAT number account for it themselves (reverse charge); without one, Swedish VAT is charged. Outside the EU there is none. Net, VAT and total are shown before a payment and on its receipt.',
          { percent: percentText(VAT_PERCENT_SWEDEN) },
        )}
      </p>
      <h3>{t('Recruitment fee')}</h3>
      <p>
        {t(
          'A fee is due for each contract signed with a talent whom Vela introduced. It is the amount in the table above, by the talent’s years of experience, plus VAT. The company tells Vela within {notice, plural, one {# business day} other {# business days}} of the signature; the invoice is sent {after} after Vela has confirmed the hire and is due in {due, plural, one {# calendar day} other {# calendar days}}.',
          { notice: HIRE_NOTICE_BUSINESS_DAYS, after: daysText(INVOICE_AFTER_DAYS), due: INVOICE_DUE_DAYS },
        )}
      </p>
      <h3>{t('When a contract ends within probation')}</h3>
      <ul>
        {FEE_REFUNDS.map(({ withinMonths, percent }) => (
          <li key={withinMonths}>
            {t('Within {months}: {percent} of the fee is paid back.', {
              months: monthsText(withinMonths),
              percent: percentText(percent),
            })}
          </li>
        ))}
      </ul>
      <p>{t('A refund does not undo the hire for the count towards {hires, number}.', { hires: HIRES_UNTIL_FREE })}</p>
      <h3>{t('Confidence')}</h3>
      <p>
        {t(
          'What a company learns about a talent through Vela is for filling the role it wrote about, and for nothing else. When a talent deletes the account, what the company noted about them goes with it.',
        )}
      </p>

      <p>{t('Prices: version {version}, {date}.', { version: PRICING_VERSION, date: PRICING_DATE })}</p>
    </DocumentPage>
  );
}
