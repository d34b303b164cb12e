import type { Page } from '@playwright/test';
import { quantile } from '../numbers.ts';

const FRAMES = 120;
const STEP_PX = 60;
/** A frame that took so much longer than a sixtieth of a second has cost another one. */
const DROPPED_MS = 25;

/** How a page went along, in milliseconds. */
export interface Glide {
  /** From one frame to the next. */
  median: number;
  p95: number;
  dropped: number;
  /** The main thread's own time in each frame: all of it, and the part that is script. */
  thread: number;
  script: number;
}

/** Scrolls what the selector names as fast as a person does who looks for something. */
export async function glide(page: Page, selector: string): Promise<Glide> {
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  };
  const before = [await spent('TaskDuration'), await spent('ScriptDuration')] as const;
  const frames = await page.evaluate<number[]>(walk(selector));
  const thread = ((await spent('TaskDuration')) - before[0]) / FRAMES;
  const script = ((await spent('ScriptDuration')) - before[1]) / FRAMES;
  await session.detach();
  const dropped = frames.filter((ms) => ms > DROPPED_MS).length;
  return { median: quantile(frames, 0.5), p95: quantile(frames, 0.95), dropped, thread, script };
}

/** As text, because a compiler's helpers would be missing in the page. */
const walk = (selector: string) => `(async () => {
  const list = document.querySelector('${selector}');
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const times = [];
  let last = await frame();
  for (let n = 0; n < ${FRAMES}; n += 1) {
    list.scrollTop += ${STEP_PX};
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
})()`;
