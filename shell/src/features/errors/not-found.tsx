import { PATHS } from '@vela/contracts/routes';
import { Link, PageTitle } from '@vela/router';

/** What a signed-in user sees at an address that does not exist. */
export function NotFound() {
  return (
    <section>
      <PageTitle>Page not found</PageTitle>
      <h1>There is no page at this address</h1>
      <p>It may have moved, or the link has a typing error. Your dashboard is one click away.</p>
      <Link to={PATHS.home}>Go to your start page</Link>
    </section>
  );
}
