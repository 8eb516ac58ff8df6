import { defineCategory } from './blueprint.js';

export const quality = defineCategory({
  name: 'Quality assurance and testing',
  share: 5,
  paySek: 540_000,
  shared: ['Test planning', 'Exploratory testing', 'Bug reports', 'Jira', 'Agile testing', 'Git'],
  fields: {
    browser: ['Playwright', 'Cypress', 'Selenium', 'JavaScript', 'TypeScript', 'Cross-browser testing', 'Accessibility testing'],
    services: ['API testing', 'Postman', 'Contract testing', 'SQL', 'Java', 'REST Assured'],
    performance: ['k6', 'JMeter', 'Gatling', 'Load testing', 'Grafana'],
    pipeline: ['CI/CD', 'Docker', 'Jenkins', 'GitHub Actions', 'Test environments', 'Test data management'],
    leading: ['Test strategy', 'Test management', 'ISTQB', 'Quality coaching', 'Risk-based testing', 'Acceptance testing'],
    devices: ['Appium', 'Mobile testing', 'Hardware in the loop', 'Python', 'Robot Framework'],
  },
  roles: {
    'Test engineer': { draws: ['services', 'browser'] },
    'Manual tester': { draws: ['leading', 'browser'], pay: 0.84 },
    'Test automation engineer': { draws: ['browser', 'services', 'pipeline'], pay: 1.06 },
    'Software developer in test': { draws: ['services', 'pipeline', 'browser'], fromYears: 2, pay: 1.12 },
    'Performance tester': { draws: ['performance', 'pipeline'], fromYears: 1, pay: 1.05 },
    'Mobile test engineer': { draws: ['devices', 'browser'] },
    'Embedded test engineer': { draws: ['devices', 'pipeline'], pay: 1.03 },
    'Accessibility tester': { draws: ['browser', 'leading'], pay: 0.96 },
    'Quality coach': { draws: ['leading', 'pipeline'], fromYears: 5, pay: 1.12 },
    'Test lead': { draws: ['leading', 'services'], fromYears: 4, pay: 1.1 },
    'Test manager': { draws: ['leading'], fromYears: 6, pay: 1.16 },
    'Head of quality': { draws: ['leading', 'pipeline'], fromYears: 8, pay: 1.36 },
  },
});
