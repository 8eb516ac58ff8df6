import type { Sharp, SharpOptions } from 'sharp';
import { LOGO_SIDE_MAX, LOGO_SIDE_MIN } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { type AppError, fieldError, toError } from '../errors/index.js';
import { isPicture } from './kinds.js';

/** A picture that was drawn anew from its pixels: nothing else of the file that it came from is in it. */
export interface RedrawnPicture {
  readonly contentType: 'image/webp';
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side of what is kept. */
const KEPT_SIDE = 512;
const QUALITY = 90;
const SECONDS_MAX = 10;
const OPTIONS: SharpOptions = {
  limitInputPixels: LOGO_SIDE_MAX * LOGO_SIDE_MAX,
  failOn: 'error',
  // Of a picture that moves the first frame.
  pages: 1,
};
/** All that the library can read of what is taken; it reads much besides, such as SVG, that is not for strangers to send. */
const LOADERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];

type Open = (bytes: Buffer, options: SharpOptions) => Sharp;

let opened: Promise<Open> | null = null;

/** The library is loaded by the first who sends a picture: few processes ever need it. */
async function load(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const refused = (message: string): AppError => fieldError('logo', message);
const tooManyPixels = (): AppError =>
  refused(
    t('The logo may have at most {most, plural, one {# pixel} other {# pixels}} on each side.', {
      most: LOGO_SIDE_MAX,
    }),
  );
const unreadable = (): AppError => refused(t('This picture is damaged. Save it again as PNG or JPEG.'));

async function draw(open: Open, bytes: Buffer): Promise<RedrawnPicture> {
  const { width, height } = await open(bytes, OPTIONS)
    .metadata()
    .catch((cause: unknown) => {
      // The library refuses by the header what has too many pixels, before it makes room for them.
      throw /pixel limit/.test(toError(cause).message) ? tooManyPixels() : unreadable();
    });
  if (Math.max(width, height) > LOGO_SIDE_MAX) throw tooManyPixels();
  if (Math.min(width, height) < LOGO_SIDE_MIN)
    throw refused(
      t('The logo needs at least {most, plural, one {# pixel} other {# pixels}} on each side.', {
        most: LOGO_SIDE_MIN,
      }),
    );
  const { data, info } = await open(bytes, OPTIONS)
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return { contentType: 'image/webp', bytes: data, width: info.width, height: info.height };
}

/** One at a time: a picture may need a hundred megabytes while it is drawn. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a logo anew from its pixels, at most 512 on each side, upright, without animation and without anything that the
 * file said besides: place, camera, colour profile, comments, what was hung on behind.
 * @param given at most `LOGO_BYTES_MAX` bytes of anybody
 * @throws AppError 422 for what is no PNG, JPEG, WebP or GIF, is damaged, too small or too large
 */
export async function redrawLogo(given: Buffer): Promise<RedrawnPicture> {
  if (!isPicture(given))
    throw refused(t('Choose a PNG, JPEG, WebP or GIF. Drawings (SVG) are not taken; export one as PNG.'));
  opened ??= load();
  const open = await opened;
  const drawn = last.then(() => draw(open, given));
  last = drawn.catch(() => undefined);
  return drawn;
}
