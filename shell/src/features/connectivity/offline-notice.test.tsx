import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice.js';

afterEach(() => onlineManager.setOnline(true));

test('says that there is no connection, for as long as that is so', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  act(() => onlineManager.setOnline(true));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
