import type { EventDraft } from './post-draft.js';

export const events: readonly EventDraft[] = [
  {
    slug: 'open-evening-stockholm',
    title: 'Open evening: the first half year in a new role',
    summary: 'Four women who changed jobs last year tell what they would do again. With supper.',
    publishedDaysAgo: 10,
    startsInDays: 9,
    startsAtHour: 16,
    place: 'Stockholm, Sweden',
    content: `The offer is signed, the old laptop is returned, and then? Four guests talk about their first six months: a platform engineer, a product manager, a head of design and a controller.

## Programme

1. Doors and supper
2. Four short stories, ten minutes each
3. Questions, and a round without a microphone
4. Stay as long as you like

We will talk about the first week, the first mistake, the first disagreement with a manager, and what each of them would ask before signing today.

The evening is free. There are sixty seats, and we keep ten for people who have never been to one of our events. The venue has step-free access and a quiet room.`,
  },
  {
    slug: 'workshop-rate-your-skills',
    title: 'Online workshop: rate your skills without blushing',
    summary: 'Ninety minutes in small groups. You leave with a profile that says what you can do.',
    publishedDaysAgo: 5,
    startsInDays: 16,
    startsAtHour: 10,
    place: 'Online',
    content: `Most people rate themselves lower on Monday than on Friday. In this workshop we do it together, with examples and with somebody who asks back.

## What we do

1. Write down what you did in the last three months, in verbs.
2. Turn the verbs into skills, and find out which ones you forgot.
3. Give half stars, explain them to one other person, and change them if you want to.
4. Read each other's profiles the way a recruiter would.

You need a laptop, an account, and ninety undisturbed minutes. Cameras are welcome and not required. Nothing is recorded.

The groups have at most five people, so please cancel in time if you cannot come.`,
  },
  {
    slug: 'breakfast-for-hiring-managers-goteborg',
    title: 'Breakfast for hiring managers',
    summary: 'How to write a role that the right people accept. Bring one that nobody has answered.',
    publishedDaysAgo: 12,
    startsInDays: 24,
    startsAtHour: 6,
    place: 'Göteborg, Sweden',
    content: `Bring a role that did not work. We will put it beside one that did, and find the difference before the second coffee.

We look at four things: the number of skills that are really required, what the pay says about the level, whether *hybrid* means something, and the first sentence.

In the last breakfast twelve roles were on the table. Nine became shorter. Three were split into two. One was withdrawn, because the person was already in the team.

It takes ninety minutes and ends on time. For people who hire, whatever their title says. Two seats for each company.`,
  },
  {
    slug: 'nordic-women-in-data-copenhagen',
    title: 'Nordic women in data: an afternoon of talks',
    summary: 'Six talks of twenty minutes on pipelines, forecasts, trust and one that went wrong.',
    publishedDaysAgo: 20,
    startsInDays: 38,
    startsAtHour: 12,
    place: 'Copenhagen, Denmark',
    content: `Six speakers, twenty minutes each, with long breaks in between.

- A warehouse that shrank to a third, and why nobody misses the rest
- Forecasting beds in a hospital when the past is no guide
- How we measure that a dashboard is trusted
- Fairness tests that run before every release
- One metric, two definitions, three meetings
- The migration that failed, told by the person who led it

All talks are in English. There are childcare and a quiet room, and the slides are shared with everybody who was there.

Would you like to speak next time? There will be cards on the tables. First-time speakers get a coach.`,
  },
  {
    slug: 'ask-a-recruiter-online',
    title: 'Ask a recruiter anything, online',
    summary: 'An hour, three recruiters, no slides. Questions come in without names.',
    publishedDaysAgo: 3,
    startsInDays: 52,
    startsAtHour: 17,
    place: 'Online',
    content: `Why did nobody answer? What happens with my application after a week? Is it true that they look at the photo first? Does a gap matter? What do you say when two people are equally good?

Three recruiters answer for an hour: one from a company of twelve, one from a company of twelve thousand, and one who hires for others. Questions come in through a form without names, the way profiles do on Vela, and they are read aloud as they were written.

The last round had sixty questions. The one that took longest was seven words: *What would you have done in my place?*`,
  },
  {
    slug: 'leadership-without-the-title-oslo',
    title: 'Leading without the title',
    summary: 'A workshop day on influence, disagreement and getting things done from the side.',
    publishedDaysAgo: 15,
    startsInDays: 73,
    startsAtHour: 8,
    place: 'Oslo, Norway',
    content: `You decide things, others sign them. This day is for everybody who leads work without leading people on paper: staff engineers, product managers, project leads, the person everybody asks.

## In the morning

Where influence comes from, and how to notice that you have it. Exercises in threes, with real situations that you bring.

## In the afternoon

Disagreement: with a peer, with somebody above you, with a decision that is already made. We practise the first two sentences, because the rest usually follows.

Lunch is included. There are twenty-four places and a waiting list. Pay what your employer can; the difference pays for those who come on their own.`,
  },
  {
    slug: 'helsinki-accessibility-evening',
    title: 'An evening on accessibility',
    summary: 'Three people who use the web differently, and the teams that learned from watching them.',
    publishedDaysAgo: 60,
    startsInDays: -18,
    startsAtHour: 15,
    place: 'Helsinki, Finland',
    content: `Thank you to the ninety people who came. Three guests used services of everyday life on stage: one with a screen reader, one with a keyboard only, one with the page enlarged four times.

The teams that built the services sat in the first row. Nobody had prepared a defence, and nobody needed one.

## What we took home

- A button that says what it does is worth more than any icon.
- Errors belong beside the field, in words, and they are read aloud.
- The fastest test is to unplug the mouse.
- Somebody notices when focus goes nowhere, every time.

Two teams have written since to say what they changed. We will do this again.`,
  },
  {
    slug: 'mentoring-round-autumn',
    title: 'Mentoring round: eight pairs, three months',
    summary: 'What eight mentors and eight mentees did with six conversations each.',
    publishedDaysAgo: 95,
    startsInDays: -34,
    startsAtHour: 14,
    place: 'Online',
    content: `Eight pairs met six times over three months. At the closing meeting everybody brought one thing that had changed.

A tester now leads the retrospectives of her team. A controller applied for a position that she had read twice and closed twice. A developer asked for a raise with figures, and got most of it. One mentor changed jobs herself.

The pairs were made the way matches are made on Vela: by what one wants to learn and what the other can do, without names. Several said that this was the reason why they trusted the first conversation.

The next round is in preparation. If you would like to mentor, you need one hour every other week and something you once had to learn the hard way.`,
  },
  {
    slug: 'security-careers-malmo',
    title: 'Ways into security',
    summary: 'Five people with five different beginnings, from a help desk to a law faculty.',
    publishedDaysAgo: 110,
    startsInDays: -57,
    startsAtHour: 16,
    place: 'Malmö, Sweden',
    content: `Hardly anybody begins in security. Our five guests began at a help desk, in a test team, at a law faculty, in the navy and as a teacher.

What they had in common: somebody noticed that they asked *what if*, and gave them a small task with a real consequence.

## Advice they agreed on

- Learn one thing properly: networks, an operating system or a programming language. The rest docks on to it.
- Write reports that people finish reading.
- Certificates open doors and do not keep them open.
- You will be wrong in public. Practise it.

The recording of the panel is available to members; the questions from the audience are left out, as promised.`,
  },
  {
    slug: 'reykjavik-remote-work-meetup',
    title: 'Remote from an island',
    summary: 'A meetup on working for companies that one visits twice a year.',
    publishedDaysAgo: 130,
    startsInDays: -81,
    startsAtHour: 17,
    place: 'Reykjavík, Iceland',
    content: `Forty people, most of whom work for companies abroad, compared notes on an evening in Reykjavík.

The list of what makes remote work good was short: decisions in writing, a manager who has worked remotely herself, and travel that is planned rather than announced.

The list of what makes it hard was shorter: being forgotten.

We talked about pay as well. Whether a salary should follow the place of the company or the place of the person divided the room exactly in half. On Vela both sides name an amount, and nobody has to explain where they sleep.`,
  },
  {
    slug: 'career-break-return-day',
    title: 'Back after a break',
    summary: 'A day for people who return to technology after caring, illness or something else entirely.',
    publishedDaysAgo: 150,
    startsInDays: -104,
    startsAtHour: 8,
    place: 'Uppsala, Sweden',
    content: `Thirty people spent a day on returning. The breaks were between eight months and eleven years long.

In the morning everybody listed what they had learned meanwhile. The words that came up most often were *negotiation*, *logistics* and *patience*. Nobody had put them on a profile before.

In the afternoon four employers explained how they read a gap. Two of them said that they do not, and were asked to prove it. One showed her last ten hires.

On Vela a profile has years of experience, skills and levels. It has no dates, because a date does not say what somebody can do.`,
  },
];
