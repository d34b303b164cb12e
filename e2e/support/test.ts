import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Complaints of the browser that a journey causes on purpose, such as a refused request. */
  expectedComplaints: RegExp[];
  attention: undefined;
}

/**
 * Like Playwright's, but an error on the console of any page, an uncaught one or a breach of the
 * content policy fails the test.
 */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  attention: [
    async ({ browser, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const watch = (context: BrowserContext) => collectComplaints(context, complaints);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
      );
      expect(unexpected, 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function collectComplaints(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`${error.error().stack ?? error.error()}`));
  // Chromium does not put every breach on the console, and not in the same words.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) => {
      console.error(`Content policy: ${breach.violatedDirective} forbids ${breach.blockedURI}`);
    });
  });
}
