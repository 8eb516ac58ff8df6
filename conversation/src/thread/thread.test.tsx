import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { type EndpointName, listMessages } from '@vela/contracts/endpoints';
import type { ConversationDetails, Message, MessageInput } from '@vela/contracts/schemas';
import { endpointKey } from '@vela/design-system/services';
import { aCache, aConversation, ME, showServed } from '../testing/served.js';
import { LeftUnsent } from './left-unsent.js';
import { Thread } from './thread.js';

const messageOf = (number: number, input: MessageInput, isOwn = true): Message => ({
  id: String(number).padStart(24, '0'),
  number,
  side: isOwn ? 'company' : 'jobSeeker',
  author: isOwn ? ME : 'talent',
  clientId: input.clientId,
  text: input.text,
  createdAt: `2026-11-20T08:${String(number).padStart(2, '0')}:00.000Z`,
});

const PAGE = 5;

/** A server with a line that can be cut: before a message arrives, or before its answer does. */
function aServer() {
  const stored: Message[] = [];
  const server = {
    stored,
    cut: 'none' as 'none' | 'before' | 'after',
    read: 0,
    deaf: false,
    /** What was tried to send, in order. */
    tried: [] as string[],
    /** What a message waits for on a slow line. */
    slow: Promise.resolve(),
    refuses: '',
    earlierFail: false,
  };
  const answer = async (name: EndpointName, request: unknown): Promise<unknown> => {
    const { body, query } = request as {
      body?: MessageInput & { number: number };
      query?: { after?: number; before?: number };
    };
    switch (name) {
      case 'listMessages':
        if (server.deaf) return Promise.reject(new Error('Nothing is heard.'));
        if (query?.before !== undefined) {
          if (server.earlierFail) return Promise.reject(new Error('Nothing is heard.'));
          return Promise.resolve({
            messages: stored.filter(({ number }) => number < (query.before ?? 0)),
            more: false,
          });
        }
        if (query?.after === undefined && stored.length > PAGE)
          return Promise.resolve({ messages: stored.slice(-PAGE), more: true });
        return Promise.resolve({ messages: stored.filter(({ number }) => number > (query?.after ?? 0)), more: false });
      case 'markConversationRead':
        server.read = body?.number ?? 0;
        return Promise.resolve({ ok: true });
      case 'sendMessage': {
        server.tried.push(body?.text ?? '');
        await server.slow;
        if (body?.text === server.refuses) throw new ApiError('Too long.', 422, null);
        if (server.cut === 'before' || body === undefined) return Promise.reject(new Error('The line is cut.'));
        const known = stored.find(({ clientId }) => clientId === body.clientId);
        const message = known ?? messageOf(stored.length + 1, body);
        if (known === undefined) stored.push(message);
        return server.cut === 'after' ? Promise.reject(new Error('The answer is lost.')) : Promise.resolve(message);
      }
      default:
        return Promise.reject(new Error(`Nobody answers ${name}.`));
    }
  };
  return Object.assign(server, { answer });
}

const open = (server: ReturnType<typeof aServer>, shown = aConversation) =>
  showServed(<Thread details={shown} />, server.answer);

afterEach(() => localStorage.clear());

const field = () => screen.findByRole('textbox', { name: /^Message/ });

test('messages that came with the page are there at once, once, and what was written since follows', async () => {
  const server = aServer();
  const [known, since] = [
    messageOf(4, { clientId: 'a', text: 'Came along' }),
    messageOf(5, { clientId: 'b', text: 'Came since' }),
  ];
  const cache = aCache();
  const key = endpointKey(listMessages, { params: { id: aConversation.id } });
  cache.setQueryData(key, { messages: [known], more: true });
  server.stored.push(known, since);
  const asked: unknown[] = [];
  const answer = (name: EndpointName, request: unknown) => {
    if (name === 'listMessages') asked.push((request as { query: unknown }).query);
    return server.answer(name, request);
  };
  showServed(<Thread details={aConversation} />, answer, cache);
  expect(screen.getByText('Came along')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Earlier messages' })).toBeVisible();
  expect(await screen.findByText('Came since')).toBeVisible();
  expect(asked).toEqual([{ after: 4 }]);
  // The next opening asks anew.
  expect(cache.getQueryData(key)).toBeUndefined();
});

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

const KEY = `${STORAGE_KEYS.conversation}.${ME}.${aConversation.id}`;
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

/** Another tab of the same conversation keeps something, of which this one hears. */
const inOtherTab = (value: object) => {
  const newValue = JSON.stringify(value);
  localStorage.setItem(KEY, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: localStorage }));
  });
};

test('two tabs write one text, as long as each goes on from what the other shows', async () => {
  const server = aServer();
  open(server);
  expect(await field()).toHaveValue('');
  inOtherTab({ draft: 'Good', messages: [], before: '' });
  expect(await field()).toHaveValue('Good');
  await userEvent.type(await field(), ' day');
  expect(kept()).toEqual({ draft: 'Good day', messages: [], before: 'Good da' });
  // It is sent there: here nobody sends it a second time.
  inOtherTab({ draft: '', messages: [], before: 'Good day' });
  expect(await field()).toHaveValue('');
  await send('Bye');
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['Bye']));
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

test('what two tabs wrote apart stands apart, and neither takes what the other has not sent yet', async () => {
  const server = aServer();
  open(server);
  await userEvent.type(await field(), 'Mine');
  const theirs = { clientId: 'of-the-other-tab', text: 'In the tunnel' };
  inOtherTab({ draft: 'Theirs', messages: [theirs], before: 'Their' });
  inOtherTab({ draft: '', messages: [theirs], before: 'Theirs' });
  expect(await field()).toHaveValue('Mine');
  await userEvent.type(await field(), '!');
  expect(kept()).toMatchObject({ draft: 'Mine!', messages: [theirs] });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(kept()).toEqual({ draft: '', messages: [theirs] }));
  expect(server.stored.map(({ text }) => text)).toEqual(['Mine!']);
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

const send = async (text: string) => {
  await userEvent.type(await field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

test('on a slow line nothing overtakes what was written before', async () => {
  const server = aServer();
  let arrive = (): void => undefined;
  server.slow = new Promise((resolve) => (arrive = resolve));
  open(server);
  await send('First');
  await send('Second');
  expect(server.tried).toEqual(['First']);
  act(() => arrive());
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['First', 'Second']));
  expect(server.tried).toEqual(['First', 'Second']);
});

test('what was written after a message that did not arrive waits for it', async () => {
  const server = aServer();
  server.cut = 'before';
  open(server);
  await send('First');
  expect(await screen.findByText(/Not sent/)).toBeVisible();
  await send('Second');
  expect(await screen.findByText('Goes after the one before it')).toBeVisible();
  expect(server.tried).not.toContain('Second');
  server.cut = 'none';
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['First', 'Second']));
});

test('a message that is refused for good holds up none after it, and is tried again when asked', async () => {
  const server = aServer();
  server.refuses = 'First';
  open(server);
  await send('First');
  expect(await screen.findByText(/Too long/)).toBeVisible();
  await send('Second');
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['Second']));
  expect(server.tried).toEqual(['First', 'Second']);
  server.refuses = '';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['Second', 'First']));
});

test('earlier messages that could not be loaded can be asked for again', async () => {
  const server = aServer();
  for (let number = 1; number <= PAGE + 1; number += 1)
    server.stored.push(messageOf(number, { clientId: `theirs-${number}`, text: `Message ${number}` }, false));
  server.earlierFail = true;
  open(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The earlier messages could not be loaded.');
  expect(screen.queryByText('Message 1')).toBeNull();
  server.earlierFail = false;
  await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  expect(await screen.findByText('Message 1')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
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
  open(server, { ...aConversation, ...changes });
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
  open(aServer(), { ...aConversation, ended: { at: '2026-11-20T08:00:00.000Z', by: 'jobSeeker' } });
  expect(await screen.findByText('The other side ended this conversation.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

const theirEnd = { at: '2026-11-20T08:00:00.000Z', by: 'jobSeeker' } as const;

test('what was not sent before the end is shown, to be copied or discarded, and nothing offers to send it', async () => {
  const server = aServer();
  server.stored.push(messageOf(1, { clientId: 'arrived', text: 'Its answer was lost' }));
  server.refuses = 'In the tunnel';
  const messages = [
    { clientId: 'arrived', text: 'Its answer was lost' },
    { clientId: 'tunnel', text: 'In the tunnel' },
  ];
  localStorage.setItem(KEY, JSON.stringify({ draft: 'Half a thought', messages }));
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { container } = open(server, { ...aConversation, ended: theirEnd });
  const list = await screen.findByRole('list', { name: 'Not sent' });
  const items = () => within(list).getAllByRole('listitem');
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(items().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('In the tunnelYou had not sent this.'),
    expect.stringContaining('Half a thoughtYou had not sent this.'),
  ]);
  expect(screen.getAllByText('Its answer was lost')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Edit|Try again/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();

  const [tunnel, draft] = items().map((item) => within(item));
  await user.click(draft?.getByRole('button', { name: 'Copy' }) ?? list);
  expect(copied).toHaveBeenCalledWith('Half a thought');
  await user.click(tunnel?.getByRole('button', { name: 'Discard' }) ?? list);
  await user.click(screen.getByRole('button', { name: 'Yes, discard it' }));
  expect(kept()).toEqual({ draft: 'Half a thought', messages: [] });
  await user.click(within(list).getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('button', { name: 'Yes, discard it' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Not sent' })).toBeNull();
});

test('where only one’s own side is left, what was not sent is shown, and nothing is sent', async () => {
  const server = aServer();
  localStorage.setItem(KEY, JSON.stringify({ draft: '', messages: [{ clientId: 'tunnel', text: 'In the tunnel' }] }));
  showServed(<LeftUnsent id={aConversation.id} />, server.answer);
  expect(within(screen.getByRole('list', { name: 'Not sent' })).getByText('In the tunnel')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, discard it' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(server.tried).toEqual([]);
});

const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

test('a message that is taken back in another tab is not sent by this one', async () => {
  const server = aServer();
  server.cut = 'before';
  open(server);
  await send('Monday at ten');
  expect(await screen.findByText(/Not sent/)).toBeVisible();
  inOtherTab({ draft: 'Monday at ten', messages: [], before: '' });
  expect(await field()).toHaveValue('Monday at ten');
  expect(screen.queryByText(/Not sent/)).toBeNull();
  server.cut = 'none';
  comeBack();
  await send('!');
  await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['Monday at ten!']));
});

test('nor before this one has heard of it', async () => {
  const server = aServer();
  server.cut = 'before';
  open(server);
  await send('Monday at ten');
  expect(await screen.findByText(/Not sent/)).toBeVisible();
  localStorage.setItem(KEY, JSON.stringify({ draft: 'Monday at ten', messages: [], before: '' }));
  server.cut = 'none';
  comeBack();
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  expect(server.tried).toEqual(['Monday at ten']);
  expect(server.stored).toEqual([]);
});

test('a browser that keeps nothing sends all the same', async () => {
  const server = aServer();
  server.cut = 'before';
  open(server);
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The room is used up.');
  });
  try {
    await send('Into the tunnel');
    expect(await screen.findByText(/Not sent/)).toBeVisible();
    server.cut = 'none';
    comeBack();
    await waitFor(() => expect(server.stored.map(({ text }) => text)).toEqual(['Into the tunnel']));
  } finally {
    refuse.mockRestore();
  }
});
