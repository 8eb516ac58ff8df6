import './federation/named-shares.js';
import './styles-by-script.js';
import { readTablesOfLanguages } from './boot/tables-of-languages.js';
import { nextTask } from './federation/next-task.js';

// All of it has come with this script and those before it. Run at a stretch it would hold a phone's page up for as long as it takes;
// what nearly everything else is made of goes first, a piece at a time.
await nextTask();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
readTablesOfLanguages();
await nextTask();
await import(/* webpackMode: "eager" */ '@vela/router');
await nextTask();
await import(/* webpackMode: "eager" */ '@vela/design-system/theme');
await nextTask();
await import(/* webpackMode: "eager" */ './federation/runtime.js');
await nextTask();
await import(/* webpackMode: "eager" */ './features/layout/frame.js');
await nextTask();
await import(/* webpackMode: "eager" */ './routes/shell-routes.js');
await nextTask();
await import(/* webpackMode: "eager" */ './bootstrap.js');
