import type { Browser } from '@playwright/test';
import { builtStories, serveStories } from '../support/storybook.js';
import { Camera, NAMED_FUNCTIONS, type Palette, type Shot } from './camera.js';
import { compare, type Difference } from './compare.js';

/** How often what differs is looked at: a picture that was taken a moment too early is not a change. */
const LOOKS = 4;

/** A built Storybook, and what its stories wear above their own style. */
export interface Build {
  readonly folder: string;
  /** A style sheet, or nothing. */
  readonly css: string;
}

/** What was found of one story in one palette. */
export type Finding = { readonly story: string; readonly palette: Palette } & (
  | { readonly kind: 'changed'; readonly before: Buffer; readonly after: Buffer; readonly difference: Difference }
  | { readonly kind: 'new'; readonly after: Buffer }
  | { readonly kind: 'gone'; readonly before: Buffer }
  | { readonly kind: 'not drawn'; readonly sentence: string }
);

/** What is compared. */
export interface Comparison {
  readonly before: Build;
  readonly after: Build;
  readonly palettes: readonly Palette[];
  /** Width of the viewport, in CSS pixels. */
  readonly width: number;
  /** Whether a story is to be looked at. */
  readonly isMeant: (story: string) => boolean;
  /** Hears of every palette and how many stories are drawn in it. */
  readonly tell: (palette: Palette, stories: number) => void;
}

/**
 * Draws every story of two builds side by side and compares the pictures.
 * @returns what differs, the most first; nothing where nobody could tell the builds apart
 */
export async function differences(browser: Browser, asked: Comparison): Promise<readonly Finding[]> {
  const { before, after, palettes, width, isMeant } = asked;
  const [old, now] = [before, after].map(({ folder }) => new Set(builtStories(folder).filter(isMeant)));
  if (old === undefined || now === undefined) return [];
  const stories = [...new Set([...now, ...old])].toSorted();
  const served = await Promise.all([serveStories(before.folder), serveStories(after.folder)]);
  const bench = await browser.newPage();
  await bench.addInitScript(NAMED_FUNCTIONS);
  await bench.goto('about:blank');
  const findings: Finding[] = [];
  try {
    for (const palette of palettes) {
      asked.tell(palette, stories.length);
      const [first, second] = await Promise.all([
        cameraOf(browser, { stories: old, origin: served[0].origin, palette, width, css: before.css }),
        cameraOf(browser, { stories: now, origin: served[1].origin, palette, width, css: after.css }),
      ]);
      const look = (story: string) =>
        Promise.all([
          old.has(story) ? (first?.take(story) ?? null) : null,
          now.has(story) ? (second?.take(story) ?? null) : null,
        ]);
      const compared = async (story: string) => {
        const [one, other] = await look(story);
        return found(
          one,
          other,
          Buffer.isBuffer(one) && Buffer.isBuffer(other) ? await compare(bench, one, other) : null,
        );
      };
      for (const story of stories) {
        let finding = await compared(story);
        for (let look = 1; look < LOOKS && finding !== null; look += 1) finding = await compared(story);
        if (finding !== null) findings.push({ story, palette, ...finding });
      }
      await Promise.all([first?.close(), second?.close()]);
    }
  } finally {
    await bench.close();
    for (const each of served) each.stop();
  }
  return findings.toSorted((one, other) => shareOf(other) - shareOf(one));
}

/** @returns how much of a picture differs, for an order: what is not drawn comes first, then what has nothing to be compared with */
export const shareOf = (finding: Finding): number =>
  finding.kind === 'changed' ? finding.difference.share : finding.kind === 'not drawn' ? 2 : 1;

type Found = Finding extends infer Each ? (Each extends Finding ? Omit<Each, 'story' | 'palette'> : never) : never;

function found(before: Shot | null, after: Shot | null, difference: Difference | null): Found | null {
  // What did not draw before and does now is no harm.
  if (typeof after === 'string') return { kind: 'not drawn', sentence: after };
  if (after === null) return Buffer.isBuffer(before) ? { kind: 'gone', before } : null;
  if (!Buffer.isBuffer(before)) return { kind: 'new', after };
  return difference === null ? null : { kind: 'changed', before, after, difference };
}

interface CameraPlace {
  readonly stories: ReadonlySet<string>;
  readonly origin: string;
  readonly palette: Palette;
  readonly width: number;
  readonly css: string;
}

async function cameraOf(browser: Browser, { stories, ...options }: CameraPlace): Promise<Camera | null> {
  const [first] = stories;
  return first === undefined ? null : Camera.open(browser, { ...options, first });
}
