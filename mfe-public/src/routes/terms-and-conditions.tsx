import {
  BASE_FREE_PROFILES, FEE_REFUNDS, HIRE_NOTICE_BUSINESS_DAYS, HIRES_UNTIL_FREE, INVOICE_AFTER_DAYS, INVOICE_DUE_DAYS,
  LAUNCH_OFFER_PROFILES, PRICING_DATE, PRICING_VERSION, REQUEST_OPEN_DAYS,
} from '@vela/contracts/constants';
import { SeniorityTable } from '../features/prices/components/seniority-table.js';
import { launchOfferEndText, tokenPriceText } from '../features/prices/price-words.js';
import { DocumentPage } from './document-page.js';

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

export function Page() {
  return (
    <DocumentPage title="Terms and conditions" lead="What Vela does for talent and for companies, and what it may expect of them.">
      <h2>For everybody</h2>
      <p>You sign in with a LinkedIn account of your own and say what is true of you. You may leave at any time. We may close an account that deceives, harasses, or tries to lift the anonymity of others.</p>
      <p>Vela introduces. The contract of work is made between talent and company, and its content is theirs alone.</p>

      <h2>For talent</h2>
      <p>Vela is free for talent. Your profile is shown without identity to companies that look for your category, for as long as you are open to contact. By accepting a request you let that company see your name, email address, picture and profile link.</p>
      <p>A bonus for hired talent, where there is one, is set by Vela when it confirms the hire.</p>

      <h2>General terms for business clients</h2>
      <h3>Profiles and tokens</h3>
      <p>A company starts with {BASE_FREE_PROFILES} free profiles that do not expire, and with {LAUNCH_OFFER_PROFILES} more from the launch offer, which is valid until {launchOfferEndText}. Further profiles cost tokens, at {tokenPriceText} a token plus VAT.</p>
      <p>Sending a request reserves a free profile or tokens. They are consumed when the talent accepts, and released in full when the request is declined, withdrawn, or not answered within {REQUEST_OPEN_DAYS} days. After {HIRES_UNTIL_FREE} talents hired through Vela, no tokens are required any more.</p>
      <SeniorityTable />
      <h3>Recruitment fee</h3>
      <p>A fee is due for each contract signed with a talent whom Vela introduced. The company tells Vela within {HIRE_NOTICE_BUSINESS_DAYS} business days of the signature; the invoice is sent {daysText(INVOICE_AFTER_DAYS)} after and is due in {INVOICE_DUE_DAYS} calendar days.</p>
      <h3>When a contract ends within probation</h3>
      <ul>
        {FEE_REFUNDS.map(({ withinMonths, percent }) => (
          <li key={withinMonths}>Within {monthsText(withinMonths)}: {percent} % of the fee is paid back.</li>
        ))}
      </ul>
      <p>A refund does not undo the hire for the count towards {HIRES_UNTIL_FREE}.</p>
      <h3>Confidence</h3>
      <p>What a company learns about a talent through Vela is for filling the role it wrote about, and for nothing else.</p>

      <p>Prices: version {PRICING_VERSION}, {PRICING_DATE}.</p>
    </DocumentPage>
  );
}
