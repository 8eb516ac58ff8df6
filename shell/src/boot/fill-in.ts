import { SOCIAL_ACCOUNTS } from '@vela/contracts/constants';

/** Completes what a page could not say when it was made beforehand: where the site stands that people share. */
export function fillIn(page: ParentNode, origin: string): void {
  for (const { share } of SOCIAL_ACCOUNTS)
    if (share !== null)
      for (const link of page.querySelectorAll(`a[href="${share}"]`))
        link.setAttribute('href', share + encodeURIComponent(`${origin}/`));
}
