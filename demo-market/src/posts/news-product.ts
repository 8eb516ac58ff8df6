import type { NewsDraft } from './post-draft.js';

/** News about how the product works. */
export const productNews: readonly NewsDraft[] = [
  {
    slug: 'skills-first-names-later',
    title: 'Skills first. Names later.',
    summary: 'Why a recruiter sees what you can do before they see who you are, and what happens in between.',
    publishedDaysAgo: 4,
    content: `When a recruiter opens a match on Vela, there is no photo, no name and no link. There are initials, skills with their levels, years of experience, pay and the way you want to work. That is the whole first impression.

## What this changes

People decide quickly, and they decide on what is in front of them. So we put the things in front that say something about the work. A name, a picture or a graduation year says little about that, and more than most of us want to admit about who gets an answer.

## When your name appears

A company that wants to meet you sends a **connection request**. It names the role, the pay and the reason. You read it like a letter. If you accept, the company sees your name, email, picture and profile link. If you decline, or do not answer within 14 days, it never does.

- Nobody can search for you by name.
- Your current employer can be blocked.
- You see which companies opened your profile.

You can read your profile the way a recruiter reads it from your dashboard at any time.`,
  },
  {
    slug: 'what-a-match-score-is-made-of',
    title: 'What a match score is made of',
    summary: 'Seven parts, fixed weights, no secret ingredient: how the number beside a talent comes about.',
    publishedDaysAgo: 13,
    content: `A score that nobody can explain is a rumour. Ours is a sum, and both sides can open it.

| Part | Weight |
|---|---|
| Skills and their levels | 35 |
| Salary | 15 |
| Place and way of working | 15 |
| Desired role | 10 |
| Years of experience | 10 |
| Employment type | 8 |
| Availability | 7 |

## How to read it

Each part earns its share: all of it where role and talent agree, some of it where they are close. An offer ten percent below your minimum still earns half of the salary part. More experience than a role asks for costs nothing.

What you leave blank earns nothing and is marked as not stated, and your dashboard says what stating it would bring.

## What is not in it

Name, picture, age, gender, school, the text about you. They are not given a weight of zero. They are simply not there.

Next to every score stand the changes that would raise it: *+6 at 45,000*, *+4 with Hybrid*. They are meant as the beginning of a conversation.`,
  },
  {
    slug: 'a-request-that-reads-like-a-letter',
    title: 'A request that reads like a letter',
    summary: 'Who is asking, for which role, at what pay and why you: the new inbox for talent.',
    publishedDaysAgo: 22,
    content: `We have rewritten the part of Vela that talent see most: the inbox.

Every request now answers five questions on one page.

1. **Who is it?** The company and where it is.
2. **What is the role?** Title, years, setup, start.
3. **What does it pay?** The amount, in the currency and period in which it was offered.
4. **Why me?** The same breakdown that the recruiter sees, with the strongest reasons first.
5. **What happens if I say yes?** The company sees your name, email, picture and profile link. Nothing else changes.

*Accept* and *Decline* are the same size and stand side by side. You do not have to give a reason, and if you do, Vela alone reads it.

A request stays open for 14 days. You can let it expire with a good conscience: whatever the company had reserved for it goes back to them.`,
  },
  {
    slug: 'half-stars-and-how-to-give-them',
    title: 'Half stars, and how to give them',
    summary: 'A short guide to rating your own skills without modesty and without exaggeration.',
    publishedDaysAgo: 36,
    content: `Half a star is the minimum, five are the maximum, and three is where every new skill starts. But what is a three?

We asked forty people on Vela how they decide. This is what came out.

- **Half to one**: I have done it with help. I would need a day to find my feet.
- **Two**: I do it on my own when the task is clear.
- **Three**: I do it regularly and notice when something is off.
- **Four**: Others ask me. I know the corners.
- **Five**: I have taught it, built it or argued about it in public.

## Two things worth knowing

A level above what a role asks for does not add points. You lose nothing by being honest about a four.

A level below still counts: half of the skill's points are for having it at all. A two in something a role needs is worth far more than leaving it out.

When in doubt, think of the last time you used it. If you had to look up the beginning, take half a star off. If somebody looked it up from you, add one.`,
  },
  {
    slug: 'salary-first-not-last',
    title: 'Salary first, not last',
    summary: 'Every role on Vela names its pay before anybody talks. Here is what that does to a conversation.',
    publishedDaysAgo: 49,
    content: `On Vela a role cannot be posted without an amount, a currency and a period. A talent's profile holds a range. Both are known before the first message.

## Why we insist

The question *what did you earn before* carries old decisions into new ones. The question *what does this work pay* does not. When the amount is on the table, the talk can be about the work.

It also saves time. Without a salary, every fourth conversation ends there, after weeks. With it, most of them never need to begin.

## How we compare

Monthly, yearly, hourly, kronor or euros: the score converts both sides into yearly full-time Swedish kronor with the European Central Bank's reference rates and shows the day of the rates next to the result. An employment of 80 percent is never scaled silently.

If the offer is below your minimum, the salary part shrinks. Twenty percent below, and it is gone. A recruiter sees by how much an offer would have to rise, which has turned out to be the most clicked line on the page.`,
  },
  {
    slug: 'free-profiles-and-tokens-explained',
    title: 'Free profiles and tokens, explained on one page',
    summary: 'What a connection costs, when it is paid, and what happens when the answer is no.',
    publishedDaysAgo: 61,
    content: `Searching, posting roles and reading matches cost nothing. A company pays when a talent says yes.

## What every company gets

Three free profiles that never expire. While the launch offer runs, two more that end with it; they are used first.

## What a connection takes

A free profile, whatever the seniority. Without one, tokens:

| Experience | Tokens |
|---|---|
| Graduate | 0 |
| Junior, up to 2 years | 1 |
| Mid, up to 5 | 2 |
| Senior, up to 12 | 3 |
| Expert, up to 21 | 4 |
| Expert+, from 22 | 6 |

A token is 50 SEK plus VAT.

## Reserved is not spent

Sending a request **reserves** a free profile or tokens. They are consumed when the talent accepts, and they come back in full when the talent declines, when you withdraw, or when 14 days pass. The price is frozen at the moment you send.

After three hires through Vela a company needs no tokens at all.`,
  },
];
