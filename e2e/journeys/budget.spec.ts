import type { Page } from '@playwright/test';
import { expectLayerAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { adsPath, createAd } from '../support/ads.ts';
import { createWorkspace, type NewName } from '../support/api.ts';
import { createCampaign, dayFromNow, getCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.use({ person: 'lotte' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Set budget' });
const amount = (page: Page, channel: string) =>
  dialogOf(page).getByRole('textbox', { name: `Budget for ${channel}` });
/** Amounts lose their points once a person is in the field; only then it is filled. */
async function enter(page: Page, channel: string, units: string) {
  await amount(page, channel).click();
  await amount(page, channel).fill(units);
}
const bar = (page: Page) => page.getByRole('region', { name: 'Budget and readiness' });

async function aDraft(workspace: NewName) {
  const { slug } = await createWorkspace('lotte', workspace);
  const dates: [string, string] = [dayFromNow(5), dayFromNow(34)];
  const { id } = await createCampaign('lotte', slug, { title: 'Radiologie', dates });
  await createAd('lotte', id, 'facebook-post');
  await createAd('lotte', id, 'linkedin-post');
  return id;
}

test('what is missing before the launch opens the budget, and setting it mends that', async ({
  page,
}) => {
  const id = await aDraft('Zuinig');
  await page.goto(adsPath(id));
  const missing = page
    .getByRole('region', { name: 'Before launch' })
    .getByRole('button', { name: 'Choose a budget' });
  await missing.click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Please set a budget at least for one channel');
  await expectLayerAccessible(page, 'the budget');
  await enter(page, 'Facebook|Instagram', '500');
  await expect(dialog).toContainText('One or more of enabled channels have no budget set');
  await enter(page, 'LinkedIn', '200');
  await amount(page, 'LinkedIn').press('Enter');
  await expect(dialog).toContainText(
    'The minimum LinkedIn budget for campaign duration is 300 euro',
  );
  await dialog.getByRole('switch', { name: 'LinkedIn' }).press('Space');
  await expect(dialog).toContainText('This channel is disabled but has active ads');
  await amount(page, 'Facebook|Instagram').press('Enter');
  await expect(toasts(page)).toContainText('The budget is set to €500');
  await expect(dialog).toBeHidden();
  await expect(missing).toHaveCount(0);
  await expect(bar(page)).toContainText('€500');
  expect(await getCampaign('lotte', id)).toMatchObject({
    customTotalGrossBudget: 500_00,
    customChannelBudget: { facebook: 500_00, linkedIn: 0 },
  });
  const linkedin = page.getByRole('region', { name: 'LinkedIn', exact: true });
  await expect(linkedin).toContainText(
    'This channel has no budget, so ads on it will not be shown',
  );
  await expect(linkedin.getByRole('link', { name: 'Set budget' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the list of what is to do leads to the budget', async ({ page }) => {
    const id = await aDraft('Zakgeld');
    await page.goto(adsPath(id));
    await page.getByRole('button', { name: /to do before launch/ }).click();
    const list = page.getByRole('dialog', { name: 'To do before launch' });
    await list.getByRole('button', { name: 'Choose a budget' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expectNoSidewaysScroll(page, 'the budget');
    await dialogOf(page).getByRole('button', { name: 'Budget recommendations' }).click();
    await expect(page.getByRole('dialog', { name: 'Budget recommendations' })).toContainText(
      'Google Search10%-20%',
    );
  });
});
