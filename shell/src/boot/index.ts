// What somebody gets who only reads a page that was rendered beforehand. It is built apart from the shell, which takes over
// when it is wanted; until then this stands in for it.
import { HANDOVER } from '@vela/contracts/remote';
import { placedPath, setTongue } from '@vela/language';
import { prepareOfflinePage } from '../features/connectivity/offline-page.js';
import { addOwnTexts } from '../features/language/catalogues.js';
import { failureReports, sendReport } from '../federation/failure-reports.js';
import { nextTask } from '../federation/next-task.js';
import { measureSampled } from '../vitals/sampled.js';
import { keepConsent } from './consent.js';
import { fillIn } from './fill-in.js';
import { keepLanguageChoice } from './language-choice.js';
import { sayWhetherOnline } from './online.js';
import { keepScheme } from './scheme.js';
import { lookForSession } from './session.js';
import { bringBackTyped } from './typed.js';
import { watchAddress } from './watch-address.js';

const wake = (): void => void dispatchEvent(new Event(HANDOVER.wake));
const { tongue, pathname } = placedPath(location.pathname);
setTongue(tongue);

// No slice runs yet: what fails is the shell's.
const reports = failureReports({ versionOf: () => null, pathname: () => pathname, send: sendReport });
const texts = addOwnTexts(document);

/** Stands in for the shell until it begins to take the page over, and again where that did not work. */
function standIn(): void {
  const over = new AbortController();
  addEventListener(HANDOVER.begins, () => over.abort(), { once: true });
  over.signal.addEventListener('abort', reports.listen(window));
  keepLanguageChoice(lookForSession(wake, over.signal), over.signal);
  watchAddress(wake, over.signal);
  bringBackTyped(pathname, wake);
  keepScheme(over.signal);
  // In a task of its own: at a stretch with what runs first it would hold up a phone's page.
  void texts.then(nextTask).then(() => {
    if (over.signal.aborted) return;
    sayWhetherOnline(over.signal);
    keepConsent(pathname, over.signal);
  });
}

standIn();
addEventListener(HANDOVER.broken, standIn);
fillIn(document, location.origin);
measureSampled();
void texts.then(prepareOfflinePage);
