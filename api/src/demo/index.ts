export { DEMO_SIZE, type DemoAdditions, type DemoSize, seedDemo, seedEmptyStore } from './filling/seed-demo.js';
export { type Persona, PERSONAS } from './personas.js';
