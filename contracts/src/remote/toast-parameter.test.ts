import { describe, expect, test } from '@jest/globals';
import { readToast, TOAST_PARAMETER, type TravellingToast, withToast } from './index.js';

const readFrom = (path: string) =>
  readToast(new URL(path, 'http://vela.example').searchParams.get(TOAST_PARAMETER) ?? '');

describe('a toast in an address', () => {
  test.each<TravellingToast>([
    { message: 'Saved', variant: 'success' },
    { message: 'Ångra & börja om? 100 %', variant: 'error', removeParam: 'redirect_status' },
  ])('arrives as it was sent: %j', (toast) => {
    expect(readFrom(withToast('/talentseeker/dashboard', toast))).toEqual(toast);
    expect(readFrom(withToast('/news?page=2', toast))).toEqual(toast);
  });

  test('an unknown variant becomes default', () => {
    expect(readToast('{"message":"Hello","variant":"<b>"}')).toEqual({ message: 'Hello', variant: 'default' });
  });

  test.each(['', 'null', '[]', '{', '"text"', '{"message":5}', '{"message":"  "}'])('%j is no toast', (value) => {
    expect(readToast(value)).toBeNull();
  });
});
