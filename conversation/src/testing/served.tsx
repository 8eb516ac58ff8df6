import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Endpoint, type EndpointName, nameOf } from '@vela/contracts/endpoints';
import type { ShellServices } from '@vela/contracts/remote';
import type { ConversationDetails, SessionUser } from '@vela/contracts/schemas';
import { ServicesProvider } from '@vela/design-system/services';
import { ThemeRoot } from '@vela/design-system/theme';
import { MemoryRouter } from '@vela/router/memory';

export const ME = 'a'.repeat(24);

/** A conversation of a recruiter with Ada in which nothing has happened yet. */
export const aConversation: ConversationDetails = {
  id: 'b'.repeat(24),
  view: 'talentSeeker',
  me: ME,
  people: [ME, 'talent'].map((key) => ({
    key,
    side: key === ME ? 'company' : 'jobSeeker',
    name: key === ME ? 'Rut Fråga' : 'Ada Svar',
    title: '',
    email: null,
    pictureUrl: null,
    linkedinProfile: null,
    present: true,
  })),
  roleName: 'Backend engineer',
  companyId: 'c'.repeat(24),
  companyName: 'Nordlys AB',
  sent: null,
  received: null,
  lastNumber: 0,
  readUpTo: 0,
  reads: [],
  waiting: null,
  ended: null,
  timeZone: null,
  reported: false,
};

/** An empty cache that asks once. */
export const aCache = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/**
 * Shows a part of a page for the recruiter, before a server that answers as told.
 * @param cache what is known already
 */
export function showServed(
  part: ReactNode,
  answer: (name: EndpointName, request: unknown) => Promise<unknown>,
  cache = aCache(),
) {
  const services: ShellServices = {
    session: {
      // The parts read nothing of a person but the id.
      user: { id: ME } as SessionUser,
      userType: 'talentSeeker',
      switchUserType: () => undefined,
      refresh: () => Promise.resolve(),
      startLinkedin: () => undefined,
      signOut: () => Promise.resolve(),
    },
    toasts: { show: () => undefined },
    analytics: { track: () => undefined },
    api: { call: (endpoint: Endpoint, request: unknown) => answer(nameOf(endpoint), request) },
  };
  return render(
    <QueryClientProvider client={cache}>
      <ServicesProvider services={services}>
        <ThemeRoot audience="talentSeeker">
          <MemoryRouter>
            <main>{part}</main>
          </MemoryRouter>
        </ThemeRoot>
      </ServicesProvider>
    </QueryClientProvider>,
  );
}
