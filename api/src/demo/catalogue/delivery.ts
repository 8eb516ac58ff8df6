import { defineCategory } from './blueprint.js';

export const delivery = defineCategory({
  name: 'Project and agile delivery',
  share: 7,
  paySek: 600_000,
  shared: ['Stakeholder management', 'Facilitation', 'Risk management', 'Jira', 'Communication', 'Planning'],
  fields: {
    agile: ['Scrum', 'Kanban', 'SAFe', 'Retrospectives', 'Agile coaching', 'Team health checks', 'Flow metrics'],
    projects: ['Project management', 'PRINCE2', 'Budget follow-up', 'Scheduling', 'Procurement', 'Contract follow-up', 'MS Project'],
    programmes: ['Programme management', 'Portfolio management', 'Benefits realisation', 'Steering groups', 'Governance'],
    analysis: ['Requirements analysis', 'Process mapping', 'BPMN', 'User stories', 'Business analysis', 'Acceptance criteria'],
    change: ['Change management', 'Training', 'Organisational change', 'Communication plans', 'Adoption metrics'],
    systems: ['ERP implementation', 'SAP', 'Salesforce', 'Dynamics 365', 'Data migration'],
  },
  roles: {
    'Project manager': { draws: ['projects', 'analysis'] },
    'IT project manager': { draws: ['projects', 'systems'], fromYears: 2, pay: 1.05 },
    'Technical project manager': { draws: ['projects', 'agile'], fromYears: 3, pay: 1.08 },
    'Project coordinator': { draws: ['projects'], pay: 0.74 },
    'Scrum master': { draws: ['agile'], fromYears: 1 },
    'Agile coach': { draws: ['agile', 'change'], fromYears: 5, pay: 1.15 },
    'Release train engineer': { draws: ['agile', 'programmes'], fromYears: 5, pay: 1.16 },
    'Delivery manager': { draws: ['agile', 'projects'], fromYears: 4, pay: 1.12 },
    'Programme manager': { draws: ['programmes', 'projects'], fromYears: 7, pay: 1.25 },
    'PMO lead': { draws: ['programmes', 'projects'], fromYears: 6, pay: 1.15 },
    'Business analyst': { draws: ['analysis'], pay: 0.95 },
    'Requirements engineer': { draws: ['analysis', 'systems'], pay: 0.97 },
    'Change manager': { draws: ['change', 'programmes'], fromYears: 3, pay: 1.05 },
    'ERP consultant': { draws: ['systems', 'analysis'], pay: 1.04 },
  },
});
