/** What people of a category are proud of, told so that it could be any of them. By the category's name. */
export const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  'Software engineering': [
    'The change I like to think back to deleted more code than it added, and nobody noticed anything except that pages were suddenly fast.',
    'I once replaced a release day that everybody feared by forty small releases that nobody talked about.',
    'I have taken over a system without tests and left it with tests that people trusted more than the documentation.',
    'The best compliment I got was from a new colleague who understood my module without asking me.',
    'I cut the time to build our product from half an hour to four minutes, and the team started to experiment again.',
  ],
  'Data and analytics': [
    'I once traced two conflicting revenue figures to a time zone, and we never again had two figures.',
    'I replaced a folder of spreadsheets by one model that the whole company reads, and stayed until people believed it.',
    'I am proud of an analysis that stopped a project early, because it saved a year of work.',
    'A nightly load that took six hours takes eleven minutes since I read the query plans.',
  ],
  'AI and machine learning': [
    'I took a model from a notebook to a service that answers in twenty milliseconds, with monitoring that finds drift before customers do.',
    'I have thrown away a clever model for a simple one twice, and was right both times.',
    'We halved the wrong suggestions by labelling two thousand examples carefully instead of buying a larger model.',
    'I wrote the evaluation that my team now runs before any release, and it has caught real harm.',
  ],
  'Product management': [
    'My favourite decision was to remove a feature that three percent used and everybody stumbled over.',
    'I sat with customers for two weeks before writing the first line of a roadmap, and half of my ideas did not survive it.',
    'I led a launch in four countries where the hardest part turned out to be the invoice.',
    'We doubled activation by asking one question less.',
  ],
  'Design and research': [
    'I redesigned a form that took twenty minutes; it now takes six, and the support line is quieter.',
    'I built a component library together with the developers, and we stopped discussing buttons.',
    'Nine interviews changed the direction of a product that eighty people were working on.',
    'I watched somebody use our service with a screen reader for the first time, and rewrote the whole flow the week after.',
  ],
  'Leadership and strategy': [
    'I took over a department with high turnover; after a year people recommended it to their friends.',
    'I closed a programme that was late and loved, told everybody why, and kept the team.',
    'I have grown a group from six to sixty without losing the way decisions were made.',
    'Three of the people I coached lead their own departments today.',
  ],
  Cybersecurity: [
    'I found a hole that nobody had looked for, and the fix was one line and a good conversation.',
    'I made the security review something that teams book themselves, because it helps them.',
    'We brought the time to notice an incident from days to minutes.',
    'I led a certification without producing a single document that nobody reads.',
  ],
  'Quality assurance and testing': [
    'I turned a test run that failed at random into one that people stop for.',
    'I found the bug that had cost our support a day a week, in a place everybody had ruled out.',
    'Since I introduced testing sessions with developers, bugs come back half as often.',
    'I replaced four hundred slow tests by ninety good ones.',
  ],
  'Cloud and operations': [
    'I moved a product to new data centres during working hours, and the only sign was a shorter response time.',
    'Our nights became quiet after I spent a month removing alarms that meant nothing.',
    'I cut a cloud bill by a third by asking who uses what.',
    'A new service used to need two weeks and four tickets; with our platform it needs an hour.',
  ],
  'Project and agile delivery': [
    'I delivered a project that had been given up twice, mostly by finding out who had never been asked.',
    'I helped five teams to plan together without a single meeting longer than an hour.',
    'I made a habit of naming risks early, and my steering groups learned to like it.',
    'A team I coached went from releasing twice a year to twice a week.',
  ],
  'Sales engineering and customer success': [
    'I turned a customer who had already given notice into our most active reference.',
    'I lost a deal by telling the truth about what our product could not do, and won it a year later.',
    'I wrote the onboarding that brought the first useful day forward from week six to week two.',
    'My demonstrations start with the customer’s data, even if that means a late evening.',
  ],
  'People and talent': [
    'I rebuilt an interview process around work samples, and we hired people we would have missed.',
    'I published our salary bands, answered every question, and the discussions became calm.',
    'I brought the time from application to answer down to six days.',
    'Somebody I turned down wrote to thank me for the feedback, and joined us a year later.',
  ],
  'Digital marketing and content': [
    'A guide I wrote three years ago still brings more visitors than our advertisements.',
    'I stopped half of our campaigns for a month, and nothing happened, which told us everything.',
    'I gave a shy brand a voice that customers quote.',
    'I built a newsletter that people write back to.',
  ],
  'Finance and business control': [
    'I brought the monthly closing from nine days to three, and everybody got their evenings back.',
    'I found a price that had not been adjusted for years, and it paid for two positions.',
    'I built a forecast that people outside of finance understand and challenge.',
    'I prepared a company for its first audit and slept well.',
  ],
};
