import { expect, test } from '@jest/globals';
import { companyPlaceText, employmentText, payText, setupText } from '@vela/formats';
import { inTongue } from '@vela/language';
import { receivedRequest } from '../../testing/requests.js';
import { endText, requestPlacesText } from './texts.js';

const { openRole } = receivedRequest;

test('a role reads in words', () => {
  expect(payText(openRole)).toBe('62,000 SEK');
  expect(setupText(openRole)).toBe('Hybrid');
  expect(setupText({ ...openRole, remote: true, office: true })).toBe('Remote, Office or Hybrid');
  expect(setupText({ ...openRole, hybrid: false })).toBe('Not given');
  expect(employmentText(openRole)).toBe('Permanent 100%');
  expect(employmentText({ ...openRole, freelancePercentage: 50 })).toBe('Permanent 100% or Freelance 50%');
  expect(requestPlacesText(openRole)).toBe('Göteborg');
  expect(requestPlacesText({ ...openRole, places: [] })).toBe('Any place');
});

test('a company without a place has none', () => {
  expect(companyPlaceText({ city: '', country: '' })).toBe('');
  expect(companyPlaceText({ city: 'Oslo', country: 'Norway' })).toBe('Oslo, Norway');
});

test('countries have their own name in each language', () => {
  const role = { ...openRole, places: ['Malmö, Sweden', 'Norway'] };
  expect(requestPlacesText(role)).toBe('Malmö (Sweden) or Norway');
  expect(inTongue('sv', () => requestPlacesText(role))).toMatch(/^Malmö \(Sverige\) .+ Norge$/);
  expect(inTongue('sv', () => companyPlaceText({ city: 'Oslo', country: 'Norway' }))).toBe('Oslo, Norge');
});

test('a request that expired says who had let it wait', () => {
  expect(endText('expired', { counterOffer: null })).toBe('Expired unanswered');
  const counterOffer = {
    terms: { kind: 'salary', compensation: '66000' },
    createdAt: '2026-11-01T12:00:00.000Z',
    answer: null,
    answeredAt: null,
  } as const;
  expect(endText('expired', { counterOffer })).toBe('Expired before the company answered you');
  const answered = { ...counterOffer, answer: 'kept', answeredAt: '2026-11-02T12:00:00.000Z' } as const;
  expect(endText('expired', { counterOffer: answered })).toBe('Expired unanswered');
  expect(endText('declined', { counterOffer })).toBe('You declined');
});
