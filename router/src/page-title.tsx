const SITE = 'Vela';

/**
 * Sets the document's title while the page is shown; every page renders one.
 * @param children the page's own name; the site's name is added
 */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${SITE}`}</title>;
}
