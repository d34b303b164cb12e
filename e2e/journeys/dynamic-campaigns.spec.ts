import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { createJobList, startFeedHost } from '../support/job-lists.ts';
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
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'dynamic campaigns on a phone');
  await expectAccessible(page, 'dynamic campaigns on a phone');
  if (usual) await page.setViewportSize(usual);
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
