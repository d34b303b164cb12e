import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { createWorkspace } from '../support/api.ts';
import { getCampaign, textField } from '../support/campaigns.ts';
import { phone } from '../support/hands.ts';
import { launchFor } from '../support/launch.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

const address = 'Address of the vacancy page';
const create = 'Create campaign';

test.describe('on a phone', () => {
  test.use({ person: 'lotte', ...phone.screen });

  test('the page of a vacancy leads from the overview to a launched campaign in few presses', async ({
    page,
    baseURL,
  }) => {
    const workspace = await createWorkspace('lotte', 'Z uit vacature');
    await page.goto(`/workspaces/${workspace.slug}`);
    const main = page.getByRole('main');
    const start = main.getByRole('link', { name: 'start from a vacancy page' });
    await expect(start).toBeVisible();
    const presses = await countPresses(page);
    await phone.press(start);
    await expect(textField(page, address)).toBeFocused();
    await phone.type(textField(page, address), `${baseURL}/demo-career-site/verpleegkundige-ic`);
    await phone.press(page.getByRole('button', { name: 'Read the page' }));

    await expect(textField(page, 'Title')).toHaveValue('Verpleegkundige IC');
    await expect(main).toContainText('Groningen');
    await expectNoSidewaysScroll(page, 'proposal for a vacancy');
    await phone.type(textField(page, 'Landing page'), 'https://www.example.com/verpleegkundige-ic');
    await phone.type(textField(page, 'Total budget'), '2000');
    await expect(page.getByRole('region', { name: 'What to expect for €2.000' })).toContainText(
      'People reached',
    );
    await phone.press(page.getByRole('button', { name: create }));
    await expect(page).toHaveURL(/campaign-details\/ads$/);
    const campaignId = new URL(page.url()).pathname.split('/')[3] ?? '';
    await expect(page.getByText('Ready to launch', { exact: true })).toBeVisible();
    const opener = page.getByRole('button', { name: 'Deploy campaign' });
    await launchFor(page, { hands: phone, opener, total: '€2.000' });
    presses.expectAtMost(8, 'From a vacancy page');

    expect(await getCampaign('lotte', campaignId)).toMatchObject({
      status: 'active',
      title: 'Verpleegkundige IC',
      language: 'nl',
      customTotalGrossBudget: 2_000_00,
      locations: [{ name: 'Groningen' }],
    });
  });
});

test.describe('the screens of a vacancy', () => {
  test.use({ person: 'lotte', expectedComplaints: /status of 422 .*vacancy-reading/ });

  test('are accessible, also where a page can not be read', async ({ page, baseURL }) => {
    await page.goto('/campaigns-overview/set-campaign/vacancy');
    await textField(page, address).fill(`${baseURL}/demo-career-site/nowhere`);
    await textField(page, address).press('Enter');
    await expect(page.getByRole('main')).toContainText('There is no page at this address');
    await expectAccessible(page, 'address of a vacancy');
    await textField(page, address).fill(`${baseURL}/demo-career-site/verpleegkundige-ic`);
    await textField(page, address).press('Enter');
    await expect(textField(page, 'Title')).toHaveValue('Verpleegkundige IC');
    await expectAccessible(page, 'proposal for a vacancy');
  });
});
