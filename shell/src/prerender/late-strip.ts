import { t } from '@vela/language';

/** Id of the strip, whose looks stand in `shell/public/document.html`: it is there while the application is not. */
const STRIP_ID = 'late';

/** A line at the foot of a served page that says why it does not answer yet. */
export interface LateStrip {
  /** @param isReplaced whether the page has to be loaded anew to answer */
  readonly show: (isReplaced?: boolean) => void;
  readonly hide: () => void;
}

/** @param onAgain hears that somebody wants the page's code asked for again, or the page loaded anew */
export function lateStrip(onAgain: () => void): LateStrip {
  const strip = document.createElement('div');
  strip.id = STRIP_ID;
  strip.setAttribute('role', 'status');
  const words = strip.appendChild(document.createElement('span'));
  const button = strip.appendChild(document.createElement('button'));
  button.type = 'button';
  button.addEventListener('click', onAgain);
  return {
    show: (isReplaced = false) => {
      const said = isReplaced
        ? t('There is a newer version of this page. What you typed and did not send is lost when it is loaded anew.')
        : t('This page can be read. It answers as soon as its code is there.');
      // What is said once is not read out again.
      if (words.textContent !== said) words.textContent = said;
      button.textContent = isReplaced ? t('Load the page anew') : t('Try again');
      if (!strip.isConnected) document.body.append(strip);
    },
    hide: () => strip.remove(),
  };
}
