import type { BannerWords } from '@posthorn/banners';
import { drawnByBrowser, drawnByServer } from '../support/banners.ts';
import { section, showcaseOf } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'ines' });

const sizes = [
  'smallBanner',
  'banner',
  'leaderboard',
  'largeLeaderboard',
  'mediumRectangle',
  'largeRectangle',
  'skyscraper',
  'wideSkyscraper',
  'halfPage',
] as const;

/** The words that the showcase begins with, in two of its languages. */
const written: Record<'English' | 'German', BannerWords> = {
  English: {
    type: 'Vacancy',
    subtitle: 'Care close to home',
    title: 'Registered nurse in Groningen',
    tags: ['32 hours', '€ 3.400 – 4.200', 'Training paid', 'Pension', 'Bike plan'],
    callToAction: 'Apply now',
    primaryColor: '#05377E',
  },
  German: {
    type: 'Stellenangebot',
    subtitle: 'Unbefristet und übertariflich bezahlt in Vollzeit',
    title: 'Krankenpflegefachkraft für die Intensivstation in München',
    tags: [
      'Schichtzuschläge',
      'Weiterbildungsmöglichkeiten',
      '30 Urlaubstage',
      'Betriebsrente',
      'Kindertagesstätte',
    ],
    callToAction: 'Jetzt bewerben!',
    primaryColor: '#F4C300',
  },
};

/** Two ways of drawing may round differently. */
const PIXELS = 2;

test('a banner is published as it was previewed', async ({ page }) => {
  await page.goto(showcaseOf('banners'));
  const banners = section(page, 'Banners');
  for (const [language, copy] of Object.entries(written)) {
    await banners.getByRole('radiogroup').getByText(language, { exact: true }).click();
    await expect(banners.locator('[data-banner]')).toHaveCount(sizes.length);
    await expect(banners.locator('[data-banner=halfPage]')).toContainText(copy.callToAction);
    await page.evaluate(() => document.fonts.ready);
    for (const size of sizes) {
      const seen = await drawnByBrowser(banners.locator(`[data-banner=${size}]`));
      const sent = await drawnByServer(page, copy, size);
      const what = `${size} in ${language}`;
      expect(seen.tooWide, what).toEqual([]);
      expect(
        seen.lines.map(({ text }) => text),
        what,
      ).toEqual(sent.lines.map(({ text }) => text));
      expect(
        seen.parts.map(({ name }) => name),
        what,
      ).toEqual(sent.parts.map(({ name }) => name));
      expect(
        furthest(
          seen.parts.flatMap(({ box }) => box),
          sent.parts.flatMap(({ box }) => box),
        ),
        what,
      ).toBeLessThanOrEqual(PIXELS);
      expect(
        furthest(seen.lines.flatMap(ends), sent.lines.flatMap(ends)),
        what,
      ).toBeLessThanOrEqual(PIXELS);
    }
  }
});

const ends = ({ from, to }: { from: number; to: number }) => [from, to];

const furthest = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((length, n) => Math.abs(length - (b[n] ?? Number.NaN))));
