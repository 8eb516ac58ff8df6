import { expect, test } from '@jest/globals';
import { event, piece } from '../../testing/posts.js';
import { structuredPost } from './post-head.js';

const ORIGIN = 'https://vela.example';

test('an event tells when and where it is', () => {
  expect(structuredPost(event, ORIGIN)).toMatchObject({
    '@type': 'Event', name: event.title, startDate: event.startsAt, url: `${ORIGIN}/events/breakfast`, location: { '@type': 'Place', name: 'Göteborg' },
  });
  expect(structuredPost({ ...event, place: 'Online' }, ORIGIN)).toMatchObject({ location: { '@type': 'VirtualLocation' } });
});

test('news tells when it was published and by whom', () => {
  expect(structuredPost(piece, ORIGIN)).toMatchObject({
    '@type': 'NewsArticle', headline: piece.title, datePublished: piece.publishedAt, publisher: { name: 'Vela' }, url: `${ORIGIN}/news/ranges`,
  });
});
