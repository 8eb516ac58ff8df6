import { defineCategory } from './blueprint.js';

export const leadership = defineCategory({
  name: 'Leadership and strategy',
  share: 8,
  paySek: 760_000,
  shared: ['Leading managers', 'Change management', 'Budget responsibility', 'Communication', 'Coaching', 'Decision making'],
  fields: {
    technology: ['Technology strategy', 'Engineering leadership', 'Architecture governance', 'Vendor management', 'IT cost control', 'Cloud strategy'],
    people: ['Organisational design', 'Hiring', 'Performance reviews', 'Talent development', 'Inclusive leadership', 'Conflict resolution', 'Remote teams'],
    business: ['Business strategy', 'Profit and loss', 'Mergers and acquisitions', 'Board reporting', 'International expansion', 'Negotiation', 'Fundraising'],
    transformation: ['Digital transformation', 'Agile transformation', 'OKRs', 'Process improvement', 'Portfolio management', 'Lean'],
    sustainability: ['Sustainability strategy', 'CSRD reporting', 'ESG data', 'Circular business models'],
    risk: ['Risk management', 'Compliance', 'Crisis management', 'Corporate governance'],
  },
  roles: {
    'Engineering manager': { draws: ['people', 'technology'], fromYears: 5 },
    'Head of engineering': { draws: ['technology', 'people'], fromYears: 9, pay: 1.25 },
    'Chief technology officer': { draws: ['technology', 'business', 'people'], fromYears: 11, pay: 1.55 },
    'Chief information officer': { draws: ['technology', 'transformation', 'risk'], fromYears: 12, pay: 1.5 },
    'Chief product officer': { draws: ['business', 'transformation'], fromYears: 12, pay: 1.5 },
    'Chief operating officer': { draws: ['business', 'transformation', 'people'], fromYears: 12, pay: 1.5 },
    'Chief executive officer': { draws: ['business', 'people', 'risk'], fromYears: 14, pay: 1.8 },
    'Chief sustainability officer': { draws: ['sustainability', 'business'], fromYears: 10, pay: 1.35 },
    'Chief of staff': { draws: ['transformation', 'business'], fromYears: 4, pay: 0.95 },
    'Transformation lead': { draws: ['transformation', 'people'], fromYears: 6, pay: 1.05 },
    'Business unit manager': { draws: ['business', 'people'], fromYears: 7, pay: 1.1 },
    'Strategy manager': { draws: ['business', 'transformation'], fromYears: 4 },
    'Sustainability manager': { draws: ['sustainability', 'risk'], fromYears: 3, pay: 0.85 },
    'IT manager': { draws: ['technology', 'risk'], fromYears: 5, pay: 0.95 },
  },
});
