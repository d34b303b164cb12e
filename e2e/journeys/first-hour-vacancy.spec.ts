import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { createWorkspace } from '../support/api.ts';
import { getCampaign, textField } from '../support/campaigns.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

test.use({
  person: 'lotte',
  viewport: { width: 1280, height: 1000 },
  expectedComplaints: /status of 422 .*vacancy-reading/,
});

test('the page of a vacancy leads from the overview to a launched campaign in few presses', async ({
  page,
  baseURL,
}, { workerIndex }) => {
  const workspace = await createWorkspace('lotte', `Z uit vacature ${workerIndex}`);
  await page.goto(`/workspaces/${workspace.slug}`);
  const start = page.getByRole('main').getByRole('link', { name: 'start from a vacancy page' });
  await expect(start).toBeVisible();
  const presses = await countPresses(page);
  await start.press('Enter');

  await textField(page, 'Address of the vacancy page').fill(`${baseURL}/demo-career-site/nowhere`);
  await textField(page, 'Address of the vacancy page').press('Enter');
  await expect(page.getByRole('main')).toContainText('There is no page at this address');
  await expectAccessible(page, 'address of a vacancy');

  await textField(page, 'Address of the vacancy page').fill(
    `${baseURL}/demo-career-site/verpleegkundige-ic`,
  );
  await textField(page, 'Address of the vacancy page').press('Enter');
  await expect(textField(page, 'Title')).toHaveValue('Verpleegkundige IC');
  await expect(page.getByRole('main')).toContainText('Groningen');
  await expectAccessible(page, 'proposal for a vacancy');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'proposal for a vacancy');
  await page.setViewportSize({ width: 1280, height: 1000 });

  await textField(page, 'Landing page').fill('https://www.example.com/verpleegkundige-ic');
  await textField(page, 'Total budget').fill('2000');
  await textField(page, 'Total budget').press('Enter');
  await expect(page).toHaveURL(/campaign-details\/ads$/);
  const campaignId = new URL(page.url()).pathname.split('/')[3] ?? '';
  await expect(page.getByText('Ready to launch', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Deploy campaign' }).press('Enter');
  const launch = page.getByRole('dialog');
  await expect(launch).toContainText('€2.000');
  await expect(launch).toContainText('The networks have nothing against it so far.');
  await launch.getByRole('button', { name: 'Launch campaign' }).press('Enter');
  await expect(launch).toBeHidden();
  presses.expectAtMost(8, 'From a vacancy page');

  expect(await getCampaign('lotte', campaignId)).toMatchObject({
    status: 'active',
    title: 'Verpleegkundige IC',
    language: 'nl',
    customTotalGrossBudget: 2_000_00,
    locations: [{ name: 'Groningen' }],
  });
});
