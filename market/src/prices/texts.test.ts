import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { identityIn } from '../anonymity/index.js';
import { dayText } from '../days/index.js';
import { readOrganizationNumber, readVatNumber } from '../identifiers/index.js';
import { statedContradictions } from '../profiles/index.js';
import { RETENTION } from '../retention/index.js';
import { owedTokensText, seniorityOf } from './index.js';

addCatalogue('sv', catalogueOf(['market'], 'sv'));

test('rules speak the language at hand', () => {
  const said = () => [
    owedTokensText(1).slice(0, 29),
    owedTokensText(2).slice(0, 29),
    seniorityOf(0).label,
    readOrganizationNumber('SE', '12').problem,
    readVatNumber('DE', '12').problem,
    statedContradictions({ experienceYears: 1, desiredRoles: [{ years: 4 }], skills: [] })[0]?.message.split('.')[0],
    RETENTION[3]?.kept,
    dayText('2027-04-30T12:00:00Z'),
    identityIn('Write to ada@example.com', {
      givenName: 'Ada',
      familyName: 'Berg',
      email: 'ada@example.com',
      linkedinProfile: null,
    }),
  ];
  expect(said()).toEqual([
    'Your company owes 1 token: a ',
    'Your company owes 2 tokens: a',
    'Graduate',
    'Organization numbers of Sweden are 10 digits.',
    'VAT numbers of Germany are DE and 9 digits. Write “none” if the company has none.',
    'You give 4 years in a role, and 1 year in all',
    '730 days.',
    '30 April 2027',
    'Leave out “ada@example.com”: companies get your email address once you accept their request.',
  ]);
  expect(inTongue('sv', said)).toEqual([
    'Ditt företag är skyldigt 1 to',
    'Ditt företag är skyldigt 2 to',
    'Nyutexaminerad',
    'Organisationsnummer i Sverige är 10 siffror.',
    'Momsregistreringsnummer i Tyskland är DE och 9 siffror. Skriv ”inget” om företaget saknar nummer.',
    'Du anger 4 år i en roll, och 1 år totalt',
    '730 dagar.',
    '30 april 2027',
    'Utelämna ”ada@example.com”: företag får din e-postadress när du tackar ja till deras förfrågan.',
  ]);
});
