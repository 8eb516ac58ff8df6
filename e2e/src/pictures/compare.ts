import type { Page } from '@playwright/test';

/** How two pictures differ. */
export interface Difference {
  /** Differing pixels of all, above 0 and up to 1. */
  readonly share: number;
  /** PNG: what is the same, pale, and what differs, red. */
  readonly picture: Buffer;
}

/** Steps of a colour's 255 that nobody sees, and that two drawings of the same may differ by. */
const UNSEEN = 2;

/**
 * Compares two pictures, pixel by pixel. The browser does it, which reads and writes PNG anyway.
 * @param page any page that runs scripts
 * @returns null where nobody could tell them apart; what only one of two sizes has differs
 */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const { share, picture } = await page.evaluate(
    async ([one, other, unseen]) => {
      const read = async (base64: string) =>
        createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const [first, second] = await Promise.all([read(one), read(other)]);
      const width = Math.max(first.width, second.width);
      const height = Math.max(first.height, second.height);
      const drawn = (bitmap: ImageBitmap) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (context === null) throw new Error('This browser draws nothing.');
        context.drawImage(bitmap, 0, 0);
        return { canvas, context, image: context.getImageData(0, 0, width, height) };
      };
      const [left, right] = [drawn(first), drawn(second)];
      const [a, b] = [left.image.data, right.image.data];
      let differing = 0;
      for (let at = 0; at < a.length; at += 4) {
        let most = 0;
        for (let part = at; part < at + 4; part += 1) most = Math.max(most, Math.abs((a[part] ?? 0) - (b[part] ?? 0)));
        const differs = most > unseen;
        if (differs) differing += 1;
        const pale = 255 - (255 - ((a[at] ?? 0) + (a[at + 1] ?? 0) + (a[at + 2] ?? 0)) / 3) / 5;
        a.set(differs ? [216, 0, 39, 255] : [pale, pale, pale, 255], at);
      }
      left.context.putImageData(left.image, 0, 0);
      return {
        share: differing / (width * height),
        picture: left.canvas.toDataURL('image/png').split(',')[1] ?? '',
      };
    },
    [before.toString('base64'), after.toString('base64'), UNSEEN] as const,
  );
  return share === 0 ? null : { share, picture: Buffer.from(picture, 'base64') };
}
