import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PersonCard } from './person-card.js';

test('an address opens a mail, not a tab, and breaks before its host', () => {
  render(
    <PersonCard
      person={{
        key: 'company:1',
        side: 'company',
        name: 'Helena Rydberg',
        title: 'Head of talent',
        email: 'helena.rydberg@company.example',
        pictureUrl: null,
        linkedinProfile: null,
        present: true,
      }}
    />,
  );
  const link = screen.getByRole('link', { name: 'helena.rydberg@company.example' });
  expect(link.getAttribute('href')).toBe('mailto:helena.rydberg@company.example');
  expect(link.getAttribute('target')).toBeNull();
  expect(link.querySelector('wbr')?.nextSibling?.textContent).toBe('@company.example');
});
