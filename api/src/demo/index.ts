export { DEMO_SIZE, seedDemo, seedEmptyStore, type DemoAdditions, type DemoSize } from './filling/seed-demo.js';
export { PERSONAS, type Persona } from './personas.js';
