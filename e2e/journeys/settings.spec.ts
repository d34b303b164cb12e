import { expectAccessible, openAtEveryWidth } from '../support/accessibility.ts';
import { adsPath, createAd } from '../support/ads.ts';
import { accountOf, callAs, createWorkspace } from '../support/api.ts';
import { createCampaign, dayFromNow } from '../support/campaigns.ts';
import { urlTagsOnMeta } from '../support/networks.ts';
import { expect, test } from '../support/test.ts';

const onFacebook = {
  total_gross_budget_in_cents: 1_000_00,
  facebook_amount: 1_000_00,
  google_display_amount: 0,
  google_search_amount: 0,
  linkedin_amount: 0,
};

test.describe('settings', () => {
  test.use({ person: 'sofia' });

  test('what is set for tracking stands in the ads that are published', async ({ page }) => {
    await page.goto('/campaigns-overview');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings/company');
    const save = page.getByRole('button', { name: /^Saved?$/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');

    // Connections and pages above are loaded: they would move what is clicked.
    await expect(page.getByRole('heading', { name: 'LinkedIn', exact: true })).toHaveCount(2);

    const content = page.getByRole('textbox', { name: 'utm_content' });
    await content.fill('job-');
    await page.getByRole('button', { name: 'Insert the tag Reference number' }).click();
    await expect(content).toHaveValue('job-%%reference_number%%');
    await expect(content).toBeFocused();
    await expect(page.getByText(/utm_content=job-REF-2048/)).toBeVisible();
    await save.click();
    await expect(page.getByText('The settings were saved')).toBeVisible();
    await page.reload();
    await expect(content).toHaveValue('job-%%reference_number%%');

    const { slug } = await createWorkspace('sofia', 'Zeehaven');
    const { id } = await createCampaign('sofia', slug, {
      title: 'Crane operator',
      targetUrl: 'https://work.example/crane',
      referenceNumber: 'KD-77',
      profiles: ['Crane Operator'],
      places: ['Rotterdam'],
      dates: [dayFromNow(3), dayFromNow(33)],
    });
    await createAd('sofia', id, 'facebook-post', { headline: 'On the quay' });
    await callAs('sofia', 'PUT', `/campaigns/${id}/custom-budget`, onFacebook);
    await callAs('sofia', 'PUT', `/campaigns/${id}/deploy`);
    await page.goto(adsPath(id));
    await expect(page.getByText(/In review|Approved/).first()).toBeVisible();
    const [adAccount] = await callAs<{ adAccount: { id: string } }[]>(
      'sofia',
      'GET',
      `/accounts/${await accountOf('sofia')}/connections`,
    );
    const tags = await urlTagsOnMeta(adAccount?.adAccount.id ?? '');
    expect(tags.some((one) => one.includes('utm_content=job-KD-77'))).toBe(true);
  });

  test('every tab has its address, and every section its anchor', async ({ page }) => {
    await page.goto('/settings/nonsense');
    await expect(page).toHaveURL('/settings/company');
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(page).toHaveURL('/settings/users');
    await page.goBack();
    await expect(page).toHaveURL('/settings/company');
    await expect(page.getByRole('tab', { name: 'Company' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const section = page.getByRole('heading', { name: 'Default campaign settings' });
    await expect(section).not.toBeInViewport();
    const sections = page.getByRole('navigation', { name: 'On this page' });
    await sections.getByRole('link', { name: 'Default campaign settings' }).click();
    await expect(section).toBeInViewport();
    await expect(page).toHaveURL('/settings/company#campaign-settings');
    await sections.getByRole('link', { name: 'Address' }).click();
    await expect(section).not.toBeInViewport();
    await page.goto('/settings/users#add-new-user');
    await expect(page.getByRole('button', { name: 'Send invite' })).toBeInViewport();
  });

  test('a token opens the API for a program, until it is deleted', async ({ page, baseURL }) => {
    await page.goto('/settings/integrations');
    await page.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly report');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    const ask = async () => {
      const answer = await fetch(`${baseURL}/api/accounts/${await accountOf('sofia')}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.status;
    };
    expect(await ask()).toBe(200);
    await page.getByRole('button', { name: 'Delete Nightly report' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('There are no tokens yet')).toBeVisible();
    expect(await ask()).toBe(401);
  });

  test('break no rule of accessibility, and fit every width', async ({ page }) => {
    await openAtEveryWidth(page, '/settings/company', page.getByRole('heading', { level: 1 }));
    await expect(page.getByRole('heading', { name: 'Default campaign settings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Facebook', exact: true })).toBeVisible();
    await expectAccessible(page, 'company');
    await openAtEveryWidth(page, '/settings/integrations', page.getByRole('heading', { level: 1 }));
    await expect(page.getByText('There are no webhooks yet')).toBeVisible();
    await expectAccessible(page, 'integrations');
    await openAtEveryWidth(page, '/settings/finance', page.getByRole('heading', { level: 1 }));
    await expect(page.getByRole('table', { name: 'Deposits' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Campaign overview' })).toBeVisible();
    await expectAccessible(page, 'finance');
  });
});
