import { expectAccessible } from '../support/accessibility.ts';
import { adCard, adsPath, createAd } from '../support/ads.ts';
import { callAs, createWorkspace } from '../support/api.ts';
import { createCampaign, dayFromNow, shownDay } from '../support/campaigns.ts';
import { createBannerAd, createSearchAd } from '../support/google-ads.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

const budget = {
  total_gross_budget_in_cents: 4_000_00,
  facebook_amount: 1_000_00,
  google_display_amount: 1_000_00,
  google_search_amount: 1_000_00,
  linkedin_amount: 1_000_00,
};

test('a campaign is launched on five channels and followed until the networks have it', async ({
  page,
}) => {
  const { slug } = await createWorkspace('lotte', 'Zo gelanceerd');
  const dates: [string, string] = [dayFromNow(3), dayFromNow(33)];
  const { id } = await createCampaign('lotte', slug, {
    title: 'Dialyse',
    targetUrl: 'https://work.example/dialysis',
    profiles: ['Dialysis Nurse'],
    places: ['Groningen'],
    dates,
  });
  await createAd('lotte', id, 'facebook-post', { headline: 'On Facebook' });
  await createAd('lotte', id, 'instagram-post', { message: 'On Instagram' });
  await createAd('lotte', id, 'linkedin-post', { headline: 'On LinkedIn' });
  await createBannerAd('lotte', id, { title: 'On Display' });
  await createSearchAd('lotte', id);

  await page.goto(adsPath(id));
  const bar = page.getByRole('region', { name: 'Budget and readiness' });
  const deploy = bar.getByRole('button', { name: 'Deploy campaign' });
  await expect(deploy).toHaveAttribute('aria-disabled', 'true');
  await deploy.press('Enter');
  const list = page.getByRole('dialog', { name: 'To do before launch' });
  await expect(list).toContainText('Please set a budget before you launch this campaign');
  await page.keyboard.press('Escape');

  await callAs('lotte', 'PUT', `/campaigns/${id}/custom-budget`, budget);
  await expect(deploy).not.toHaveAttribute('aria-disabled', 'true');
  await deploy.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'You are about to launch this campaign' });
  await expect(dialog).toContainText(dates.map(shownDay).join(' – '));
  await expect(dialog).toContainText('The networks have nothing against it so far.');
  await expectAccessible(page, 'the launch dialog');
  await dialog.getByRole('button', { name: 'Launch campaign' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Launching...' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'All good' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(deploy).toBeHidden();
  for (const name of ['On Facebook', 'On Instagram', 'On LinkedIn', 'On Display', 'ICU nurse']) {
    await expect(adCard(page, name)).toContainText(/In review|Approved/);
  }
});
