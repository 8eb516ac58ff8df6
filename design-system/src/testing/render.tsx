import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';
import { type Audience, DEFAULT_AUDIENCE, ThemeRoot } from '../theme/index.js';

/** Renders a component as a page would: inside the theme and a router, with a user at the keyboard. */
export function show(children: ReactNode, audience: Audience = DEFAULT_AUDIENCE): RenderResult & { user: UserEvent } {
  const router = createMemoryRouter([{ path: '*', element: <main>{children}</main> }], { initialEntries: ['/here'] });
  const view = render(
    <StrictMode>
      <ThemeRoot audience={audience}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </StrictMode>,
  );
  return { ...view, user: userEvent.setup() };
}
