import { expect, test } from '@jest/globals';
import { controlOf, doAgain, focusControl } from './served-part.js';

function part(): HTMLElement {
  document.body.innerHTML =
    '<div><button>Try</button><label><input type="checkbox"><span>Hybrid</span></label><input type="range" min="0" max="9" value="1"><p>Score</p></div>';
  return document.body;
}

test('a control is known by its place, also by what labels it', () => {
  const live = part();
  expect(controlOf(live, live.querySelector('button'))).toBe(0);
  expect(controlOf(live, live.querySelector('span'))).toBe(1);
  expect(controlOf(live, live.querySelector('p'))).toBeNull();
  expect(controlOf(live, null)).toBeNull();
});

test('a press and a value are done again where they belong', () => {
  const live = part();
  const heard: string[] = [];
  live.addEventListener('click', ({ target }) => heard.push(`click ${(target as Element).tagName}`));
  live.addEventListener('input', ({ target }) => heard.push(`input ${(target as HTMLInputElement).value}`));
  doAgain(live, { control: 0, value: null });
  doAgain(live, { control: 2, value: '7' });
  expect(heard).toEqual(['click BUTTON', 'input 7']);
  focusControl(live, 2);
  expect(document.activeElement).toBe(live.querySelector('[type=range]'));
});
