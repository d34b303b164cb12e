import type { Locator, Page } from '@playwright/test';
import { editor } from './ads.ts';
import { accountOf, callAs } from './api.ts';
import { makeArchive, type UploadedBanner } from './archive.ts';
import type { Person } from './people.ts';

export interface SearchAd {
  id: string;
  headlines: string[];
  descriptions: string[];
  version: number;
}

export const searchLines = {
  headlines: ['ICU nurse', 'Work in Groningen', 'Apply today'],
  descriptions: ['A ward that you help to shape.', 'Choose your own hours.'],
};

/** Behind the screen's back. */
export const createSearchAd = (person: Person, campaignId: string): Promise<SearchAd> =>
  callAs(person, 'POST', `/campaigns/${campaignId}/google-search-ads`, searchLines);

const bannerWords = {
  type: 'Vacancy',
  intro: 'Close to home',
  title: 'ICU nurse',
  call_to_action: 'Apply now',
  tags: ['32 hours'],
  background_color: '#0B6B43',
};

/** The same, with the first logo of the library. */
export async function createBannerAd(
  person: Person,
  campaignId: string,
  more: Partial<typeof bannerWords> = {},
): Promise<{ id: string }> {
  const logos = `/accounts/${await accountOf(person)}/master-images?isLogo=1`;
  const [logo] = await callAs<{ url: string }[]>(person, 'GET', logos);
  const body = { ...bannerWords, ...more, logo_url: logo?.url };
  return callAs(person, 'POST', `/campaigns/${campaignId}/google-banner-ads`, body);
}

export const uploadedBanners = (person: Person, campaignId: string) =>
  callAs<UploadedBanner[]>(person, 'GET', `/campaigns/${campaignId}/google-display-ads`);

/** A file with a small banner of each size, whose script says that it runs. */
export function zipOf(name: string, ...sizes: [width: number, height: number][]) {
  const pages = sizes.map(([width, height]) => [
    `${name}-${width}/index.html`,
    `<!doctype html><html lang="en"><head><title>Banner</title>
      <meta name="ad.size" content="width=${width},height=${height}"></head>
      <body style="margin:0;background:#05377E;color:#fff"><p id="says">Nurses</p>
      <script>document.getElementById('says').textContent += ' wanted'</script></body></html>`,
  ]);
  const buffer = makeArchive(Object.fromEntries(pages));
  return { name: `${name}.zip`, mimeType: 'application/zip', buffer };
}

type Files = Parameters<Locator['setInputFiles']>[0];

/** Through the button of the drop zone. */
export async function chooseZip(page: Page, files: Files): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await editor(page)
    .getByRole('button', { name: /^Choose (another )?file$/ })
    .click();
  await (await chooser).setFiles(files);
}

export const line = (page: Page, name: string): Locator =>
  editor(page).getByRole('textbox', { name, exact: true });
