import { describe, expect, test } from '@jest/globals';
import type { ISchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { anonymousPlaces } from '../schemas/index.js';
import type { Access, ServedEndpoint } from './served-endpoint.js';
import { ENDPOINTS } from './table.js';

const ALL: readonly (readonly [name: string, endpoint: ServedEndpoint])[] = Object.entries<ServedEndpoint>(ENDPOINTS);

type Described = Pick<ISchema<unknown>, 'describe'>;

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

const HELD_TO_A_FORM = ['matches', 'day', 'moment'];

/** Neither chosen from a list nor held to a form: people write what they like. */
const isFree = ({ type, oneOf, tests }: SchemaDescription): boolean =>
  (type === 'map' || (type === 'string' && !tests.some(({ name }) => HELD_TO_A_FORM.includes(name ?? '')))) &&
  oneOf.length === 0;

function freeTexts(field: SchemaFieldDescription, place: string): readonly string[] {
  if (!isDescription(field)) return [];
  if ('fields' in field)
    return Object.entries(field.fields).flatMap(([key, child]) =>
      freeTexts(child, place === '' ? key : `${place}.${key}`),
    );
  if ('innerType' in field) return [field.innerType].flat().flatMap((inner) => freeTexts(inner, `${place}[]`));
  return isFree(field) ? [place] : [];
}

const freeTextsOf = (schema: Described): readonly string[] => freeTexts(schema.describe({ value: {} }), '');

const MAY_BE_TALENT: readonly Access[] = ['user', 'jobSeeker'];

/** Free texts that talents can send, and why they need not be held against who wrote them. */
const NOT_READ_BEFORE_A_YES: Readonly<Record<string, string>> = {
  'saveJobSeekerProfile nextRole': 'names of roles of the catalogue',
  'saveJobSeekerProfile countriesCities': 'names of the list',
  'answerConnection reason': 'the platform alone reads why somebody declined',
  'reportConnection text': 'the platform alone reads reports',
  'reportConversation text': 'the platform alone reads reports',
  'contestScore about': 'the platform alone reads what is contested',
  'contestScore text': 'the same',
  'sendMessage text': 'a conversation begins with the yes',
  'proposeTimes place': 'a conversation begins with the yes',
  'markConversationRead timeZone': 'a conversation begins with the yes',
  'answerHire note': 'the company knows whom it hired',
  'shieldFromEmployer name': 'an employer to stay unseen by, which it is not told',
  'shieldFromEmployer domain': 'the same',
  'shieldFromEmployer organizationNumber': 'the same',
  'shieldFromEmployer country': 'the same',
  'saveTalentSeekerProfile fields[]': 'a recruiter’s own',
  'saveTalentSeekerProfile companies[]': 'a recruiter’s own',
  'saveTalentSeekerProfile sectors[]': 'a recruiter’s own',
  'saveTalentSeekerProfile companyName': 'a recruiter’s own',
  'saveTalentSeekerProfile magicLink': 'an invitation’s secret',
};

test('what talents write is held against who they are, or it is said why no company reads it before a yes', () => {
  const unguarded = ALL.filter(([, { access }]) => MAY_BE_TALENT.includes(access)).flatMap(([name, { body }]) => {
    if (body === undefined) return [];
    const guarded = anonymousPlaces(body);
    return freeTextsOf(body).flatMap((place) => (guarded.includes(place) ? [] : [`${name} ${place}`]));
  });
  expect(unguarded.sort()).toEqual(Object.keys(NOT_READ_BEFORE_A_YES).sort());
});

describe('what companies read of a talent', () => {
  /** Of an anonymous profile: from lists, or made by the platform. */
  const NOT_OWN_WORDS = [
    'initials',
    'categoryId.name',
    'jobSeekerProfilesRoles[].role.name',
    'jobSeekerProfileSkills[].skill.name',
    'countriesCities',
  ];
  /** Beside a profile: the company's own words, what of the profile is from lists, and what a yes discloses. */
  const NOT_THE_TALENTS =
    /^(?:text|note|by|openRole\..*|conversation\.notes|matchedRole\.role\.name|missedMusts\[\]\.skill|move\.(?:reason|by)|(?:fitted\.)?place\.(?:city|country)|fitted\.role\.role\.name|extra\..*)$/;
  const READERS: readonly Access[] = ['user', 'talentSeeker', 'companyMember'];
  /** Answers to the talent alone. */
  const OWNERS = ['getMe', 'saveJobSeekerProfile'];

  const answers = ALL.flatMap(([name, { access, response }]) => {
    if (response === null || !READERS.includes(access) || OWNERS.includes(name)) return [];
    const texts = freeTextsOf(response);
    const profiles = texts
      .filter((place) => /(?:^|\.)initials$/.test(place))
      .map((place) => place.slice(0, -'initials'.length));
    return profiles.map((profile) => ({ name, profile, texts, guarded: anonymousPlaces(response) }));
  });

  test('is in the answers of several endpoints', () => {
    expect(answers.length).toBeGreaterThan(3);
  });

  test.each(answers.map((answer) => [answer.name, answer] as const))(
    '%s: is no free text that was not held against who they are',
    (_, { profile, texts, guarded }) => {
      const around = profile.slice(0, Math.max(0, profile.slice(0, -1).lastIndexOf('.') + 1));
      const doubtful = texts.filter((place) => {
        if (guarded.includes(place) || !place.startsWith(around)) return false;
        if (place.startsWith(profile) && NOT_OWN_WORDS.includes(place.slice(profile.length))) return false;
        return !NOT_THE_TALENTS.test(place.slice(around.length));
      });
      expect(doubtful).toEqual([]);
    },
  );
});
