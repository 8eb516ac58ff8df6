import { defineCategory } from './blueprint.js';

export const finance = defineCategory({
  name: 'Finance and business control',
  share: 4,
  paySek: 580_000,
  shared: ['Excel', 'Financial reporting', 'IFRS', 'Stakeholder meetings', 'Month-end closing'],
  fields: {
    control: ['Business control', 'Budgeting', 'Forecasting', 'Variance analysis', 'Power BI', 'Cost accounting'],
    accounting: ['Group consolidation', 'VAT', 'Annual accounts', 'Reconciliation', 'Audit', 'Fixed assets'],
    corporate: [
      'Financial modelling',
      'Valuation',
      'Due diligence',
      'Treasury',
      'Investor relations',
      'Cash flow planning',
    ],
    systems: ['SAP FI/CO', 'NetSuite', 'Process automation', 'SQL', 'Internal controls'],
    fintech: ['Payments', 'Anti-money laundering', 'Credit risk', 'Regulatory reporting', 'Financial crime prevention'],
  },
  roles: {
    'Business controller': { draws: ['control', 'systems'], fromYears: 1 },
    'Financial controller': { draws: ['accounting', 'control'], fromYears: 2, pay: 1.03 },
    Accountant: { draws: ['accounting'], pay: 0.78 },
    'Group accountant': { draws: ['accounting', 'systems'], fromYears: 3, pay: 1.05 },
    'Financial analyst': { draws: ['corporate', 'control'] },
    'FP&A manager': { draws: ['control', 'corporate'], fromYears: 5, pay: 1.18 },
    'Treasury analyst': { draws: ['corporate'] },
    'Risk analyst': { draws: ['fintech', 'control'] },
    'AML specialist': { draws: ['fintech'], pay: 0.95 },
    'Finance systems specialist': { draws: ['systems', 'accounting'], fromYears: 2, pay: 1.04 },
    'Investor relations manager': { draws: ['corporate'], fromYears: 5, pay: 1.2 },
    'Finance manager': { draws: ['accounting', 'control'], fromYears: 6, pay: 1.2 },
    'Chief financial officer': { draws: ['corporate', 'control', 'systems'], fromYears: 11, pay: 1.75 },
  },
});
