import type { Page } from '@playwright/test';
import { expectAccessible, expectLayerAccessible } from '../support/accessibility.ts';
import { accountOf, callAs, onProduct } from '../support/api.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { createJobList, startFeedHost } from '../support/job-lists.ts';
import { catalogueOnMeta, passDays } from '../support/networks.ts';
import { browserState, type Cookies, signIn } from '../support/people.ts';
import { freeSandboxUrl } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

const pages = '/job-library/dynamic-campaigns';

const row = (page: Page, title: string) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('link', { name: title }) });

const menu = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await menu(page, title).press('Enter');
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
}

test('a campaign advertises the jobs of a list until it is stopped', async ({ page }) => {
  const host = await startFeedHost([
    { id: 'J1', title: 'Dialysis nurse' },
    { id: 'J2', title: 'Night nurse', city: 'Assen' },
  ]);
  await createJobList('lotte', 'Zorgbanen', host.url);
  const title = 'Zorgbanen: Vacancy visits';

  await page.goto('/campaigns-overview');
  await page.getByRole('button', { name: 'Job library' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Dynamic campaigns' }).press('Enter');
  await expect(page).toHaveURL(pages);
  await page.getByRole('link', { name: 'Create campaign' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Select goals' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Vacancy visits' }).press('Space');
  await page
    .getByRole('button', { name: /Job list/ })
    .last()
    .press('Enter');
  await page.getByRole('option', { name: /Zorgbanen/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Daily budget' }).fill('25');
  await expectAccessible(page, 'a new dynamic campaign');
  await next.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const ad = page.getByRole('figure');
  await expect(ad).toContainText('Dialysis nurse');
  await page.getByRole('button', { name: 'Next job' }).press('Enter');
  await expect(ad).toContainText('Night nurse');
  // What the list of options had announced goes with a reload; axe would mind what it was about.
  await page.reload();
  await expect(ad).toContainText('Dialysis nurse');
  await expectAccessible(page, 'the preview of a dynamic campaign');
  const deploy = page.getByRole('button', { name: 'Deploy campaign' });
  await deploy.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Deploy ${title}?` });
  await expect(dialog).toContainText('about €760 a month');
  await dialog.getByRole('button', { name: 'Deploy campaign' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(deploy).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  // Until the network has it, the page says so.
  await expect(page.getByText('The campaign is being published')).toBeHidden();
  await expect(page.getByRole('list', { name: `Ad sets of ${title}` })).toContainText('Active');

  await page.goto(pages);
  await expect(row(page, title)).toContainText('Active');
  await choose(page, title, 'Edit');
  await expect(page.getByRole('radio', { name: 'Job applications' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Daily budget' }).fill('30');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(pages);
  await expect(row(page, title)).toContainText('€30');
  for (const [entry, status] of [
    ['Pause', 'Paused'],
    ['Resume', 'Active'],
    ['Stop', 'Stopped'],
  ] as const) {
    await choose(page, title, entry);
    await page.getByRole('button', { name: `${entry} campaign` }).press('Enter');
    await expect(row(page, title)).toContainText(status);
    // A dialog that closes gives the focus back: a menu that is open by then would close with it.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    if (status !== 'Stopped') await expect(menu(page, title)).toBeFocused();
  }
  await expect(menu(page, title)).toBeHidden();
  host.stop();
});

test('a draft is deleted on a phone, and the filter outlasts a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const host = await startFeedHost([{ id: 'J1', title: 'Cook' }]);
  await createJobList('lotte', 'Zomerbanen', host.url);
  const title = 'Zomerbanen: Vacancy visits';
  await page.goto(`${pages}/create-dynamic-campaign`);
  await page.getByRole('radio', { name: 'Vacancy visits' }).press('Space');
  await page
    .getByRole('button', { name: /Job list/ })
    .last()
    .press('Enter');
  await page.getByRole('option', { name: /Zomerbanen/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Daily budget' }).fill('5');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(pages);
  await page.getByRole('button', { name: 'Draft' }).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Draft' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page, 'dynamic campaigns on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await choose(page, title, 'Delete');
  await page.getByRole('button', { name: 'Delete campaign' }).press('Enter');
  await expect(page.getByRole('link', { name: title })).toBeHidden();
  host.stop();
});

test.describe('while days pass', () => {
  /** Its clock is turned, so it is one of its own. */
  let product: Instance;
  let sandbox: string;
  let cookies: Cookies;

  test.beforeAll(async () => {
    sandbox = await freeSandboxUrl();
    const settings = { SANDBOX_PORT: new URL(sandbox).port };
    product = await startInstance({ name: 'dynamic-campaigns', settings });
    cookies = await signIn(product.url, 'admin@demo.test');
  });
  test.afterAll(() => product?.stop());

  async function deployed(feedUrl: string): Promise<string> {
    const list = await createJobList('lotte', 'Zorgbanen', feedUrl);
    const path = `/dynamic-ads/${await accountOf('lotte')}/campaigns`;
    const { id } = await callAs<{ id: string }>('lotte', 'POST', path, {
      ...{ type: 'consideration', goal: 'MAXIMISE_CLICKS', customDailyBudget: 25_00 },
      facebook_catalog_id: list.id,
      facebook_cap_strategy: { active: false, type: null, value: null },
    });
    await callAs('lotte', 'PUT', `${path}/${id}/deploy`);
    return id;
  }

  test('figures come, refused jobs are counted, and closed ones leave the catalogue', async ({
    page,
    context,
  }) => {
    await context.addCookies(browserState(cookies).cookies);
    const bare = { id: 'J3', title: 'Cook', hasPicture: false };
    const host = await startFeedHost([
      { id: 'J1', title: 'Dialysis nurse' },
      { id: 'J2', title: 'Night nurse' },
      bare,
    ]);
    const id = await onProduct(product.url, { lotte: cookies }, () => deployed(host.url));
    const title = 'Zorgbanen: Vacancy visits';
    await page.goto(`${product.url}${pages}/campaign-preview/${id}`);
    await expect(page.getByText('1 job is not advertised').first()).toBeVisible();
    await expect(page.getByRole('list', { name: `Ad sets of ${title}` })).toContainText('Active');
    const catalogue = () => catalogueOnMeta(sandbox, title);
    await expect.poll(catalogue).toContain('Night nurse');
    expect(await catalogue()).not.toContain('Cook');

    const spend = page.getByRole('term').filter({ hasText: /^Spend$/ });
    // 25 euro for each day: no ad has cost so much on the day it was deployed. Days that pass before the ad is
    // made, or while it is reviewed, cost nothing.
    await expect(async () => {
      await passDays(sandbox, 2);
      await expect(spend.locator('..')).toHaveText(/^Spend€\d\d+$/, { timeout: 60_000 });
    }).toPass();

    await page.getByRole('link', { name: 'Open the job lists' }).press('Enter');
    await page.getByRole('button', { name: /^Zorgbanen/ }).press('Enter');
    await expect(page.getByText('1 job is not advertised')).toBeVisible();
    await page.getByRole('button', { name: /jobs\.xml/ }).press('Enter');
    await page.getByRole('checkbox', { name: 'Only jobs that are not advertised' }).press('Space');
    await page.getByRole('button', { name: 'Show Cook' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cook' });
    await expect(dialog).toContainText('Facebook does not advertise this job:');
    await expectLayerAccessible(page, 'a job that is not advertised');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // One closes, and the other gets its picture.
    host.jobs = [
      { id: 'J1', title: 'Dialysis nurse' },
      { ...bare, hasPicture: true },
    ];
    await page.getByRole('button', { name: 'Refresh Zorgbanen' }).press('Enter');
    await expect(page.getByText('1 job is not advertised')).toBeHidden();
    await expect.poll(catalogue).not.toContain('Night nurse');
    await expect.poll(catalogue).toContain('Cook');
    host.stop();
  });
});
