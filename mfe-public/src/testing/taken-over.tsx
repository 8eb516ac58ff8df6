import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createApiClient } from '@vela/contracts/client';
import type { KnownAnswer, ShellServices } from '@vela/contracts/remote';
import { ServicesProvider, takeKnownAnswers } from '@vela/design-system/services';
import { ThemeRoot } from '@vela/design-system/theme';
import { RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';

const nothing = (): void => undefined;

const services: ShellServices = {
  session: {
    user: null,
    userType: 'jobSeeker',
    refresh: () => Promise.resolve(),
    switchUserType: nothing,
    startLinkedin: nothing,
    signOut: () => Promise.resolve(),
  },
  toasts: { show: nothing },
  analytics: { track: nothing },
  api: createApiClient(() => new Promise(nothing)),
};

export interface ServedPage {
  readonly element: ReactNode;
  /** Where it is, and the pattern that its parameters come from. */
  readonly path?: string;
  readonly pattern?: string;
  readonly answers?: readonly KnownAnswer[];
  /** Changes the page between its being served and its being taken over. */
  readonly meanwhile?: (page: HTMLElement) => void;
}

/**
 * Renders a page as the server does, and takes it over as the browser does.
 * @returns what holds it, what was served, and how many differences React found between the two
 */
export async function takenOver({ element, path = '/', pattern = '*', answers = [], meanwhile = nothing }: ServedPage) {
  const page = (): ReactNode => {
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } });
    takeKnownAnswers(cache, answers);
    const router = createMemoryRouter([{ path: pattern, element }], { initialEntries: [path] });
    return (
      <QueryClientProvider client={cache}>
        <ServicesProvider services={services}>
          <ThemeRoot audience="jobseeker">
            <RouterProvider router={router} />
          </ThemeRoot>
        </ServicesProvider>
      </QueryClientProvider>
    );
  };
  const complaints = jest.spyOn(console, 'error').mockImplementation(nothing);
  const container = document.body.appendChild(document.createElement('main'));
  // What the page loads on its way is there before it is rendered in one piece.
  const ahead = createRoot(document.createElement('div'));
  await act(() => Promise.resolve(ahead.render(page())));
  act(() => ahead.unmount());
  // Titles are served in the head.
  container.innerHTML = renderToString(page()).replace(/<title>.*?<\/title>/, '');
  const served = container.textContent;
  meanwhile(container);
  const differences: unknown[] = [];
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, page(), { onRecoverableError: (error) => differences.push(error) })),
  );
  return {
    container,
    served,
    differences: differences.length,
    end: () => {
      act(() => root.unmount());
      container.remove();
      complaints.mockRestore();
    },
  };
}
