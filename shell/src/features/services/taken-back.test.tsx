import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onlineManager, type QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { getMe } from '@vela/contracts/endpoints';
import { forgetAllBut, useChoice } from '@vela/design-system/services';
import { createQueryClient } from './query-client.js';
import { takeBackAbandoned } from './taken-back.js';

let client: QueryClient;
const send = jest.fn((what: string) => Promise.resolve(what));
const told = jest.fn();

beforeEach(() => {
  send.mockClear();
  told.mockClear();
  client = createQueryClient();
  takeBackAbandoned(client.getMutationCache(), told);
});
afterEach(() => onlineManager.setOnline(true));

function Asking({ onClose }: { readonly onClose: () => void }) {
  const { mutate, isPending, reset } = useMutation({ mutationFn: send });
  return (
    <>
      <button type="button" onClick={() => mutate('yes')}>
        Accept
      </button>
      <button type="button" onClick={() => mutate('another')}>
        Accept another
      </button>
      <button type="button" onClick={onClose}>
        Not yet
      </button>
      <button type="button" onClick={reset}>
        Begin anew
      </button>
      <output>{isPending ? 'on its way' : 'quiet'}</output>
    </>
  );
}

function Page() {
  const [asking, setAsking] = useState(true);
  return asking ? <Asking onClose={() => setAsking(false)} /> : <p>Nothing is asked.</p>;
}

const open = () =>
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </StrictMode>,
  );
const press = (name: string) => act(() => Promise.resolve(screen.getByRole('button', { name }).click()));
const connect = (online: boolean) => act(() => Promise.resolve(onlineManager.setOnline(online)));

test.each(['Not yet', 'Begin anew'])(
  'what waits for a connection is not sent after “%s”, and that is told',
  async (no) => {
    open();
    await connect(false);
    await press('Accept');
    expect(screen.getByRole('status').textContent).toBe('on its way');
    await press(no);
    expect(told).toHaveBeenCalledTimes(1);
    await connect(true);
    expect(send).not.toHaveBeenCalled();
  },
);

test('it is sent while what sent it is there, and each of several', async () => {
  open();
  await connect(false);
  await press('Accept');
  await press('Accept another');
  expect(told).not.toHaveBeenCalled();
  await connect(true);
  expect(send.mock.calls.map(([what]) => what)).toEqual(['yes', 'another']);
});

test('what was sent with a connection goes on when its page is left, and is nothing to tell', async () => {
  open();
  await press('Accept');
  await press('Not yet');
  expect([send.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
});

test('what waits behind another is sent when its page is left, and is nothing to tell', async () => {
  let arrive = () => {};
  send.mockImplementationOnce((what) => new Promise((resolve) => (arrive = () => resolve(what))));
  function Choosing() {
    const { choose } = useChoice({ among: 'switches', which: 'one', mutationFn: send });
    const other = useChoice({ among: 'switches', which: 'other', mutationFn: send });
    return (
      <>
        <button type="button" onClick={() => choose('off')}>
          Off
        </button>
        <button type="button" onClick={() => other.choose('other off')}>
          Other off
        </button>
      </>
    );
  }
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Choosing />
    </QueryClientProvider>,
  );
  await press('Off');
  await press('Other off');
  expect(send).toHaveBeenCalledTimes(1);
  unmount();
  await act(() => Promise.resolve(arrive()));
  expect(send.mock.calls.map(([what]) => what)).toEqual(['off', 'other off']);
  expect(told).not.toHaveBeenCalled();
});

test('nothing that waits is sent for whoever comes after', async () => {
  open();
  await connect(false);
  await press('Accept');
  await press('Accept another');
  forgetAllBut(client, getMe);
  await connect(true);
  expect(send).not.toHaveBeenCalled();
});
