import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ShellServices } from '@vela/contracts/remote';
import { ServicesProvider, useSession, useToasts } from './services.js';

const services: ShellServices = {
  session: {
    user: null,
    userType: 'jobSeeker',
    switchUserType: () => undefined,
    refresh: () => Promise.resolve(),
    startLinkedin: () => undefined,
    signOut: () => Promise.resolve(),
  },
  toasts: { show: jest.fn() },
  analytics: { track: () => undefined },
  api: { call: () => Promise.reject(new Error('not used')) },
};

test('a slice reaches what the shell provides', () => {
  const Visitor = () => {
    useToasts().show({ message: 'Hello' });
    return <p>{useSession().user === null ? 'visitor' : 'member'}</p>;
  };
  render(
    <ServicesProvider services={services}>
      <Visitor />
    </ServicesProvider>,
  );
  expect(screen.getByText('visitor')).toBeInTheDocument();
  expect(services.toasts.show).toHaveBeenCalledWith({ message: 'Hello' });
});

test('outside the shell the error is named', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <p>{useSession().userType}</p>;
  expect(() => render(<Lost />)).toThrow('useServices needs a ServicesProvider above it.');
  complaints.mockRestore();
});
