// `npm run fairness [-- --json]`: how scores, requests and hires turn out by group, on the running store.
import { runOnStore } from '../start/on-running-store.mjs';

runOnStore('evaluation/dist/fairness/main.js');
