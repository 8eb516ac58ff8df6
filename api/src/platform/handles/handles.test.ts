import { describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { companyHandlesOf, createHandles } from './index.js';

const [one, other] = ['a', 'b'].map((digit) => digit.repeat(24)) as [string, string];
const profile = new Types.ObjectId('65f0000000000000000000aa');
const neighbour = new Types.ObjectId('65f0000000000000000000ab');

describe('a handle', () => {
  const handles = companyHandlesOf(['secret'], one);

  test('stands for one profile, always the same, and leads back to it', () => {
    const handle = handles.handleOf(profile);
    expect(handle).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(companyHandlesOf(['secret'], one).handleOf(profile)).toBe(handle);
    expect(handles.read(handle)).toEqual({ profileId: profile, isStoreId: false });
  });

  test('tells another company nothing and is of no use to it', () => {
    const theirs = companyHandlesOf(['secret'], other);
    expect(theirs.handleOf(profile)).not.toBe(handles.handleOf(profile));
    expect(theirs.read(handles.handleOf(profile)).profileId.equals(profile)).toBe(false);
  });

  test('shares no more with that of a neighbour than chance gives', () => {
    const bytes = [profile, neighbour].map((id) => Buffer.from(handles.handleOf(id), 'base64url'));
    const same = [...(bytes[0] ?? [])].filter((byte, place) => byte === bytes[1]?.[place]);
    expect(same.length).toBeLessThan(4);
  });

  test('that nobody made names nobody', () => {
    for (const guess of ['', 'x', 'A'.repeat(22), 'A'.repeat(40)])
      expect(handles.read(guess)).toEqual({ profileId: new Types.ObjectId('0'.repeat(24)), isStoreId: false });
  });

  test('made with an earlier secret is still read, and no longer made', () => {
    const rotated = companyHandlesOf(['newer', 'secret'], one);
    expect(rotated.read(handles.handleOf(profile)).profileId).toEqual(profile);
    expect(rotated.handleOf(profile)).not.toBe(handles.handleOf(profile));
  });
});

describe('what is sealed', () => {
  const handles = companyHandlesOf(['secret'], one);
  const bytes = Buffer.from('place 7');
  const sealed = handles.seal(bytes, 'role a');

  test('opens for its company and subject, with earlier secrets too', () => {
    expect(handles.seal(bytes, 'role a')).toBe(sealed);
    expect(handles.open(sealed, 'role a')).toEqual(bytes);
    expect(companyHandlesOf(['newer', 'secret'], one).open(sealed, 'role a')).toEqual(bytes);
    expect(Buffer.from(sealed, 'base64url').includes(bytes)).toBe(false);
  });

  test('opens for nobody else, about nothing else, and not once it was changed', () => {
    const changed = Buffer.from(sealed, 'base64url');
    changed[14] = (changed[14] ?? 0) ^ 1;
    expect([
      companyHandlesOf(['secret'], other).open(sealed, 'role a'),
      handles.open(sealed, 'role b'),
      handles.open(changed.toString('base64url'), 'role a'),
      handles.open('', 'role a'),
      handles.open('nothing', 'role a'),
    ]).toEqual([null, null, null, null, null]);
  });
});

test('an id of the store is told apart', () => {
  expect(companyHandlesOf(['secret'], one).read(profile.toHexString())).toEqual({
    profileId: profile,
    isStoreId: true,
  });
});

test('the secret is asked for once, and again where that failed', async () => {
  let asked = 0;
  const handles = createHandles(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve(['secret']);
  });
  const companyId = new Types.ObjectId(one);
  await expect(handles.for(companyId)).rejects.toThrow('not yet');
  const found = await handles.for(companyId);
  expect(await handles.for(companyId)).toBe(found);
  expect(found.handleOf(profile)).toBe(companyHandlesOf(['secret'], one).handleOf(profile));
  expect(asked).toBe(2);
});
