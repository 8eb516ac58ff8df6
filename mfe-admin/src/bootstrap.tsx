import { bootAlone } from '@vela/tooling/standalone';
import { routes } from './expose/routes.js';

bootAlone(routes);
