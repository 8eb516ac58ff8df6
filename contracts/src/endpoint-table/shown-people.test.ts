import { describe, expect, test } from '@jest/globals';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { SHOWN_LISTS } from '../constants/index.js';
import type { ServedEndpoint } from './served-endpoint.js';
import { ENDPOINTS } from './table.js';

const ALL: readonly (readonly [name: string, endpoint: ServedEndpoint])[] = Object.entries<ServedEndpoint>(ENDPOINTS);
const ADMIN = ALL.filter(([, { access }]) => access === 'admin');

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;
const HELD_TO_A_FORM = ['matches', 'day', 'moment'];

/** Places of an answer that can hold any text, and so somebody's name, address or words. */
function textsIn(field: SchemaFieldDescription, place: string): readonly string[] {
  if (!isDescription(field)) return [];
  if ('fields' in field)
    return Object.entries(field.fields).flatMap(([key, child]) =>
      textsIn(child, place === '' ? key : `${place}.${key}`),
    );
  if ('innerType' in field) return [field.innerType].flat().flatMap((inner) => textsIn(inner, `${place}[]`));
  const isHeld = field.oneOf.length > 0 || field.tests.some(({ name }) => HELD_TO_A_FORM.includes(name ?? ''));
  return ['map', 'mixed'].includes(field.type) || (field.type === 'string' && !isHeld) ? [place] : [];
}

/** Texts of answers that are said to show nobody: of which endpoints, where, and whose they are. */
const NOBODYS: readonly (readonly [endpoints: RegExp, places: RegExp, whose: string])[] = [
  [/^adminGetOverview$/, /^(?:rates|weeks\[\]|pages\[\]|cspViolations\[\])\./, 'days and pages'],
  [/^adminListCompanies$/, /^rows\[\]\.(?:name|domains\[\]|organizationNumber|country)$/, 'a company’s'],
  [
    /^admin(?:GetPageOfCompany|TakePageDown|ApprovePage)$/,
    /^(?:name|domain|logoUrl|city|country|about|website|benefits\[\]|countriesCities|roles\[\]\..*|takenDown\.reason)$/,
    'what a company says of itself',
  ],
  [
    /^admin(?:ListInvoices|MarkInvoicePaid(?:Back)?|TakeBackInvoicePayment)$/,
    /^(?:invoices\[\]\.)?(?:companyName|roleName|number|issuedOn|dueOn|paidOn|(?:payments|paidBack)\[\]\.on|credits\[\]\.number)$/,
    'the books’',
  ],
  [
    /^admin(?:GetCatalogue|CreateTerm|RenameTerm|MergeTerms|TakeSkillName)$/,
    /(?:^|\.)categories\[\]\./,
    'the catalogue’s',
  ],
  [/^adminListSkillSuggestions$/, /^rows\[\]\.(?:spelling|categoryName|texts\[\])$/, 'missed skills, not by whom'],
  [/^admin(?:ListPosts|GetPost|CreatePost|UpdatePost)$/, /./, 'articles of the platform'],
  [/^admin(?:ListReleaseAccesses|RevokeReleaseAccess|ListReleaseRollouts)$/, /./, 'teams and their releases'],
  [/Passkeys?$/, /./, 'the caller’s own'],
];

describe('what the admin area shows', () => {
  test('is said by every endpoint of it, and by no other', () => {
    expect(ADMIN.length).toBeGreaterThan(50);
    expect(ADMIN.filter(([, { shows }]) => shows === undefined).map(([name]) => name)).toEqual([]);
    expect(ALL.filter(([, { access, shows }]) => access !== 'admin' && shows !== undefined)).toEqual([]);
  });

  test('is somebody, unless all that can be read is nobody’s', () => {
    const doubtful = ADMIN.filter(([, { shows }]) => shows === 'nobody').flatMap(([name, { response }]) =>
      (response === null ? [] : textsIn(response.describe({ value: {} }), ''))
        .filter((place) => !NOBODYS.some(([endpoints, places]) => endpoints.test(name) && places.test(place)))
        .map((place) => `${name} ${place}`),
    );
    expect(doubtful).toEqual([]);
  });

  test('is known by a name of the list, and each name is somebody’s', () => {
    const lists = ADMIN.flatMap(([, { shows }]) => (typeof shows === 'object' ? [shows.list] : []));
    expect([...new Set(lists)].sort()).toEqual([...SHOWN_LISTS]);
  });

  test('is opened by a parameter that the call has', () => {
    for (const [, { path, shows }] of ADMIN)
      if (typeof shows === 'object' && shows.opens !== undefined) expect(path).toContain(`/:${shows.opens.param}`);
  });
});
