import { ensureBrowser } from '../browser.mjs';

/** Told of by itself: that a browser is missing is known long before the journeys would begin. */
export async function makeSureOfBrowser() {
  const browser = await ensureBrowser();
  if ('problem' in browser) return { passed: 0, failed: 1, output: browser.problem };
  return { passed: 1, failed: 0, output: '' };
}
