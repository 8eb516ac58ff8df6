import { PageTitle } from '@vela/router';

/** Stands where a part of the site could not be loaded. @param onRetry asks for it again */
export function SliceUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <section role="alert">
      <PageTitle>Not available</PageTitle>
      <h1>This part of Vela is not available right now</h1>
      <p>The rest of the site works. Try again in a moment.</p>
      <button type="button" onClick={onRetry}>Try again</button>
    </section>
  );
}
