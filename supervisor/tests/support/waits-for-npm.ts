// Stays until what started it is gone, where that is npm's shell; says its number first, and "in order" at its end.
import { endWithNpm } from '../../src/end-with-npm.js';

const stay = setInterval(() => undefined, 1000);
endWithNpm(() => {
  console.log('in order');
  clearInterval(stay);
});
console.log(String(process.pid));
