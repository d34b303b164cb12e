import type { Page } from '@playwright/test';

/** Rows in passing, screens, and leaps with the scroll bar, down and up again. */
const steps = [
  ...Array<number>(60).fill(180),
  ...Array<number>(30).fill(800),
  ...Array<number>(10).fill(20_000),
  ...Array<number>(10).fill(-20_000),
  ...Array<number>(30).fill(-800),
  ...Array<number>(60).fill(-180),
];

export interface ScrollCost {
  /** Milliseconds of the page's main thread: everything, and the part that is script. */
  all: number;
  script: number;
  /** The most elements the list had at any time. */
  elements: number;
}

/** What the program of steps costs a page whose list is found by this selector. */
export async function scrollCost(page: Page, list: string): Promise<ScrollCost> {
  const session = await page.context().newCDPSession(page);
  // The thread's own time, whatever else uses the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) =>
      1_000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
    return { all: value('TaskDuration'), script: value('ScriptDuration') };
  };
  const before = await spent();
  const elements = await page.evaluate<number>(walk(list));
  const after = await spent();
  await session.detach();
  return { all: after.all - before.all, script: after.script - before.script, elements };
}

/** As text, because a compiler's helpers would be missing in the page. */
const walk = (list: string) => `(async () => {
  const counted = document.querySelector('${list}').getElementsByTagName('*');
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  let most = 0;
  for (const step of ${JSON.stringify(steps)}) {
    window.scrollBy(0, step);
    await frame();
    await frame();
    most = Math.max(most, counted.length);
  }
  return most;
})()`;
