import { defineCategory } from './blueprint.js';

export const marketing = defineCategory({
  name: 'Digital marketing and content',
  share: 5,
  paySek: 500_000,
  shared: ['Campaign planning', 'Copywriting', 'Brand guidelines', 'Google Analytics', 'Project management'],
  fields: {
    performance: [
      'Google Ads',
      'Paid social',
      'Conversion optimisation',
      'Attribution',
      'Marketing budgets',
      'Tag Manager',
    ],
    search: ['SEO', 'Keyword research', 'Technical SEO', 'Content audits'],
    content: [
      'Content strategy',
      'Editorial planning',
      'Storytelling',
      'Podcast production',
      'Video editing',
      'Newsletters',
    ],
    lifecycle: ['Marketing automation', 'HubSpot', 'Email marketing', 'Lead scoring', 'Segmentation', 'CRM'],
    brand: ['Brand strategy', 'Market research', 'Public relations', 'Events', 'Community building', 'Positioning'],
  },
  roles: {
    'Digital marketer': { draws: ['performance', 'lifecycle'] },
    'Performance marketer': { draws: ['performance'], pay: 1.04 },
    'SEO specialist': { draws: ['search', 'content'] },
    'Content strategist': { draws: ['content', 'search'], fromYears: 2, pay: 1.02 },
    Copywriter: { draws: ['content'], pay: 0.9 },
    'Social media manager': { draws: ['content', 'performance'], pay: 0.9 },
    'CRM and lifecycle manager': { draws: ['lifecycle'], fromYears: 2, pay: 1.06 },
    'Marketing automation specialist': { draws: ['lifecycle', 'performance'], fromYears: 1, pay: 1.04 },
    'Brand manager': { draws: ['brand', 'content'], fromYears: 3, pay: 1.06 },
    'Communications manager': { draws: ['brand', 'content'], fromYears: 3, pay: 1.08 },
    'Community manager': { draws: ['brand', 'content'], pay: 0.9 },
    'Growth marketer': { draws: ['performance', 'lifecycle', 'search'], fromYears: 2, pay: 1.1 },
    'Head of marketing': { draws: ['brand', 'performance', 'lifecycle'], fromYears: 8, pay: 1.48 },
  },
});
