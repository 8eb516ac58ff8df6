import { CONSENT_COOKIE } from '@vela/contracts/constants';
import { DocumentPage } from './document-page.js';

export function Page() {
  return (
    <DocumentPage title="Cookie policy" lead="Two categories: what the site cannot do without, and counting visits, which it can.">
      <h2>Necessary, always on</h2>
      <ul>
        <li><strong>The session cookie</strong> keeps you signed in. Scripts cannot read it. It ends when you log out.</li>
        <li><strong>{CONSENT_COOKIE.name}</strong> remembers your decision about cookies for {CONSENT_COOKIE.expiresAfterDays} days.</li>
      </ul>
      <p>Your browser also keeps, on your device only: which of your two profiles you use, the code of who recommended us (until you have a profile), and a role that you have begun to describe (until you post or leave it).</p>

      <h2>Analytics, only after you agreed</h2>
      <p>If you accept this category, we count which pages are read and which steps are finished. Nothing is counted before, and nothing after you withdraw.</p>

      <h2>Change your mind</h2>
      <p>You may accept or reject analytics at any time in the cookie settings. Reject is as easy as accept, and the site works the same.</p>
    </DocumentPage>
  );
}
