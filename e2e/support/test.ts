import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { browserState, type Person, sessionOf } from './people.ts';
import { errorsLoggedSince } from './product-log.ts';

interface Fixtures {
  /** Who is signed in when the journey begins; undefined is a visitor. */
  person: Person | undefined;
  /** Complaints of the browser that a journey causes on purpose, such as a refused request. */
  expectedComplaints: RegExp | undefined;
  /** Whether the browser asks to fetch nothing ahead, which is a fifth of the work of a page. */
  savesData: boolean;
  /** Opens another browser, as another person or as the same person. */
  openAs: (person: Person | undefined) => Promise<Page>;
  attention: undefined;
}

/**
 * Like Playwright's, but an error on the console of any page, an uncaught one, a breach of the
 * content policy or a request that leaves this machine fails the test.
 */
export const test = base.extend<Fixtures>({
  person: [undefined, { option: true }],
  expectedComplaints: [undefined, { option: true }],
  savesData: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  storageState: async ({ person }, use) => use(person && browserState(sessionOf(person))),
  openAs: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const storageState = person && browserState(sessionOf(person));
      const context = await browser.newContext({ storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  attention: [
    async ({ browser, expectedComplaints, savesData }, use, testInfo) => {
      const complaints: string[] = [];
      const began = new Date();
      const watch = async (context: BrowserContext) => {
        await Promise.all([collectComplaints(context, complaints), spareWork(context, savesData)]);
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      const unexpected = complaints.filter((complaint) => !expectedComplaints?.test(complaint));
      if (testInfo.errors.length > 0 || unexpected.length > 0) await tellErrors(testInfo, began);
      expect(unexpected, 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The cause of a failed journey may be known to the product only. */
async function tellErrors({ title }: TestInfo, since: Date): Promise<void> {
  const lines = await errorsLoggedSince(since);
  if (lines.length > 0) process.stderr.write(`During “${title}”:\n${lines.join('\n')}\n`);
}

const onThisMachine = /^(data|blob):|^https?:\/\/(127\.0\.0\.1|localhost)(:|\/)/;

async function collectComplaints(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    if (!onThisMachine.test(request.url())) complaints.push(`Asked elsewhere: ${request.url()}`);
  });
  // Chromium does not put every breach on the console, and not in the same words.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) => {
      console.error(`Content policy: ${breach.violatedDirective} forbids ${breach.blockedURI}`);
    });
  });
}

async function spareWork(context: BrowserContext, savesData: boolean): Promise<void> {
  await context.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData } });
    // What says "still working" would have the whole screen drawn anew, sixty times a second.
    const still = new CSSStyleSheet();
    still.replaceSync('.animate-spin, .animate-slide { animation-play-state: paused }');
    document.adoptedStyleSheets.push(still);
  }, savesData);
}
