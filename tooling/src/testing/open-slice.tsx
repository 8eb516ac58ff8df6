import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { type Calls, type Endpoint, type EndpointName, nameOf } from '@vela/contracts/endpoints';
import type { ShellServices } from '@vela/contracts/remote';
import type { SessionUser } from '@vela/contracts/schemas';
import { ServicesProvider } from '@vela/design-system/services';
import { type Audience, ThemeRoot } from '@vela/design-system/theme';
import { type RouteObject, RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';

type RequestOf<Name extends EndpointName> = Omit<Calls[Name], 'response'>;

/** What the server answers, by endpoint; a thrown error is a refusal. A call to any other endpoint is refused. */
export type Answers = {
  readonly [Name in EndpointName]?: (
    request: RequestOf<Name>,
  ) => Calls[Name]['response'] | Promise<Calls[Name]['response']>;
};

export interface SliceOptions {
  /** What the slice exposes. */
  readonly routes: readonly RouteObject[];
  readonly path: string;
  readonly audience?: Audience;
  /** Who is signed in; a visitor unless told, undefined while it is being asked. */
  readonly user?: SessionUser | null | undefined;
  /** The user after the server has been asked again; the same unless told. */
  readonly userAfterRefresh?: () => SessionUser;
  readonly answers?: Answers;
}

/**
 * Opens a page of a slice as the shell would, with a server that answers as told. For stories told from outside: what a
 * person did, what they saw, what was sent.
 */
export function openSlice({
  routes,
  path,
  audience = 'jobseeker',
  user = null,
  userAfterRefresh,
  answers = {},
}: SliceOptions) {
  const calls: { readonly name: EndpointName; readonly request: unknown }[] = [];
  const call = async (endpoint: Endpoint, request: unknown): Promise<unknown> => {
    const name = nameOf(endpoint);
    calls.push({ name, request });
    const answer: ((request: never) => unknown) | undefined = answers[name];
    if (answer === undefined) throw new Error(`Nobody answers ${name} in this test.`);
    return await Promise.resolve(answer(request as never));
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
    const refresh = () => Promise.resolve(setCurrent((known) => userAfterRefresh?.() ?? known));
    const services: ShellServices = {
      session: {
        ...session,
        user: current,
        userType: audience === 'jobseeker' ? 'jobSeeker' : 'talentSeeker',
        refresh,
      },
      toasts,
      analytics: { track: () => undefined },
      api: { call: call },
    };
    return (
      <ServicesProvider services={services}>
        <ThemeRoot audience={audience}>{children}</ThemeRoot>
      </ServicesProvider>
    );
  }

  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const router = createMemoryRouter(
    [
      { HydrateFallback: () => null, children: [...routes] },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [path] },
  );
  const { container } = render(
    <QueryClientProvider client={cache}>
      <Shell>
        <main>
          <RouterProvider router={router} />
        </main>
      </Shell>
    </QueryClientProvider>,
  );
  return {
    container,
    /** Who uses the page: clicks, types, tabs. */
    user: userEvent.setup(),
    session,
    toasts,
    /** What was sent to an endpoint, in order. */
    sentTo: (name: EndpointName) => calls.filter((each) => each.name === name).map(({ request }) => request),
    /** Goes to another page, by its address. */
    go: (to: string) => act(() => router.navigate(to)),
    /** Where the reader is. */
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
