import './federation/named-shares.js';
import './styles-by-script.js';

/** Lets the page paint and answer in between. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// All of it has come with this script. Run at a stretch it would hold a phone's page up for as long as it takes; what nearly
// everything else is made of goes first, a piece at a time.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await pause();
await import(/* webpackMode: "eager" */ '@vela/router');
await pause();
await import(/* webpackMode: "eager" */ '@vela/design-system/theme');
await pause();
await import(/* webpackMode: "eager" */ './bootstrap.js');
