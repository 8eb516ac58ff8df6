import { addons } from 'storybook/manager-api';
import { look } from './look.js';

addons.setConfig({ theme: look, sidebar: { showRoots: true } });
