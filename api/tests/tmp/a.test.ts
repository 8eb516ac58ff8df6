import { test } from '@jest/globals';
test('x', () => undefined);
