// Imported before anything else by the commands that people start first: an older Node gets a sentence, not a stack.
const OLDEST = { major: 20, minor: 19 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  console.error(
    `Vela needs Node ${OLDEST.major}.${OLDEST.minor} or newer, this is ${process.versions.node}. Install a newer one from nodejs.org and try again.`,
  );
  process.exit(1);
}
