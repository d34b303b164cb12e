import type { Page } from '@playwright/test';
import { hold, withoutLiveChanges } from '../support/answers.ts';
import { callAs, campaignsOf, createWorkspace, type NewName } from '../support/api.ts';
import {
  campaignRow,
  createCampaign,
  dayFromNow,
  shownDay,
  titlesShown,
} from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.use({ person: 'anna' });

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

/** A workspace with so many campaigns, which begin and end in opposite order. */
async function workspaceWith(name: NewName, titles: string[]): Promise<string> {
  const { slug } = await createWorkspace('anna', name);
  for (const [place, title] of titles.entries()) {
    const dates: [string, string] = [dayFromNow(2 + place), dayFromNow(90 - place)];
    await createCampaign('anna', slug, { title, dates });
  }
  return slug;
}

test('a row tells what is known of its campaign', async ({ page }) => {
  const { slug } = await createWorkspace('anna', 'Zaans team');
  const places = ['Groningen', 'Leeuwarden', 'Heerenveen', 'Stadskanaal', 'Hoogeveen'];
  const full = await createCampaign('anna', slug, {
    type: 'awareness',
    title: 'Zaanse zorg',
    poNumber: '4711',
    places,
    dates: [dayFromNow(3), dayFromNow(33)],
  });
  await callAs('anna', 'PUT', `/campaigns/${full.id}/function-group`, {
    function_group: 'social care',
  });
  const bare = await createCampaign('anna', slug, { type: 'leadform' });
  // Wide enough for every column.
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto(`/workspaces/${slug}`);

  const cells = campaignRow(page, 'Zaanse zorg').getByRole('cell');
  await expect(cells).toHaveText([
    `Zaanse zorg#${full.hash} Employer brand awareness`,
    '',
    'Draft',
    `${shownDay(dayFromNow(3))} – ${shownDay(dayFromNow(33))}`,
    '–',
    // The names that fit into its column, and how many more.
    'Groningen, Leeuwarden, Heerenveen, Stadskanaal+1',
    'Social Care',
    '4711',
    /^€0(-|€[\d.]+ suggested)$/,
    '',
  ]);
  const more = campaignRow(page, 'Zaanse zorg').getByRole('button', { name: /^1 more: / });
  // A pointer that has never moved is not taken for one.
  await page.mouse.move(0, 0);
  await more.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Hoogeveen');
  await expect(campaignRow(page, 'Untitled Campaign').getByRole('cell')).toHaveText([
    `Untitled Campaign#${bare.hash} Fast apply form`,
    '',
    'Draft',
    '–',
    '–',
    '–',
    '',
    '',
    '€0-',
    '',
  ]);
  await expect(page.getByText('No more campaigns')).toBeVisible();

  // Common laptops with a scrollbar of 15 pixels have room for every column, also of All workspaces.
  for (const [width, shown] of [
    [1280, slug],
    [1280, 'All'],
    [1440, 'All'],
  ] as const) {
    await page.setViewportSize({ width: width - 15, height: 800 });
    if (!page.url().endsWith(`/${shown}`)) await page.goto(`/workspaces/${shown}`);
    const body = page.getByRole('table').getByRole('rowgroup').last();
    await expect(body.getByRole('cell').first()).toBeVisible();
    await expect
      .poll(() => body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
  }
  await expect(head(page, 'Locations')).toBeVisible();
  // A window is as wide as its page and scrollbar together.
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(head(page, 'Workspace')).toBeVisible();
  await expect(head(page, 'Locations')).toBeVisible();
});

test('a status no one has shows the way back, and a workspace without campaigns the way in', async ({
  page,
}) => {
  const slug = await workspaceWith('Zeldzaam', ['Zelden']);
  const { slug: empty } = await createWorkspace('anna', 'Zonder iets');
  await page.goto(`/workspaces/${slug}`);
  await chip(page, 'Finished').click();
  await expect(page.getByRole('heading', { name: 'No campaigns with this status' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(titlesShown(page)).toHaveText(['Zelden']);

  await chip(page, 'Finished').click();
  await page.goto(`/workspaces/${empty}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Create your campaign' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create new campaign' })).toHaveCount(2);
  await expect(main.getByRole('button', { name: 'Search campaigns' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Status' })).toHaveCount(0);
});

test('the list goes on as it is read, says where it ends, and is found again where it was left', async ({
  page,
}) => {
  const letGo = await hold(page, /\/campaigns\?page=2/);
  await page.goto('/workspaces/acute-care');
  const count = page.getByRole('status').filter({ hasText: 'campaigns loaded' });
  await expect(titlesShown(page)).toHaveCount(10);
  await expect(count).toHaveText('10 campaigns loaded');
  await expect(page.getByText('No more campaigns')).toHaveCount(0);
  letGo();
  const known = await campaignsOf('anna', 'acute-care');
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(page.getByText('No more campaigns')).toBeInViewport({ timeout: 500 });
  }).toPass();
  const [, rest] = [known, await campaignsOf('anna', 'acute-care', { page: '2' })];
  await expect(count).toHaveText(`${known.length + rest.length} campaigns loaded`);

  const last = titlesShown(page).last();
  const title = (await last.textContent()) ?? '';
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const left = await place();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole('link', { name: title, exact: true }).last()).toBeInViewport();
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60);
});

test.describe('a page of the list that fails', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('can be asked for again', async ({ page }) => {
    await withoutLiveChanges(page);
    const second = /\/campaigns\?page=2/;
    await page.route(second, (route) => route.fulfill({ status: 500 }));
    await page.goto('/workspaces/employer-brand');
    await expect(toasts(page)).toContainText('Something went wrong (500: Internal Server Error)');
    await expect(titlesShown(page)).toHaveCount(10);
    await page.unroute(second);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(titlesShown(page)).not.toHaveCount(10);
  });
});
