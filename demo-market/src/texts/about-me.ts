import { chance, oneOf } from '../chance/draw.js';
import type { Random } from '../chance/random.js';
import { MOMENTS } from './moments.js';

/** What an About Me text is made from; nothing of it tells who the person is. */
export interface AboutMeSubject {
  readonly category: string;
  readonly role: string;
  readonly years: number;
  /** The person's strongest skills, the strongest first; at least two. */
  readonly skills: readonly string[];
  readonly remote: boolean;
}

const STARTING = [
  'I have just finished my studies and look for a first role where somebody has time to teach.',
  'I come from another profession and have spent the last year learning this one properly, evenings included.',
  'I am at the start of my career, curious, and not afraid of questions that sound simple.',
  'After two internships I know what kind of team I learn most in: one that shows unfinished work.',
];

const EARLY = [
  'I am a couple of years into this work and have found the part that I want to become really good at: {first}.',
  'Most of what I know I learned on real projects. My strongest sides so far: {first} and {second}.',
  'I like the moment when something vague becomes a task that one can finish by Friday.',
  'I learn fast, write things down, and ask before I guess.',
];

const SETTLED = [
  'I have worked in small companies and in large ones. What stayed the same: {first} and {second}.',
  'What I do best: {first}. What I enjoy most: bringing it together with the people who need it.',
  'People come to me when something has to be both right and finished.',
  'I know my field well and explain it in words that do not need a dictionary.',
  'I have been through one rewrite, two reorganisations and a launch that went well, and learned most from the first.',
];

const SEASONED = [
  'For {years} years I have worked where technology meets people who need it to be simple.',
  'I have done this long enough to know which mistakes are worth making. My anchors: {first} and {second}.',
  'By now I care more about the questions a team asks than about the tools it uses.',
  'I have built teams, handed them over in good shape, and come back to hands-on work because I like it.',
  'I bring {years} years of experience, a calm voice in difficult weeks, and a habit of deciding with the people concerned.',
];

const WAYS = [
  'I prefer short written proposals to long meetings.',
  'I work in small steps and show them early.',
  'I like teams in which one may change one’s mind.',
  'Give me a problem, a person who has it, and a quiet morning.',
  'I think best with a whiteboard and a colleague who disagrees.',
  'I keep my promises small and then keep them.',
  'I measure before I change something, and again after.',
  'Feedback is welcome at any time; I give it kindly and in private.',
  'I would rather remove a step than document it.',
  'I am structured without being strict.',
  'I enjoy mentoring, and I make time for it every week.',
  'I speak three languages at work and listen in all of them.',
];

const WISHES = [
  'I look for a place where skill counts more than volume.',
  'Next, I want to own something from the first conversation to the numbers a year later.',
  'I would like to work on something that makes a part of everyday life easier.',
  'A mixed team matters to me, and so does a manager who has time.',
  'I look for a role with room to grow into leading others.',
  'I want to stay an expert and go deeper, not up.',
  'A product I can explain to my grandmother would be nice; one she uses would be better.',
  'I am interested in climate, health and education, in this order.',
  'What would make me move: a hard problem, honest people and predictable hours.',
  'I would like to go back to a smaller company where one sees what one’s work does.',
  'I hope to find colleagues who are proud of their craft and easy to laugh with.',
];

const REMOTE = [
  'I have worked remotely for years and know how to be present without being in the room.',
  'I work from home on most days and travel gladly when it helps.',
];

function openings(years: number): readonly string[] {
  if (years < 1) return STARTING;
  if (years <= 3) return EARLY;
  return years <= 10 ? SETTLED : SEASONED;
}

/** @returns a text in the person's own voice, 40 to 110 words */
export function aboutMeOf(random: Random, { category, years, skills, remote }: AboutMeSubject): string {
  const [first = 'my craft', second = 'good teamwork'] = skills;
  const opening = oneOf(random, openings(years))
    .replace('{first}', first)
    .replace('{second}', second)
    .replace('{years}', String(years));
  const moments = years >= 2 ? (MOMENTS[category] ?? []) : [];
  return [
    opening,
    ...(moments.length > 0 && chance(random, 0.8) ? [oneOf(random, moments)] : []),
    oneOf(random, WAYS),
    ...(remote && chance(random, 0.25) ? [oneOf(random, REMOTE)] : []),
    oneOf(random, WISHES),
  ].join(' ');
}
