import { defineCategory } from './blueprint.js';

export const design = defineCategory({
  name: 'Design and research',
  share: 8,
  paySek: 540_000,
  shared: ['Figma', 'Design critique', 'Workshop facilitation', 'Accessibility (WCAG)', 'Prototyping'],
  fields: {
    interaction: ['Interaction design', 'User flows', 'Wireframing', 'Information architecture', 'Usability testing', 'Mobile design'],
    visual: ['Typography', 'Visual design', 'Illustration', 'Brand identity', 'Motion design', 'Adobe Creative Cloud', 'Art direction'],
    systems: ['Design systems', 'Design tokens', 'Component libraries', 'HTML and CSS', 'Storybook', 'Design operations'],
    research: ['User interviews', 'Survey design', 'Diary studies', 'Thematic analysis', 'Contextual inquiry', 'Card sorting', 'Research repositories'],
    service: ['Service blueprints', 'Journey mapping', 'Co-creation', 'Service design', 'Design for the public sector'],
    words: ['UX writing', 'Content design', 'Plain language', 'Tone of voice', 'Content modelling', 'Localisation'],
  },
  roles: {
    'UX designer': { draws: ['interaction', 'research'] },
    'UI designer': { draws: ['visual', 'systems'], pay: 0.96 },
    'Product designer': { draws: ['interaction', 'visual', 'systems'], pay: 1.08 },
    'Interaction designer': { draws: ['interaction', 'systems'] },
    'Service designer': { draws: ['service', 'research'] },
    'UX researcher': { draws: ['research', 'interaction'], pay: 1.02 },
    'Research operations specialist': { draws: ['research'], pay: 0.94 },
    'UX writer': { draws: ['words', 'interaction'], pay: 0.95 },
    'Content designer': { draws: ['words', 'service'], pay: 0.96 },
    'Design system designer': { draws: ['systems', 'visual'], fromYears: 3, pay: 1.08 },
    'Graphic designer': { draws: ['visual'], pay: 0.82 },
    'Motion designer': { draws: ['visual'], pay: 0.88 },
    'Accessibility specialist': { draws: ['systems', 'interaction', 'words'], fromYears: 2, pay: 1.05 },
    'Lead product designer': { draws: ['interaction', 'visual', 'systems'], fromYears: 7, pay: 1.28 },
    'Head of design': { draws: ['service', 'interaction', 'systems'], fromYears: 9, pay: 1.5 },
  },
});
