import { defineCategory } from './blueprint.js';

export const product = defineCategory({
  name: 'Product management',
  share: 9,
  paySek: 650_000,
  shared: ['Roadmapping', 'Prioritisation', 'Stakeholder management', 'User stories', 'Product discovery', 'Writing product briefs'],
  fields: {
    discovery: ['User interviews', 'Opportunity solution trees', 'Jobs to be done', 'Prototyping', 'Design sprints', 'Story mapping'],
    growth: ['A/B testing', 'Product-led growth', 'Onboarding', 'Pricing', 'Activation and retention', 'Amplitude'],
    technical: ['API products', 'SQL', 'System thinking', 'Technical writing', 'Platform strategy', 'Developer experience'],
    delivery: ['Scrum', 'Kanban', 'Backlog refinement', 'Release planning', 'Jira', 'OKRs'],
    strategy: ['Product strategy', 'Market analysis', 'Business cases', 'Go-to-market', 'Product vision', 'Portfolio management'],
    commerce: ['E-commerce', 'Payments', 'Marketplaces', 'Subscription models'],
  },
  roles: {
    'Associate product manager': { draws: ['discovery', 'delivery'], pay: 0.85 },
    'Product owner': { draws: ['delivery', 'discovery'], pay: 0.95 },
    'Product manager': { draws: ['discovery', 'strategy', 'delivery'], fromYears: 2 },
    'Technical product manager': { draws: ['technical', 'delivery'], fromYears: 3, pay: 1.06 },
    'Platform product manager': { draws: ['technical', 'strategy'], fromYears: 4, pay: 1.08 },
    'Growth product manager': { draws: ['growth', 'discovery'], fromYears: 3, pay: 1.05 },
    'E-commerce product manager': { draws: ['commerce', 'growth'], fromYears: 2 },
    'Senior product manager': { draws: ['strategy', 'discovery', 'growth'], fromYears: 6, pay: 1.15 },
    'Product operations manager': { draws: ['delivery', 'growth'], fromYears: 2, pay: 0.95 },
    'Product marketing manager': { draws: ['strategy', 'growth'], fromYears: 1, pay: 0.92 },
    'Group product manager': { draws: ['strategy', 'delivery'], fromYears: 8, pay: 1.3 },
    'Head of product': { draws: ['strategy', 'growth', 'discovery'], fromYears: 9, pay: 1.5 },
  },
});
