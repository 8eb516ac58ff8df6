// A service's program: says when its code is loaded, and what it was told.
import { settingsThatFollow } from '@vela/settings';

const { BROKEN } = process.env;
if (BROKEN !== undefined) throw new Error(BROKEN);
console.log('loaded');
await settingsThatFollow();
console.log(`told ${process.env['WHERE']}`);
process.send?.({ tell: 'It takes a while …' });
process.send?.('ready');
process.on('message', () => undefined);
