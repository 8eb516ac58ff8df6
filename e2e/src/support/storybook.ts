import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';

/** Where `build-storybook` leaves its result. */
export const BUILT = path.resolve(import.meta.dirname, '../../../design-system/storybook-static');

/** How a story ended: what it threw, what axe found in it, and what moves although the reader asked for less motion. */
export interface StoryOutcome {
  readonly status: string;
  readonly problems: readonly string[];
}

/** @param folder of a built Storybook @returns the ids of its stories @throws Error that says how to build them */
export function builtStories(folder = BUILT): readonly string[] {
  let index: string;
  try {
    index = readFileSync(path.join(folder, 'index.json'), 'utf8');
  } catch {
    throw new Error(`The stories are not built in ${folder}. Run: npx turbo run build-storybook`);
  }
  const { entries } = JSON.parse(index) as {
    readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/** Serves built stories on a free port. @param folder of a built Storybook */
export async function serveStories(folder = BUILT): Promise<{ readonly origin: string; stop(): void }> {
  const files = sirv(folder);
  const server = createServer((request, response) => {
    // Browsers ask for an icon; Storybook's canvas has none.
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** The part of Storybook's channel that is used here, inside the page. */
interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  off(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: unknown): void;
}
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;
declare const __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly id: string; readonly phase?: string } };

/** Opens Storybook's canvas, with the first story in it. */
export async function openCanvas(page: Page, origin: string, story: string, globals: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
  // A story that is left while it is being drawn makes Storybook load its page anew.
  await page.waitForFunction(() => __STORYBOOK_PREVIEW__.currentRender?.phase === 'finished');
}

/**
 * Shows a story and lets its play function run to the end.
 * @param story id of the story
 */
export const playStory = (page: Page, story: string): Promise<StoryOutcome> =>
  page.evaluate(
    (storyId) =>
      new Promise<StoryOutcome>((resolve) => {
        const problems: string[] = [];
        const keep = (prefix: string) => (detail: unknown) => {
          const { message, description } = (detail ?? {}) as { message?: string; description?: string };
          problems.push(`${prefix}: ${message ?? description ?? String(detail)}`);
        };
        const listeners: Record<string, (detail: unknown) => void> = {
          playFunctionThrewException: keep('play'),
          storyThrewException: keep('story'),
          storyErrored: keep('story'),
          storyMissing: keep('missing'),
          storyFinished: (detail) => {
            const finished = detail as {
              storyId: string;
              status: string;
              reporters: readonly {
                type: string;
                result?: { violations?: readonly { id: string; nodes: readonly { html: string }[] }[] };
              }[];
            };
            if (finished.storyId !== storyId) return;
            for (const { type, result } of finished.reporters)
              for (const { id, nodes } of result?.violations ?? [])
                problems.push(`${type}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
            for (const [event, listener] of Object.entries(listeners))
              __STORYBOOK_ADDONS_CHANNEL__.off(event, listener);
            if (matchMedia('(prefers-reduced-motion: reduce)').matches)
              for (const { effect } of document.getAnimations()) {
                const { duration } = effect?.getComputedTiming() ?? {};
                if (Number(duration) > 1)
                  problems.push(`motion: ${String(duration)} ms although less motion was asked for`);
              }
            resolve({ status: finished.status, problems });
          },
        };
        for (const [event, listener] of Object.entries(listeners)) __STORYBOOK_ADDONS_CHANNEL__.on(event, listener);
        if (__STORYBOOK_PREVIEW__.currentRender?.id === storyId)
          __STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId });
        else __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    story,
  );
