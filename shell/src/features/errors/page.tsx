import { useLocation } from '@vela/router';
import { ErrorPage } from './error-page.js';
import { errorText } from './error-text.js';

/** `/error`: shows the error that a screen passed on with its navigation, never a text from the address. */
export function Page() {
  const state: unknown = useLocation().state;
  return <ErrorPage text={errorText(state)} />;
}
