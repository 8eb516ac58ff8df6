// Frames that a slow phone drops while a page of matches is scrolled from its top to its end.
import { PHONE, visitFully } from './visit.mjs';

/** How many times slower the processor is. */
const SLOWNESS = [4, 6];
const PIXELS_PER_SECOND = 1200;

/**
 * @param {readonly {name: string, args?: any}[]} events of a trace
 * @returns {{wanted: number, dropped: number}} frames that the page had something new for, and those that came too late
 */
function frames(events) {
  const states = events
    .filter(({ name }) => name === 'PipelineReporter')
    .map(({ args }) => args?.chrome_frame_reporter ?? args?.frame_reporter)
    .filter((report) => report !== undefined && report.state !== 'STATE_NO_UPDATE_DESIRED');
  return {
    wanted: states.length,
    dropped: states.filter(({ state, affects_smoothness: seen }) => state === 'STATE_DROPPED' && seen !== false).length,
  };
}

/** @param {import('@playwright/test').CDPSession} session @param {() => Promise<unknown>} work */
async function traced(session, work) {
  /** @type {{name: string, args?: any}[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {typeof events} */ (value)));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'input', 'disabled-by-default-devtools.timeline.frame'] },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures */
export async function measureScrolling({ origin, recruiter, matches }, figures) {
  for (const rate of SLOWNESS) {
    const page = await recruiter.newPage();
    await page.setViewportSize(PHONE);
    const session = await recruiter.newCDPSession(page);
    await visitFully(page, origin + matches);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const length = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    const events = await traced(session, () =>
      session.send('Input.synthesizeScrollGesture', {
        x: PHONE.width / 2,
        y: PHONE.height / 2,
        yDistance: -length,
        speed: PIXELS_PER_SECOND,
      }),
    );
    const { wanted, dropped } = frames(events);
    figures.note(
      `Scrolling a page of matches on a phone, processor ${rate} times slower: dropped frames`,
      `${dropped} of ${wanted} = ${((100 * dropped) / Math.max(1, wanted)).toFixed(1)} %`,
    );
    await page.close();
  }
}
