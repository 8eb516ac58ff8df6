import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { type Calls, type Endpoint, type EndpointName, nameOf } from '@vela/contracts/endpoints';
import type { ShellServices } from '@vela/contracts/remote';
import type { SessionUser } from '@vela/contracts/schemas';
import { ServicesProvider } from '@vela/design-system/services';
import { ThemeRoot } from '@vela/design-system/theme';
import { RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';
import { routes } from '../expose/routes.js';

type RequestOf<Name extends EndpointName> = Omit<Calls[Name], 'response'>;

/** What the server answers, by endpoint; a thrown error is a refusal. An endpoint that is missing fails the test. */
export type Answers = {
  readonly [Name in EndpointName]?: (
    request: RequestOf<Name>,
  ) => Calls[Name]['response'] | Promise<Calls[Name]['response']>;
};

export interface SiteOptions {
  readonly path: string;
  /** Who is signed in; undefined while that is not known, nobody unless told. */
  readonly user?: SessionUser | null | undefined;
  readonly answers?: Answers;
  /** The user after the server has been asked again; the same unless told. */
  readonly userAfterRefresh?: () => SessionUser;
}

/** Opens a page of this slice as the shell would, with a server that answers as told. */
export function openSite({ answers = {}, userAfterRefresh, ...site }: SiteOptions) {
  const { path, user } = { user: null, ...site };
  const calls: { readonly name: EndpointName; readonly request: unknown }[] = [];
  const call = async (endpoint: Endpoint, request: unknown): Promise<unknown> => {
    const name = nameOf(endpoint);
    const answer: ((request: never) => unknown) | undefined = answers[name];
    if (answer === undefined) throw new Error(`Nobody answers ${name} in this test.`);
    calls.push({ name, request });
    return Promise.resolve(answer(request as never));
  };
  const session = {
    switchUserType: jest.fn<ShellServices['session']['switchUserType']>(),
    startLinkedin: jest.fn<ShellServices['session']['startLinkedin']>(),
    signOut: jest.fn<ShellServices['session']['signOut']>(),
    end: jest.fn<NonNullable<ShellServices['session']['end']>>(),
  };
  const toasts = { show: jest.fn<ShellServices['toasts']['show']>() };

  function Shell({ children }: { readonly children: ReactNode }) {
    const [current, setCurrent] = useState(user);
    const refresh = () => Promise.resolve(setCurrent(userAfterRefresh?.() ?? current));
    const services: ShellServices = {
      session: { ...session, user: current, userType: 'talentSeeker', refresh },
      toasts,
      analytics: { track: () => undefined },
      api: { call: call },
    };
    return (
      <ServicesProvider services={services}>
        <ThemeRoot audience="talentSeeker">{children}</ThemeRoot>
      </ServicesProvider>
    );
  }

  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const router = createMemoryRouter(
    [
      { HydrateFallback: () => null, children: [...routes] },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    {
      initialEntries: [path],
    },
  );
  const view = render(
    <QueryClientProvider client={cache}>
      <Shell>
        <main>
          <RouterProvider router={router} />
        </main>
      </Shell>
    </QueryClientProvider>,
  );
  return {
    container: view.container,
    unmount: view.unmount,
    go: (to: string) => act(() => router.navigate(to)),
    session,
    toasts,
    /** What was sent to an endpoint, in order. */
    sentTo: (name: EndpointName) => calls.filter((each) => each.name === name).map(({ request }) => request),
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
    leave: () => cache.clear(),
  };
}
