import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import * as styledComponents from 'styled-components';
import type { ShellServices } from '@vela/contracts/remote';
import * as ownModal from '../components/modal/top-modal.js';
import * as ownServices from '../services/index.js';
import type * as ownCommons from './in-common.js';
import * as ownTheme from './index.js';

const { CarriedTokens, ThemeRoot } = ownTheme;
const { ServicesProvider } = ownServices;

afterEach(() => {
  jest.resetModules();
});

/** Loads the design system once more, for a page's one React and one styled-components. */
function anotherCopy() {
  jest.resetModules();
  jest.doMock('react', () => React);
  jest.doMock('styled-components', () => styledComponents);
  const theme = jest.requireActual<typeof ownTheme>('./index.js');
  const services = jest.requireActual<typeof ownServices>('../services/index.js');
  const modal = jest.requireActual<typeof ownModal>('../components/modal/top-modal.js');
  return { ...theme, ...services, ...modal };
}

/** What a copy's tokens stand in. */
const LAYER = '@layer vela-carried';

test('pages of another copy have the audience and the services of the shell', () => {
  const copy = anotherCopy();
  expect(copy.ThemeRoot).not.toBe(ThemeRoot);
  const Page = () => <p>{[copy.useAudience(), copy.useSession().user?.firstName].join(' / ')}</p>;
  const services = { session: { user: { firstName: 'Tide' } } } as unknown as ShellServices;
  render(
    <ServicesProvider services={services}>
      <ThemeRoot audience="talentSeeker">
        <Page />
      </ThemeRoot>
    </ServicesProvider>,
  );
  expect(screen.getByText('talentSeeker / Tide').tagName).toBe('P');
});

test('a dialog of another copy is told of to who listens in this one', () => {
  const { announceTopModal } = anotherCopy();
  const listener = jest.fn();
  const end = ownModal.onTopModalChange(listener);
  announceTopModal();
  end();
  announceTopModal();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('tokens of another copy stand beneath those of the page; its own the page has anyway', () => {
  const copy = anotherCopy();
  const stylesOf = (Root: typeof ThemeRoot, Carried: typeof CarriedTokens): string => {
    const drawn = new styledComponents.ServerStyleSheet();
    renderToString(
      drawn.collectStyles(
        <Root audience="jobseeker">
          <Carried>page</Carried>
        </Root>,
      ),
    );
    return drawn.getStyleTags();
  };
  expect(stylesOf(ThemeRoot, copy.CarriedTokens)).toContain(LAYER);
  expect(stylesOf(ThemeRoot, CarriedTokens)).not.toContain(LAYER);
});

test('a page with another React has things of its own', () => {
  const { useAudience } = anotherCopy();
  jest.resetModules();
  jest.dontMock('react');
  const other = jest.requireActual<typeof ownCommons>('./in-common.js');
  expect(useAudience).toBeDefined();
  const made = {};
  expect(other.inCommon('audience', () => made)).toBe(made);
});
