import type { Page } from '@playwright/test';
import { quantile } from '../numbers.ts';
import type { Written } from './plain-editor.ts';

/** What a person writes: long enough to pass the limits where most devices cut a message off. */
const TEXT = `${'Care is teamwork, on a ward you help to shape. '.repeat(5)}Come by for a coffee!`;

export interface KeyCost {
  /** The main thread's own milliseconds per key: everything, and the part that is script. */
  all: number;
  script: number;
  /** From the key to the picture that shows it: what 98 of 100 keys stay under. */
  p98: number;
}

/** What typing into a field costs a page; both kinds of page name it alike. */
export async function keyCost(page: Page, { field: selector, max }: Written): Promise<KeyCost> {
  const field = page.locator(selector).first();
  const text = TEXT.slice(0, max);
  await field.focus();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  // The thread's own time, whatever else uses the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) =>
      1_000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
    return { all: value('TaskDuration'), script: value('ScriptDuration') };
  };
  await page.evaluate(watchKeys);
  const sum = { keys: 0, all: 0, script: 0 };
  // A short text is written again and again.
  while (sum.keys < TEXT.length) {
    await field.fill('');
    const before = await spent();
    for (const character of text) {
      await page.keyboard.type(character);
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => drawn()))');
    }
    const after = await spent();
    sum.keys += text.length;
    sum.all += after.all - before.all;
    sum.script += after.script - before.script;
  }
  const delays = await page.evaluate<number[]>('keyDelays()');
  await session.detach();
  return {
    all: sum.all / sum.keys,
    script: sum.script / sum.keys,
    p98: quantile(delays, 0.98),
  };
}

/** As text, because a compiler's helpers would be missing in the page. */
const watchKeys = `(() => {
  const delays = [];
  addEventListener('keydown', (event) => {
    const at = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Comes after the frame was drawn.
      port1.onmessage = () => delays.push(performance.now() - at);
      port2.postMessage(null);
    });
  }, { capture: true });
  window.keyDelays = () => delays;
})()`;
