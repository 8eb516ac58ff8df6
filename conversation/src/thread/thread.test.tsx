import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { nameOf } from '@vela/contracts/endpoints';
import type { ShellServices } from '@vela/contracts/remote';
import type { ConversationDetails, Message, MessageInput, SessionUser } from '@vela/contracts/schemas';
import { ServicesProvider } from '@vela/design-system/services';
import { ThemeRoot } from '@vela/design-system/theme';
import { Thread } from './thread.js';

const ME = 'a'.repeat(24);
const details: ConversationDetails = {
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

const messageOf = (number: number, input: MessageInput, isOwn = true): Message => ({
  id: String(number).padStart(24, '0'),
  number,
  side: isOwn ? 'company' : 'jobSeeker',
  author: isOwn ? ME : 'talent',
  clientId: input.clientId,
  text: input.text,
  createdAt: `2026-11-20T08:${String(number).padStart(2, '0')}:00.000Z`,
});

/** A server with a line that can be cut: before a message arrives, or before its answer does. */
function aServer() {
  const stored: Message[] = [];
  const server = { stored, cut: 'none' as 'none' | 'before' | 'after', read: 0, deaf: false };
  const call = (endpoint: Parameters<typeof nameOf>[0], request: unknown): Promise<unknown> => {
    const { body, query } = request as { body?: MessageInput & { number: number }; query?: { after?: number } };
    switch (nameOf(endpoint)) {
      case 'listMessages':
        if (server.deaf) return Promise.reject(new Error('Nothing is heard.'));
        return Promise.resolve({ messages: stored.filter(({ number }) => number > (query?.after ?? 0)), more: false });
      case 'markConversationRead':
        server.read = body?.number ?? 0;
        return Promise.resolve({ ok: true });
      case 'sendMessage': {
        if (server.cut === 'before' || body === undefined) return Promise.reject(new Error('The line is cut.'));
        const known = stored.find(({ clientId }) => clientId === body.clientId);
        const message = known ?? messageOf(stored.length + 1, body);
        if (known === undefined) stored.push(message);
        return server.cut === 'after' ? Promise.reject(new Error('The answer is lost.')) : Promise.resolve(message);
      }
      default:
        return Promise.reject(new Error(`Nobody answers ${endpoint.path}.`));
    }
  };
  return Object.assign(server, { call });
}

function open(server: ReturnType<typeof aServer>, shown = details) {
  const services: ShellServices = {
    session: {
      // The thread reads nothing of a person but the id.
      user: { id: ME } as SessionUser,
      userType: 'talentSeeker',
      switchUserType: () => undefined,
      refresh: () => Promise.resolve(),
      startLinkedin: () => undefined,
      signOut: () => Promise.resolve(),
    },
    toasts: { show: () => undefined },
    analytics: { track: () => undefined },
    api: { call: server.call },
  };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesProvider services={services}>
        <ThemeRoot audience="talentSeeker">
          <main>
            <Thread details={shown} />
          </main>
        </ThemeRoot>
      </ServicesProvider>
    </QueryClientProvider>,
  );
}

afterEach(() => localStorage.clear());

const field = () => screen.findByRole('textbox', { name: /^Message/ });

test('a message is written, sent and read', async () => {
  const server = aServer();
  server.stored.push(messageOf(1, { clientId: 'theirs', text: 'Hello there' }, false));
  const { container } = open(server);
  expect(await screen.findByText('Hello there')).toBeVisible();
  expect(screen.getByText('Ada Svar')).toBeVisible();
  await userEvent.type(await field(), 'Good morning');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['Hello there', 'Good morning']));
  expect(await field()).toHaveValue('');
  await waitFor(() => expect(server.read).toBe(2));
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  expect(await axe(container)).toHaveNoViolations();
});

test('what is typed survives a reload', async () => {
  open(aServer());
  await userEvent.type(await field(), 'Half a thought');
  cleanup();
  open(aServer());
  expect(await field()).toHaveValue('Half a thought');
});

test('a message that did not arrive stays through a reload and is sent again', async () => {
  const server = aServer();
  server.cut = 'before';
  open(server);
  await userEvent.type(await field(), 'Into the tunnel');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Not sent/)).toBeVisible();
  cleanup();
  server.cut = 'none';
  open(server);
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['Into the tunnel']));
  expect(await screen.findAllByText('Into the tunnel')).toHaveLength(1);
});

test('a message whose answer was lost is not doubled', async () => {
  const server = aServer();
  server.cut = 'after';
  open(server);
  await userEvent.type(await field(), 'Only once');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Not sent/)).toBeVisible();
  server.cut = 'none';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  expect(server.stored).toHaveLength(1);
  expect(screen.getAllByText('Only once')).toHaveLength(1);
});

test('what could not be asked for when there was news is asked for again', async () => {
  jest.useFakeTimers();
  try {
    const server = aServer();
    server.stored.push(messageOf(1, { clientId: 'first', text: 'Hello there' }, false));
    open(server);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Hello there')).toBeVisible();
    server.deaf = true;
    server.stored.push(messageOf(2, { clientId: 'second', text: 'Are you there?' }, false));
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
    server.deaf = false;
    // Well before the page would ask by itself.
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Are you there?')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

/** Opens a conversation of three messages of which the first was read, scrolled already. @returns what was brought into sight */
async function openScrolled(scrolled: number, changes: Partial<ConversationDetails>): Promise<readonly unknown[]> {
  const brought: unknown[] = [];
  const bring = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this.matches('li') ? this.textContent : 'the end');
  });
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
  const server = aServer();
  server.stored.push(
    messageOf(1, { clientId: 'first', text: 'Hello' }, false),
    messageOf(2, { clientId: 'second', text: 'Hello to you' }),
    messageOf(3, { clientId: 'third', text: 'When do we meet?' }, false),
  );
  open(server, { ...details, ...changes });
  await waitFor(() => expect(server.read).toBe(3));
  bring.mockRestore();
  Reflect.deleteProperty(window, 'scrollY');
  return brought;
}

test('it opens at its end, with the first message in sight that was not read', async () => {
  expect(await openScrolled(0, { readUpTo: 1 })).toEqual(['the end', expect.stringContaining('When do we meet?')]);
});

test('where all was read it opens at its end, and where somebody scrolled already it stays', async () => {
  expect(await openScrolled(0, { readUpTo: 3 })).toEqual(['the end']);
  cleanup();
  expect(await openScrolled(240, { readUpTo: 1 })).toEqual([]);
});

test('once it has ended nobody writes', async () => {
  open(aServer(), { ...details, ended: { at: '2026-11-20T08:00:00.000Z', by: 'jobSeeker' } });
  expect(await screen.findByText('The other side ended this conversation.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
