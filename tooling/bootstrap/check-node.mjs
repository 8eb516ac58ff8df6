// Imported before anything else by the commands that people start first: an older Node gets a sentence, not a stack.
const OLDEST = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Vela needs Node ${OLDEST.join('.')} or newer, this is ${process.versions.node}. Install a newer one from nodejs.org and try again.`,
  );
  process.exit(1);
}
