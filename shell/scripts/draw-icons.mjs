// Draws the icons of the installed site into shell/public, in the colours of the tokens: `npm run icons -w shell`.
// They change with the logo only, so they are committed.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { COLORS } from '@vela/contracts/design';

const { paper, ink, second, bright } = COLORS.light.jobseeker;
/** Side of the drawing's own ground. */
const GROUND = 26;

/**
 * @param {number} share of the side that the mark takes; devices cut a circle out of icons for a home screen, so that
 * only the inner 80 % are sure to be seen
 */
const icon = (share) => {
  const scale = share;
  const at = (GROUND * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GROUND} ${GROUND}">
<rect width="${GROUND}" height="${GROUND}" fill="${paper}"/>
<g transform="translate(${at} ${at}) scale(${scale})">
<path d="M12 2v18H2C6.500 15.500 10 9.500 12 2Z" fill="${second}"/>
<path d="M14.500 6c1 5 4 10 9 14h-9Z" fill="${bright}"/>
<path d="M2 22.500h22" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>
</g></svg>`;
};

const ICONS = [
  { name: 'icon-192.png', side: 192, share: 0.72 },
  { name: 'icon-512.png', side: 512, share: 0.72 },
  { name: 'icon-maskable.png', side: 512, share: 0.56 },
  { name: 'apple-touch-icon.png', side: 180, share: 0.66 },
];

for (const { name, side, share } of ICONS) {
  const drawn = sharp(Buffer.from(icon(share)), { density: (72 * side) / GROUND }).resize(side, side);
  const bytes = await drawn.png({ palette: true, compressionLevel: 9 }).toBuffer();
  await writeFile(path.resolve(import.meta.dirname, '../public', name), bytes);
}
