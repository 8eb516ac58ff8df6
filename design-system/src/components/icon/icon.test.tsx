import { expect, test } from '@jest/globals';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Icon, type IconName } from './icon.js';
import { filledPaths, strokedPaths } from './paths.js';

const isIconName = (name: string): name is IconName => name in strokedPaths || name in filledPaths;
const names = [...Object.keys(strokedPaths), ...Object.keys(filledPaths)].filter(isIconName);

test.each(names)('%s is drawn and not read out', (name) => {
  const { container } = show(<Icon name={name} />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^[Mm]/);
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <p>
        <Icon name="star" /> Connect
      </p>,
    ),
  ).toEqual([]);
});
