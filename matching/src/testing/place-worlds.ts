import { FULL } from '../components/fit.js';
import { NEARBY_KM, SAME_COUNTRY } from '../components/place.js';
import { WEIGHTS } from '../components/weights.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { isPossible, perfectFor, UNASKED } from './possible.js';
import { falling, pointsOf, type RankingCase, type Sample } from './ranking-case.js';

const HUNDRED = 100;

export function nearCase({ role, profile }: Sample, number: number): RankingCase {
  const { musts: _, ...bare } = role;
  const [near, farther] = [number % NEARBY_KM, (number % NEARBY_KM) + 1];
  const asked: MatchRole = {
    ...perfectFor(bare, profile),
    ...bare,
    remote: false,
    hybrid: true,
    office: number % 2 === 0,
    places: { Sweden: ['Göteborg'] },
    nearby: {
      Sweden: { Mölndal: { km: near, to: 'Göteborg, Sweden' }, Kungälv: { km: farther, to: 'Göteborg, Sweden' } },
    },
  };
  const at = (places: MatchProfile['places']): MatchProfile => ({
    ...perfectFor(asked, profile),
    // Somewhat less than everything, so that the place is not all that is told apart.
    skills: [UNASKED],
    places,
  });
  const places = [
    { Sweden: ['Göteborg'] },
    { Sweden: ['Mölndal'] },
    { Sweden: ['Kungälv'] },
    { Sweden: ['Kiruna'] },
    { Norway: ['Oslo'] },
  ];
  const fall = falling(asked, places.map(at), ['there', `${near} km`, `${farther} km`, 'far away', 'abroad']);
  return {
    ...fall,
    wrongIn: (page) => {
      const [there = 0, , , far = 0] = pointsOf(page, fall.world);
      const least = (WEIGHTS.place * (FULL - SAME_COUNTRY)) / HUNDRED;
      // Where something else rules the hire out, both are held at the same score.
      const isHeld = fall.world.slice(0, -1).some((one) => !isPossible(asked, one));
      const wrong = isHeld || there - far >= least ? null : `beyond ${NEARBY_KM} km only ${there - far} are lost`;
      return fall.wrongIn(page) ?? wrong;
    },
  };
}
