import { test } from '@jest/globals';
import { startWorld } from '../support/world.js';
test('x', () => void startWorld);
