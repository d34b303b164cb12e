import type { Page } from '@playwright/test';

/**
 * What a page uses of Intl from now on. Its first use takes 35 ms, four times that on a phone; plurals
 * and the direction of a language are told without it.
 */
export async function intlOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const used: string[] = [];
    const note = (name: string) => used.push(name);
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter']) {
      const parts = Intl as unknown as Record<string, typeof Intl.Collator>;
      parts[name] = new Proxy(parts[name] as typeof Intl.Collator, {
        construct: (target, args) => note(name) && Reflect.construct(target, args),
        apply: (target, self, args) => note(name) && Reflect.apply(target, self, args),
        get: (target, key) => note(name) && Reflect.get(target, key),
      });
    }
    Object.assign(window, { usedOfIntl: used });
  });
  return () => page.evaluate(() => (window as unknown as { usedOfIntl: string[] }).usedOfIntl);
}
