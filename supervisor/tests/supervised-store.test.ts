import { expect, test } from '@jest/globals';
import { superviseStore } from '../src/supervised-store.js';

type ChosenStore = Parameters<typeof superviseStore>[0];

/** A store that ends when it is told to. */
function standIn(port: number) {
  let end: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const store: ChosenStore = {
    kind: 'embedded',
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=rs0`,
    describe: 'Store: a stand-in',
    dataDir: undefined,
    ended,
    stop: () => Promise.resolve(),
  };
  return { store, kill: () => end('it was killed') };
}

/** Starts stores one after the other, some of which fail. */
function starts(fails: (port: number) => boolean) {
  const asked: number[] = [];
  let tell: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const choose = (port: number): Promise<ChosenStore> => {
    asked.push(port);
    if (fails(port)) return Promise.reject(new Error(`${port} is taken`));
    setImmediate(tell);
    return Promise.resolve(standIn(port === 0 ? 5001 : port).store);
  };
  return { asked, started, choose };
}

test('a store that was killed is started again on its own port, so that nobody has to be told', async () => {
  const first = standIn(4999);
  const { asked, started, choose } = starts(() => false);
  const moved: string[] = [];
  const kept = superviseStore(first.store, choose, (uri) => moved.push(uri), 1);
  first.kill();
  await started;
  expect(asked).toEqual([4999]);
  expect(moved).toEqual([]);
  await kept.stop();
});

test('where its port stays taken it has another, and those who knew it are told', async () => {
  const first = standIn(4999);
  const { asked, started, choose } = starts((port) => port === 4999);
  const moved: string[] = [];
  const known: string[] = [];
  const onMoved = (uri: string): void => {
    moved.push(uri);
    known.push(kept.uri);
  };
  const kept = superviseStore(first.store, choose, onMoved, 1);
  expect(kept.uri).toBe('mongodb://127.0.0.1:4999/?replicaSet=rs0');
  first.kill();
  await started;
  expect(asked).toEqual([4999, 4999, 4999, 4999, 0]);
  expect(moved).toEqual(['mongodb://127.0.0.1:5001/?replicaSet=rs0']);
  // Whoever asks from then on hears the new address, such as the note that commands read.
  expect([...known, kept.uri]).toEqual([moved[0], moved[0]]);
  await kept.stop();
});
