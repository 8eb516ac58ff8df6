import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Banner } from './index.js';

test('trouble is announced at once, news when there is time', () => {
  show(
    <>
      <Banner tone="danger" title="Payment failed">
        Declined
      </Banner>
      <Banner>Draft</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failedDeclined');
  expect(screen.getByRole('status')).toHaveTextContent('Draft');
});

test('it can be put away by keyboard', async () => {
  const dismiss = jest.fn();
  const { user } = show(<Banner onDismiss={dismiss}>Draft</Banner>);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <Banner tone="warning" onDismiss={() => undefined}>
        Expires soon
      </Banner>,
    ),
  ).toEqual([]);
});
