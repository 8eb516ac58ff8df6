import { expect, test } from '@playwright/test';
import { Complaints } from './support/quiet-page.js';
import { builtStories, openCanvas, playStory, serveStories } from './support/storybook.js';

let served: Awaited<ReturnType<typeof serveStories>>;
test.beforeAll(async () => {
  served = await serveStories();
});
test.afterAll(() => served.stop());

for (const [audience, direction, width] of [['jobseeker', 'ltr', 1025], ['talentSeeker', 'rtl', 360]] as const)
  test(`every story is drawn, plays, and axe finds nothing: ${audience}, ${direction}, ${width} px`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 800 });
    const complaints = new Complaints(page);
    const stories = builtStories();
    const [first = ''] = stories;
    await openCanvas(page, served.origin, first, `audience:${audience};direction:${direction}`);
    for (const story of stories) {
      const { status, faults } = await playStory(page, story);
      expect.soft({ story, status, faults }).toEqual({ story, status: 'success', faults: [] });
    }
    complaints.expectNone('the stories');
  });
