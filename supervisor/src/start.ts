// Entry of an instance: everything that `npm start` runs, from what is built.
import { endWithNpm } from './end-with-npm.js';
import { beginEnd, isEnding } from './ending.js';
import { startInstance } from './instance.js';
import { StartProblem } from './machine/problem.js';
import { Undo } from './undo.js';

const undo = new Undo();

async function end(code: number): Promise<void> {
  if (isEnding()) return;
  beginEnd();
  await undo.run();
  process.exit(code);
}

// A terminal that is closed, or a file on a full disk: what is said is lost, and nothing ends because of it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
endWithNpm(() => void end(0));
startInstance(undo).then(
  (origin) => console.log(`Vela is ready at ${origin}`),
  (error: unknown) => {
    // Signals that arrive while starting end the start as well; what fails because of that is not news.
    if (isEnding()) return;
    console.error(error instanceof StartProblem ? error.message : error);
    void end(1);
  },
);
