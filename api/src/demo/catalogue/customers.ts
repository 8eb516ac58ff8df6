import { defineCategory } from './blueprint.js';

export const customers = defineCategory({
  name: 'Sales engineering and customer success',
  share: 6,
  paySek: 560_000,
  shared: ['Customer meetings', 'Presentation', 'CRM', 'Negotiation', 'Product demonstrations', 'Written communication'],
  fields: {
    presales: ['Solution design', 'Proof of concepts', 'Requests for proposal', 'API integrations', 'Technical discovery', 'Value engineering'],
    success: ['Onboarding', 'Churn prevention', 'Customer health scores', 'Quarterly reviews', 'Gainsight', 'Renewals'],
    sales: ['B2B sales', 'Account planning', 'Pipeline management', 'Salesforce', 'HubSpot', 'MEDDIC', 'Prospecting'],
    support: ['Technical support', 'Zendesk', 'Troubleshooting', 'SQL', 'Knowledge base writing', 'Service level agreements'],
    partners: ['Partner management', 'Channel sales', 'Alliances', 'Joint marketing'],
    revenue: ['Revenue operations', 'Sales forecasting', 'Pricing', 'Commission plans', 'Sales enablement'],
  },
  roles: {
    'Sales engineer': { draws: ['presales', 'sales'], pay: 1.12 },
    'Solutions consultant': { draws: ['presales'], fromYears: 1, pay: 1.08 },
    'Solutions architect': { draws: ['presales', 'partners'], fromYears: 5, pay: 1.28 },
    'Customer success manager': { draws: ['success', 'sales'] },
    'Technical account manager': { draws: ['success', 'support'], fromYears: 2, pay: 1.05 },
    'Onboarding specialist': { draws: ['success', 'support'], pay: 0.82 },
    'Implementation consultant': { draws: ['presales', 'support'], pay: 0.95 },
    'Support engineer': { draws: ['support'], pay: 0.84 },
    'Account manager': { draws: ['sales', 'success'] },
    'Account executive': { draws: ['sales'], fromYears: 2, pay: 1.15 },
    'Partner manager': { draws: ['partners', 'sales'], fromYears: 3, pay: 1.08 },
    'Revenue operations manager': { draws: ['revenue', 'sales'], fromYears: 3, pay: 1.12 },
    'Head of customer success': { draws: ['success', 'revenue'], fromYears: 8, pay: 1.42 },
    'Sales director': { draws: ['sales', 'revenue', 'partners'], fromYears: 9, pay: 1.55 },
  },
});
