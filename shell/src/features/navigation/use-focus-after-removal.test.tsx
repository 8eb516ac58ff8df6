import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';

function Page({ names, dialog = false }: { readonly names: readonly string[]; readonly dialog?: boolean }) {
  const region = useRef<HTMLElement>(null);
  useFocusAfterRemoval(region);
  const [left, setLeft] = useState(names);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (name: string) => {
    setLeft(left.filter((other) => other !== name));
    setAsked(null);
  };
  return (
    <main ref={region} tabIndex={-1}>
      <h1>Company</h1>
      <section>
        <h2>Invitations</h2>
        <ul>
          {left.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <button type="button" onClick={() => (dialog ? setAsked(name) : remove(name))}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
        {asked !== null && (
          <dialog open>
            <button type="button" onClick={() => remove(asked)}>
              Yes
            </button>
          </dialog>
        )}
      </section>
      {left.length > 0 && (
        <section>
          <h2>Left</h2>
          <button type="button" onClick={() => setLeft([])}>
            Remove all
          </button>
        </section>
      )}
    </main>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

test('the focus goes to the same control of the next row, of the last one to that before', async () => {
  render(<Page names={['Ada', 'Bea', 'Cia']} />);
  await press('Remove Ada');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Bea' })).toHaveFocus());
  await press('Remove Cia');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Bea' })).toHaveFocus());
});

test('after the last of its kind it goes to the heading around, and after a whole part to that of the page', async () => {
  const { unmount } = render(<Page names={['Ada']} />);
  await press('Remove Ada');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Invitations' })).toHaveFocus());
  unmount();
  render(<Page names={['Ada']} />);
  await press('Remove all');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Company' })).toHaveFocus());
});

test('after a question in a dialog it goes beside what the dialog was about', async () => {
  render(<Page names={['Ada', 'Bea']} dialog />);
  await press('Remove Ada');
  screen.getByRole('button', { name: 'Yes' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Bea' })).toHaveFocus());
});

/** A page whose dialogs lie beside it, as the design system's do, and whose list is somebody else's to change. */
function Asking({ names, onAnswered }: { readonly names: readonly string[]; readonly onAnswered: () => void }) {
  const region = useRef<HTMLElement>(null);
  useFocusAfterRemoval(region);
  const [asked, setAsked] = useState(false);
  return (
    <main ref={region} tabIndex={-1}>
      <h1>Requests</h1>
      {names.map((name) => (
        <article key={name}>
          <button type="button" onClick={() => setAsked(true)}>
            Accept {name}
          </button>
        </article>
      ))}
      {asked &&
        createPortal(
          <dialog open>
            <button
              type="button"
              onClick={() => {
                setAsked(false);
                onAnswered();
              }}
            >
              Not yet
            </button>
          </dialog>,
          document.body,
        )}
    </main>
  );
}

test('what somebody else took away under an open dialog is missed once the dialog is gone', async () => {
  let answered = 0;
  const page = (names: readonly string[]) => <Asking names={names} onAnswered={() => (answered += 1)} />;
  const { rerender } = render(page(['Ada', 'Bea']));
  await press('Accept Ada');
  const button = await screen.findByRole('button', { name: 'Not yet' });
  button.focus();
  rerender(page(['Bea']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept Ada' })).toBeNull());
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept Bea' })).toHaveFocus());
  expect(answered).toBe(1);
});

test('whoever looks elsewhere is left alone', async () => {
  render(
    <>
      <Page names={['Ada', 'Bea']} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await press('Remove Ada');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await waitFor(() => expect(screen.queryByText('Ada')).toBeNull());
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
