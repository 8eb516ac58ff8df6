/** What happens in a conversation after the yes, in days before now (a fraction is a part of a day; below 0 it is to come). */
export type ConversationStep =
  | { readonly by: 'company' | 'talent'; readonly daysAgo: number; readonly says: string }
  | {
      readonly by: 'company' | 'talent';
      readonly daysAgo: number;
      /** When they could meet. */
      readonly proposes: readonly number[];
      readonly place: string;
    }
  /** Takes the first of the times that the other side proposed last. */
  | { readonly by: 'company' | 'talent'; readonly daysAgo: number; readonly takes: true };

export interface DemoConversation {
  readonly steps: readonly ConversationStep[];
  /** The company's own. */
  readonly stage?: 'talking' | 'offered' | 'closed';
  readonly note?: string;
  /** The other side has not seen the last message yet. */
  readonly unread?: boolean;
}

const company = (daysAgo: number, says: string): ConversationStep => ({ by: 'company', daysAgo, says });
const talent = (daysAgo: number, says: string): ConversationStep => ({ by: 'talent', daysAgo, says });

/** The one that the demo's recruiter and developer find open: talked, met, and times to choose from. */
export const FIRST_CONVERSATION: DemoConversation = {
  stage: 'talking',
  note: '@Jonas Ekdahl: could you join the second talk? She asked how we test with screen readers. Four days a week is fine with us.',
  unread: true,
  steps: [
    company(17, 'Thank you for saying yes. What made you curious, the cities or the interface?'),
    talent(16.6, 'Both, honestly. I cycle to work past three of the crossings on your website. How large is the team?'),
    company(
      16,
      'Seven, and you would be the third for the interface. Shall we talk for half an hour? Here are two times.',
    ),
    { by: 'company', daysAgo: 16, proposes: [13, 12.9], place: 'Video call' },
    { by: 'talent', daysAgo: 15.5, takes: true },
    company(
      11,
      'That was a good talk. The recording of our accessibility review is what I promised you; ask Jonas anything about it.',
    ),
    talent(
      10.4,
      'Watched it twice. You test with people who use screen readers every month, which I have not seen anywhere else.',
    ),
    company(9, 'We would like you to meet the team, and to see a small piece of code together. No homework before it.'),
    talent(2, 'With pleasure. One thing to say early: I want to keep working four days a week.'),
    company(1.2, 'Four days are fine, and it will stand in the offer. When could you come by? We pay the train.'),
    { by: 'company', daysAgo: 1.1, proposes: [-3, -4, -6], place: 'Hantverkargatan 12, Stockholm' },
  ],
};

/** What is said where a hire came of it. */
export const HIRED_CONVERSATION: DemoConversation = {
  steps: [
    company(36.5, 'Good to meet you by name. Could we talk this week? I am free on most afternoons.'),
    talent(36.2, 'Tomorrow at two? I can talk for an hour.'),
    company(35.5, 'That was quick for both of us. The offer is in your mail, with the pay that we wrote about.'),
    talent(35, 'Signed. I look forward to it.'),
    company(34.9, 'So do we. Your desk has a window.'),
  ],
};

/** The same, that many days later. */
export const later = ({ steps, ...rest }: DemoConversation, days: number): DemoConversation => ({
  ...rest,
  steps: steps.map((step) => ({ ...step, daysAgo: step.daysAgo - days })),
});

/** Conversations of a company that answers, one for each, of people who said yes 22 days ago or since. */
export const ANSWERED_CONVERSATIONS: readonly DemoConversation[] = [
  {
    stage: 'closed',
    note: 'Wants to lead a team within a year. Ask again when we grow in Malmö.',
    steps: [
      company(20, 'How nice that you want to talk. What would you like to know first?'),
      talent(19.5, 'How decisions are made, and who says no.'),
      company(18, 'Best told by two people who disagree: may I bring our product manager to the call?'),
      talent(17, 'Please do. By the way, I have had an offer in Malmö since yesterday and will probably take it.'),
      company(16, 'Thank you for telling us. We would be glad to hear from you when you look around again.'),
    ],
  },
  {
    stage: 'offered',
    note: 'Offer sent, answer until Friday. @Jonas Ekdahl has the contract.',
    steps: [
      company(19, 'Your profile says usability tests with five people. That is exactly what we miss.'),
      talent(18.5, 'Five find most of it. Who would I test with in your cities?'),
      company(17, 'Planners, bus drivers, and people who use neither. You would decide.'),
      talent(9, 'I have thought about it. Yes, I would like an offer.'),
      company(8, 'It is on its way, and I will call you on Monday in case of questions.'),
    ],
  },
  {
    stage: 'talking',
    unread: true,
    steps: [
      company(15, 'Welcome. Our data is 40 city feeds that fail in 40 ways. Does that sound like fun?'),
      talent(14.5, 'It sounds like my last three years, so yes.'),
      company(13, 'Then let us compare scars. Next week?'),
      talent(0.3, 'Sorry for the pause, the children were ill. Thursday or Friday after lunch would suit me.'),
    ],
  },
  {
    steps: [
      company(12, 'Thank you for the yes. Which part of the role should I tell you more about?'),
      talent(11.5, 'How much of it is operations at night?'),
      company(10, 'None. Whatever breaks at night waits until eight, and so far no city has fallen over.'),
    ],
  },
  {
    stage: 'talking',
    steps: [
      company(
        10,
        'You have led teams through a merger. We are about to become two teams; may I ask how you would begin?',
      ),
      talent(9.5, 'By asking everyone whom they would miss. Happy to talk about it.'),
      { by: 'company', daysAgo: 8, proposes: [-5], place: 'Video call' },
      { by: 'talent', daysAgo: 7.5, takes: true },
    ],
  },
  {
    steps: [
      company(8, 'Hello, and thank you. Would you rather write or call?'),
      talent(7.5, 'Write first, please.'),
      company(6.5, 'Gladly. We have 900 tests that take 40 minutes. What would you look at first?'),
      talent(6, 'Which of them ever failed.'),
      company(5, 'Nobody knows, and that is why we ask you.'),
    ],
  },
];

/** Whoever said yes asked, and heard nothing. */
export const UNANSWERED_CONVERSATION: DemoConversation = {
  steps: [talent(11, 'I said yes last week and am still interested. Is the role still open?')],
};
/** Answered late, and no more after it. */
export const LATE_CONVERSATION: DemoConversation = {
  steps: [
    company(20, 'Sorry for the wait, we are in the middle of a release. Are you still looking?'),
    talent(19.5, 'I am. When could we talk?'),
  ],
};
export const BRIEF_CONVERSATION: DemoConversation = {
  steps: [company(21, 'Thank you. We have decided on somebody else meanwhile, and wish you good luck.')],
};
