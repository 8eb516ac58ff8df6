import { expect, test } from '@jest/globals';
import { array, lazy, object, string } from 'yup';
import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import { limitLists } from './list-limits.js';

const schema = object({
  name: string().required(),
  people: array()
    .max(3)
    .of(object({ skills: array().max(2).of(string().required()).required() }))
    .required(),
});

test('lists are cut at the size that the schema declares, those within lists too', () => {
  const person = { skills: ['Go', 'SQL', 'Rust'] };
  const answer = { name: 'All', people: [person, { skills: ['Go'] }, person, person] };
  const limited = limitLists(schema)(answer);
  expect(limited.answer).toEqual({
    name: 'All',
    people: [{ skills: ['Go', 'SQL'] }, { skills: ['Go'] }, { skills: ['Go', 'SQL'] }],
  });
  expect([...limited.cut]).toEqual(['people', 'people[].skills']);
  expect(answer.people).toHaveLength(4);
  expect(person.skills).toHaveLength(3);
});

test('an answer within its limits is given back as it is', () => {
  const answer = { name: 'All', people: [{ skills: ['Go'] }] };
  expect(limitLists(schema)(answer)).toEqual({ answer, cut: new Set() });
  expect(limitLists(schema)(answer).answer).toBe(answer);
});

test.each([null, undefined, 'text', 7, { people: 'nobody' }, { people: null }, [1, 2, 3, 4]])(
  'what is no such answer passes: %j',
  (answer) => {
    expect(limitLists(schema)(answer).answer).toEqual(answer);
    expect(limitLists(null)(answer).answer).toEqual(answer);
    expect(limitLists(lazy(() => string()))(answer).answer).toEqual(answer);
  },
);

test('the list of every endpoint that answers one is cut', () => {
  const whole = Object.entries<ServedEndpoint>(ENDPOINTS).flatMap(([name, { response }]) => {
    const description = response?.describe({ value: {} });
    if (response === null || description?.type !== 'array') return [];
    const { length } = limitLists(response)(Array.from({ length: 30_000 }, () => ({}))).answer as unknown[];
    return [{ name, length }];
  });
  expect(whole.length).toBeGreaterThan(10);
  expect(whole.filter(({ length }) => length > 1000)).toEqual([]);
});
