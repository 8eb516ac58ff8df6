import type { NewsDraft } from './post-draft.js';

/** News about people, companies and the platform itself. */
export const storyNews: readonly NewsDraft[] = [
  {
    slug: 'eleven-questions-to-ask-a-hiring-team',
    title: 'Eleven questions to ask a hiring team',
    summary: 'Collected from women who lead technology teams in the Nordics, and sorted by how much the answer tells.',
    publishedDaysAgo: 8,
    content: `We asked women who lead technology teams which questions they would ask if they were the candidate. These eleven came up again and again.

1. What did the last person in this role do next?
2. Which decision of the last year would you take back?
3. Who can say no to a release?
4. How do you find out that somebody is overworked?
5. What happens in the first week?
6. When did somebody junior last change your plan?
7. How are salaries set, and who knows the bands?
8. What do people do on parental leave, and who covers for them?
9. How much of the work is written down?
10. What would make you regret hiring me?
11. May I talk to somebody who left?

The last two made hiring managers pause the longest. One told us that the pause was the most useful part of the interview, and that she has asked herself the tenth question before every offer since.

You do not need all eleven. Pick three, and listen for the answer that comes without preparation.`,
  },
  {
    slug: 'from-the-fourth-row-to-the-front',
    title: 'From the fourth row to the front',
    summary: 'A data engineer on changing jobs without telling anybody her name, and what she negotiated.',
    publishedDaysAgo: 17,
    content: `She had been the person who fixes things for six years. Everybody knew it, nobody had put it into a title. When she created a profile on Vela, she gave herself three and a half stars in what she did every day.

"A colleague looked over my shoulder and laughed. She said that I had taught half of the department. So I made it four and a half, and felt uncomfortable for a week."

## Three letters

Three requests came in the first month. One named a salary that was twelve percent above hers. One asked for a start that she could not make. The third did not mention a single tool; it described a problem.

"I accepted that one. They saw my name for the first time after I had said yes. In the first talk nobody asked where I come from, because they had already decided that they wanted what I can do."

## What she negotiated

Not the salary; that was in the request. She negotiated four days a week for the first year, and the title.

*We tell stories with the consent of those they are about, and change details that would give them away.*`,
  },
  {
    slug: 'what-we-learned-from-declined-requests',
    title: 'What we learned from declined requests',
    summary: 'A decline is not a failure. The reasons people give are the best market research there is.',
    publishedDaysAgo: 29,
    content: `About half of the requests on Vela are declined or expire. We have read the reasons that talent chose to give. Four of them cover nearly everything.

**It is the wrong moment.** Somebody has just started, is about to go on leave, or waits for a project to end. Nothing to be done, except to be remembered kindly.

**The pay is below the minimum.** This one can be seen before sending. The breakdown says by how many kronor.

**The text could have been for anybody.** Requests that name one thing from the profile are accepted almost twice as often. It takes two minutes.

**The office is too far away too often.** "Hybrid" means two days to some and four to others. Write the number.

## What recruiters can do

Read the gap before the strengths. Every match card names one. If you can close it, say so in the first sentence. If you cannot, say that too: people accept roles with a gap far more often than roles with a surprise.

And when somebody declines, what you had reserved is back in your account at once. It costs nothing to have asked well.`,
  },
  {
    slug: 'the-case-for-part-time-seniors',
    title: 'The case for part-time seniors',
    summary: 'Eighty percent of a senior engineer is not eighty percent of the value. Some figures and a suggestion.',
    publishedDaysAgo: 42,
    content: `One in six profiles on Vela asks for less than full time. Among people with more than twelve years of experience it is one in four. Among open roles it is one in ten.

That gap is the cheapest advantage in hiring that we know of.

## What part-time people told us

They write things down, because they are not there on Wednesday. They say no early. They leave meetings that have no decision in them. Their managers describe the same behaviour as *seniority*.

## What companies told us

That they had never decided against part time. It was just what the form said. So in our form the percentage is a slider, from 5 to 100, beside both employment types, and it is the first thing one sees.

The match score treats it with measure: a role at 100 and a wish for 80 costs a fifth of the employment part, which is eight percent of the whole. Many of our best matches are made across that gap.

**A suggestion**: post your next senior role at 80 to 100, and see who answers that did not answer before.`,
  },
  {
    slug: 'our-pricing-in-one-table',
    title: 'What a hire costs, in one table',
    summary: 'The recruitment fee by seniority, when it is due, and how much comes back if it does not work out.',
    publishedDaysAgo: 55,
    content: `Agencies quote a share of the yearly salary. We quote an amount, because finding a well-paid person is not more work than finding a badly paid one.

| Seniority | Fee per hire, SEK plus VAT |
|---|---|
| Graduate | 10,000 |
| Junior | 45,000 |
| Mid | 75,000 |
| Senior | 120,000 |
| Expert | 135,000 |
| Expert+ | 200,000 |

## When it is due

Tell us within five business days of signing. We invoice one day after we have confirmed the hire, and the invoice is due in 30 days.

## If it does not work out

Should the contract end within probation, we give back 75 percent in the first month, 50 percent in the second and 35 percent in the third.

## The part we are proud of

The person who is hired can get a **bonus**. Whether there is one, and how much it is, is set when we confirm the hire, and we show it to the talent as soon as it is. They did the hardest part, after all.`,
  },
  {
    slug: 'what-we-store-and-how-to-get-rid-of-it',
    title: 'What we store, and how to get rid of it',
    summary: 'Your data in plain words: what we keep, who sees it, how to take it with you and how to erase it.',
    publishedDaysAgo: 70,
    content: `A profile on Vela is personal even without a name on it. So here is the short version; the whole list, with how long each thing is kept, is in our privacy policy.

**From the professional network**, when you sign in: your name, email and picture, and the id by which it knows you here. We cannot see your contacts or post anything.

**From you**: what you write into your profile, your answers to requests, what you write to a company after a yes, your choices about cookies and the newsletter.

**From use**: which companies opened your profile and when, and how often it stood in lists of matches. You see both, too.

## Who sees what

Before you accept a request, companies see skills, experience, pay, places, setup and the text about you. We check that text for your own name, addresses and links when you save it, because one forgets. After you accept, that one company sees your name, email, picture and profile link.

## Take it or leave it

You can export everything we hold about you as one file, and you can erase your account. What the law makes us keep, such as receipts, is kept without a connection to you.

Statistics begin only after you agree to them, and stop when you change your mind. The link is at the foot of every page.`,
  },
  {
    slug: 'ambassadors-wanted',
    title: 'Ambassadors wanted',
    summary: 'You know somebody who is better than her title. Here is how to bring her to Vela.',
    publishedDaysAgo: 84,
    content: `Most people who are good at their work are not looking for another. They are asked. We would like them to be asked by people they trust, and that is what our ambassadors do.

## What an ambassador does

She tells people about Vela when it fits: a former colleague, a mentee, somebody who gave a good talk. She gets a personal link, and that is all the technology there is.

## What she does not do

She does not fill in profiles for others, does not see who signed up, and is not paid per head: what she passes on is a recommendation.

## What she gets

An invitation to our events, a say in what we build next, and an honest answer to any question about the product. Twice a year we meet in person; the last time we spent an evening on the question why the word *leadership* makes some people close a page.

If you would like to join, sign in, with any account, and you find your link on the page for ambassadors. There is no application.`,
  },
];
