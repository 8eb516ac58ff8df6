import { useRouteError } from '@vela/router';
import { ErrorPage } from './error-page.js';
import { errorText } from './error-text.js';

/** What is shown when a route itself fails, outside every slice's own boundary. */
export function RouteError() {
  return <ErrorPage text={errorText(useRouteError())} />;
}
