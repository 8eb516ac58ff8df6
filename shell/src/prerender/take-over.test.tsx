import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HANDOVER, type RemoteRegistry } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { lazyPage, type PageModule, type RouteObject } from '@vela/router';
import { createSlices } from '../federation/slices.js';
import { everySlice } from '../testing/open-shell.js';
import { hydrated } from './hydrated.js';
import { takeOver } from './take-over.js';

/** What goes wrong while the page is taken over; null where all is well. */
let fault: Error | null;
let complaints: jest.SpiedFunction<typeof console.error>;
const reload = jest.fn();
const heard: string[] = [];
const hear = ({ type }: Event): void => void heard.push(type);

beforeEach(() => {
  jest.useFakeTimers();
  fault = null;
  heard.length = 0;
  reload.mockReset();
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of Object.values(HANDOVER)) addEventListener(name, hear);
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of Object.values(HANDOVER)) removeEventListener(name, hear);
  complaints.mockRestore();
  document.body.replaceChildren();
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p role="alert">Not available</p> : this.props.children;
  }
}

function Inner() {
  if (fault !== null) throw fault;
  return (
    <>
      <h1>About us</h1>
      <input aria-label="Email" />
    </>
  );
}
const page = (
  <Boundary>
    <Inner />
  </Boundary>
);

type LoadPage = () => Promise<PageModule>;
const aboutUs: PageModule = { Page: Inner };
const arriving: LoadPage = () => Promise.resolve(aboutUs);

/** Opens a served page whose slice comes as the test says. */
function open({
  load,
  loadPage = arriving,
  inService = everySlice,
}: {
  readonly load: () => Promise<void>;
  readonly loadPage?: LoadPage;
  readonly inService?: RemoteRegistry;
}) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const routes: readonly RouteObject[] = [{ path: PATHS.aboutUs, lazy: lazyPage(loadPage) }];
  const slices = createSlices({
    runtime: { load: async (name) => load().then(() => ({ contract: 2, name, routes })) },
    known: everySlice,
    ask: () => Promise.resolve(inService),
    isAdmin: () => Promise.resolve(false),
  });
  void takeOver({
    slices,
    owner: 'mf_public',
    served: everySlice.mf_public?.version,
    pathname: PATHS.aboutUs,
    hydrate: () => hydrated(root, page, {}),
    reload,
  });
  return { heading: screen.getByRole('heading', { name: 'About us' }), email: screen.getByRole('textbox') };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const STRIP = 'This page can be read. It answers as soon as its code is there.';
const strip = () => document.getElementById('late');
const press = async (name: string) => {
  screen.getByRole('button', { name }).click();
  await pass(0);
};
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
const down = () => Promise.reject(new Error('The script is gone.'));

test('a page whose slice comes soon is taken over as it stands, and no strip shows', async () => {
  const { heading } = open({ load: () => Promise.resolve() });
  await pass(100);
  expect(heading).toBeVisible();
  expect(isTaken(heading)).toBe(true);
  await pass(10_000);
  expect(strip()).toBeNull();
  expect(heard).toEqual([HANDOVER.begins, HANDOVER.done]);
});

test('a page whose slice takes long stays as it is, says so, and is taken over when the slice comes', async () => {
  let arrive = (): void => undefined;
  const { heading } = open({ load: () => new Promise((resolve) => (arrive = resolve)) });
  await pass(3000);
  expect(screen.getByRole('status')).toHaveTextContent(STRIP);
  await pass(60_000);
  expect(heading).toBeVisible();
  expect(heard).toEqual([]);
  arrive();
  await pass(100);
  expect(isTaken(heading)).toBe(true);
  expect(strip()).toBeNull();
});

test('a slice that fails is asked for again by itself, and at once by "Try again"', async () => {
  let healthy = false;
  const load = jest.fn(() => (healthy ? Promise.resolve() : down()));
  const { heading, email } = open({ load });
  await pass(3000);
  expect(heading).toBeVisible();
  email.setAttribute('value', 'kept');
  const asked = load.mock.calls.length;
  await press('Try again');
  expect(load.mock.calls.length).toBe(asked + 1);
  healthy = true;
  await pass(60_000);
  expect(isTaken(heading)).toBe(true);
  expect(email).toHaveValue('kept');
});

test('a page whose own code is gone stays, and is loaded anew where another version is in service', async () => {
  const { mf_public: inService } = everySlice;
  if (inService === undefined) throw new Error('There is no slice.');
  const { heading } = open({
    load: () => Promise.resolve(),
    loadPage: () => Promise.reject(new Error('Loading chunk 7 failed.')),
    inService: { mf_public: { ...inService, version: '3' } },
  });
  await pass(100);
  expect(heading).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(STRIP);
  expect(reload).not.toHaveBeenCalled();
  await press('Try again');
  await pass(100);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(heading).toBeVisible();
});

test('another version than the served one is not put over what somebody typed: they decide', async () => {
  const { mf_public: inService } = everySlice;
  if (inService === undefined) throw new Error('There is no slice.');
  let tries = 0;
  const { heading, email } = open({
    load: () => ((tries += 1) === 1 ? down() : Promise.resolve()),
    inService: { mf_public: { ...inService, version: '3' } },
  });
  await pass(0);
  Object.assign(email, { value: 'ada@vela.example' });
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(heading).toBeVisible();
  await press('Load the page anew');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that throws while it is taken over is put back as it was served, with what was typed', async () => {
  fault = null;
  const opened = open({
    load: () => {
      fault = new Error('undefined is not a role');
      return Promise.resolve();
    },
  });
  const { heading, email } = opened;
  Object.assign(email, { value: 'ada@vela.example' });
  await pass(3000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heading).toBeVisible();
  expect(email).toHaveValue('ada@vela.example');
  expect(heard).toEqual([HANDOVER.begins, HANDOVER.broken]);
  expect(screen.getByRole('status')).toHaveTextContent(STRIP);
  fault = null;
  await press('Try again');
  await pass(100);
  expect(heard.at(-1)).toBe(HANDOVER.done);
  expect(screen.getByRole('textbox')).toHaveValue('ada@vela.example');
  expect(isTaken(screen.getByRole('heading', { name: 'About us' }))).toBe(true);
});
