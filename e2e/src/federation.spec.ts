import { expect, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { untilHydrated } from './support/hydrated.js';

/** What Module Federation leaves in a page for its DevTools, as far as it is looked at here. */
interface FederationOfPage {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly options: { readonly remotes: readonly { readonly name: string }[] };
    readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, object>>>>;
  }[];
}

test('a page has one federation runtime and one copy of what is shared, whichever slices it opens', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(PATHS.home);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'I am looking for a role' }).first().click();
  await expect(page).toHaveURL(PATHS.jobSeekerSignup1);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();

  const instances = await page.evaluate(() =>
    (globalThis as unknown as { readonly __FEDERATION__: FederationOfPage }).__FEDERATION__.__INSTANCES__.map(
      ({ name, options, shareScopeMap }) => ({
        name,
        remotes: options.remotes.map((remote) => remote.name),
        copies: ['react', 'react-dom', '@tanstack/react-query', '@vela/router'].map(
          (request) => Object.keys(shareScopeMap['default']?.[request] ?? {}).length,
        ),
      }),
    ),
  );
  expect(instances).toEqual([{ name: 'shell', remotes: ['mf_public', 'mf_jobseeker'], copies: [1, 1, 1, 1] }]);
  // A sentence that only the runtime's code holds.
  const codes = await Promise.all([...scripts].map(async (address) => (await page.request.get(address)).text()));
  expect(codes.filter((code) => code.includes('Failed to get remoteEntry exports'))).toHaveLength(1);
});
