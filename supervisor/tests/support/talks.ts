// A service's program: says as many lines as it is told, reports that it is ready, and stays.
const { LINES = '1' } = process.env;
const LINE_BYTES = 1024;

for (let line = 0; line < Number(LINES); line += 1) {
  const isTaken = process.stdout.write(`${String(line).padEnd(LINE_BYTES - 1, '.')}\n`);
  if (!isTaken) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
process.send?.('ready');
process.on('message', () => undefined);
