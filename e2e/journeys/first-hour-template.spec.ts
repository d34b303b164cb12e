import { adCard } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import { dayFromNow, getCampaign, shownDay, textField } from '../support/campaigns.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', viewport: { width: 1280, height: 1000 } });

test('a template leads from the overview to a launched campaign in few presses', async ({
  page,
}) => {
  // Short enough for the titles of Google in which the template names it.
  const workspace = await createWorkspace('lotte', 'Ziekenhuis Noord');
  await page.goto(`/workspaces/${workspace.slug}`);
  const create = page.getByRole('main').getByRole('link', { name: 'Create new campaign' }).first();
  await expect(create).toBeVisible();
  const presses = await countPresses(page);
  await create.press('Enter');
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: /Create from a template/ }).click();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('verpleegkundige ic');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /^Verpleegkundige IC/ }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(textField(page, 'Title')).toHaveValue('Verpleegkundige IC');
  const campaignId = new URL(page.url()).pathname.split('/')[3] ?? '';
  // The template says how long it runs: a start is enough, once the field of both days is left.
  await textField(page, 'Start date').fill(shownDay(dayFromNow(14)));
  await textField(page, 'Total budget').focus();
  await expect(page.getByText('Everything is filled in')).toBeVisible();
  const goOn = page.getByRole('button', { name: 'This looks good' });
  await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
  await goOn.press('Enter');

  // What the template left open is filled in by now.
  await expect(adCard(page, 'Werken in Groningen').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/%%|\[City\]|\[Company\]/);
  const approve = page.getByRole('button', { name: 'Approve and launch' });
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
  await approve.press('Enter');
  const launch = page.getByRole('dialog');
  await expect(launch).toContainText('€2.000');
  await expect(launch).toContainText('The networks have nothing against it so far.');
  await launch.getByRole('button', { name: 'Launch campaign' }).press('Enter');
  await expect(launch).toBeHidden();
  presses.expectAtMost(8, 'From a template');

  expect(await getCampaign('lotte', campaignId)).toMatchObject({
    status: 'active',
    usedTemplate: 'Verpleegkundige IC',
    customTotalGrossBudget: 2_000_00,
    startDate: dayFromNow(14),
  });
});
