import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * What comes again and again is looked at in its first few, which are built like the rest. Banners have
 * the colours of their customer.
 */
const repeated = [
  'tbody tr:nth-child(n+5)',
  '[role=row]:nth-child(n+5)',
  '[role=option]:nth-child(n+9)',
  'li:nth-child(n+9)',
  '[data-banner]',
];

/** Every rule of axe holds for what is on the screen now, in both themes. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await expectNoViolations(page, place, []);
}

/** What opens above a page; axe refuses to run when none of them is there. */
const layers = ['dialog', 'alertdialog', 'menu'].map((role) => `[role=${role}]`);

/**
 * The same while a layer is open, for the layer alone: the rest of the page is out of reach, and has
 * been looked at when nothing was above it. There are no landmarks to be in.
 */
export async function expectLayerAccessible(page: Page, place: string): Promise<void> {
  await expectNoViolations(page, place, ['region'], layers);
}

/**
 * The same while a list hangs below a box that keeps the focus. The rest of the page is hidden from
 * readers but could be focused, which axe minds; Tab closes the list first, so it never is.
 */
export async function expectListAccessible(page: Page, place: string): Promise<void> {
  await expectNoViolations(page, place, ['region', 'aria-hidden-focus', 'page-has-heading-one']);
}

/** Themes differ in their colours only, so the second is asked about nothing else. */
async function expectNoViolations(
  page: Page,
  place: string,
  without: string[],
  inside: string[] = [],
): Promise<void> {
  // What a busy button has announced stays for some seconds, and refers to what is gone by then.
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0);
  await expectNothingFound((await axeOn(page, inside)).disableRules(without), place);
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await canvas();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(canvas, `${place} gets dark`).not.toBe(light);
  await expectNothingFound(
    (await axeOn(page, inside)).withRules('color-contrast'),
    `${place}, dark`,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(canvas, `${place} gets light`).toBe(light);
}

/** Once loaded into a page, axe stays there; every run would load it anew, and twice. */
async function axeOn(page: Page, inside: string[]): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = isThere ? new AxeBuilder({ page, axeSource: ';' }) : new AxeBuilder({ page });
  for (const part of inside) axe.include(part);
  for (const part of repeated) axe.exclude(part);
  // Its other mode opens a second page for the sake of frames, which we have none of.
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function expectNothingFound(axe: AxeBuilder, place: string): Promise<void> {
  const { violations, passes } = await axe.analyze();
  expect(passes, `${place}: nothing was looked at`).not.toEqual([]);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${help}) at ${target}: ${html}`),
  );
  expect(found, place).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow, place).toBeLessThanOrEqual(0);
}

const phone = { width: 390, height: 844 };

/** Comes to a page on a phone, which is then made wider, up to the usual desktop. */
export async function openAtEveryWidth(page: Page, path: string, stands: Locator): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(stands).toBeAttached();
  await expectFitsEveryWidth(page, path, usual);
}

/** Nothing has to be scrolled sideways: on a phone, on a desktop at 200 %, on a wide screen. */
export async function expectFitsEveryWidth(
  page: Page,
  place: string,
  usual = page.viewportSize(),
): Promise<void> {
  for (const width of [phone.width, 720, 1600]) {
    await page.setViewportSize({ ...phone, width });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await expectNoSidewaysScroll(page, `${place} at ${width}`);
  }
  if (usual) await page.setViewportSize(usual);
}

/** Presses Tab until the focus is there; no one should need more presses than this. */
export async function tabTo(
  page: Page,
  target: Locator,
  presses = 25,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `${presses} presses of Tab`).toBeFocused();
}
