import { expectLayerAccessible, tabTo } from '../support/accessibility.ts';
import { adCard, adsPath, confirm, createAd, field } from '../support/ads.ts';
import { accountOf, callAs, createWorkspace } from '../support/api.ts';
import { createCampaign, dayFromNow, openMenu, shownDay } from '../support/campaigns.ts';
import { createBannerAd, createSearchAd } from '../support/google-ads.ts';
import { refuseAdsWith } from '../support/networks.ts';
import { bell } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

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
  await expect(list).toContainText('Choose a budget');
  await page.keyboard.press('Escape');

  await callAs('lotte', 'PUT', `/campaigns/${id}/custom-budget`, budget);
  await expect(deploy).not.toHaveAttribute('aria-disabled', 'true');
  await deploy.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('You are about to launch this campaign');
  await expect(dialog).toContainText(dates.map(shownDay).join(' – '));
  await expect(dialog).toContainText('The networks have nothing against it so far.');
  await expectLayerAccessible(page, 'the launch dialog');
  await dialog.getByRole('button', { name: 'Launch campaign' }).press('Enter');
  // It closes by itself only when all is good. What its button says until then is for the web tests: a busy
  // machine misses words that stand for a second.
  await expect(dialog).toBeHidden();
  await expect(deploy).toBeHidden();
  for (const name of ['On Facebook', 'On Instagram', 'On LinkedIn', 'On Display', 'ICU nurse']) {
    await expect(adCard(page, name)).toContainText(/In review|Approved/);
  }

  const main = page.getByRole('main');
  const choose = async (entry: string) =>
    (await openMenu(main)).getByRole('menuitem', { name: entry, exact: true }).click();
  await choose('Boost');
  const boost = page.getByRole('dialog', { name: 'Boost Dialyse?' });
  await boost.getByRole('textbox', { name: 'Additional budget' }).fill('102');
  await expect(boost).toContainText('Facebook and Instagram: €27');
  await expectLayerAccessible(page, 'the boost dialog');
  await page.keyboard.press('Enter');
  const boosted = page.getByRole('dialog', { name: 'Here we go! Campaign has been boosted' });
  await expect(boosted).toContainText('with a budget of €4.102.');
  await page.keyboard.press('Escape');

  await choose('Stop');
  await page.getByRole('button', { name: 'Stop campaign' }).click();
  await expect(main.getByText('Stopped', { exact: true })).toBeVisible();
  await choose('Extend');
  const extend = page.getByRole('dialog', { name: 'Extend Dialyse?' });
  await expect(extend).toContainText('The campaign runs again');
  await expectLayerAccessible(page, 'the dialog that extends');
  await extend.getByRole('textbox', { name: 'New end date' }).fill(shownDay(dayFromNow(43)));
  await extend.getByRole('textbox', { name: 'Additional budget' }).fill('400');
  await extend.getByRole('button', { name: 'Extend campaign' }).click();
  const extended = page.getByRole('dialog', {
    name: 'Yahoo! You did it! Campaign has been extended',
  });
  await expect(extended).toContainText(
    `It runs until ${shownDay(dayFromNow(43))} with a budget of €4.502.`,
  );
  await extended.getByRole('button', { name: 'Close' }).last().click();
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  // Until the networks have taken it over, the page says so.
  await expect(main.getByText('networks are being told').first()).toBeHidden();
  for (const name of ['On Facebook', 'On LinkedIn', 'On Display', 'ICU nurse']) {
    await expect(adCard(page, name)).toContainText(/In review|Approved|Live/);
  }
});

test('a campaign from a template is approved, and what a network refused of it is mended', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const { slug } = await createWorkspace('lotte', 'Zo goedgekeurd');
  const templates = await callAs<{ id: string; functionGroup: string }[]>(
    'lotte',
    'GET',
    `/accounts/${await accountOf('lotte')}/templates`,
  );
  const { id } = await createCampaign('lotte', slug, {
    templateId: templates.find(({ functionGroup }) => functionGroup === 'healthcare')?.id,
    title: 'Nierzorg',
    targetUrl: 'https://work.example/kidneys',
    profiles: ['Dialysis Nurse'],
    places: ['Groningen'],
    dates: [dayFromNow(3), dayFromNow(33)],
  });
  await createAd('lotte', id, 'facebook-post', { headline: 'Too good', message: 'Allerbeste' });
  await createAd('lotte', id, 'facebook-post', { headline: 'So good', message: 'Allerbeste' });
  await refuseAdsWith('meta', 'Allerbeste');
  const colleague = await openAs('anna');
  await colleague.goto(`/workspaces/${slug}`);
  const row = colleague.getByRole('row', { name: /Nierzorg/ });
  await expect(row).toContainText('To approve');

  await page.goto(adsPath(id));
  await page.getByRole('button', { name: 'Approve and launch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Launch campaign' }).click();
  await expect(dialog.getByRole('button', { name: 'Something went wrong, retry?' })).toBeVisible();
  await expect(dialog).toContainText('2 ads were refused.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL('/campaigns-overview/errored');

  await expect(row).toContainText('Active');
  await expect(row.getByRole('button', { name: /^Warning/ })).toBeVisible();
  await bell(colleague).click();
  await expect(colleague.getByRole('row', { name: /Nierzorg/ }).first()).toBeVisible();

  // The errors by keyboard alone: one ad is mended and sent, the other is given up.
  const errored = page.getByRole('row', { name: /Nierzorg/ });
  const cures = errored.getByRole('link', { name: 'Open the ad' });
  await expect(cures).toHaveCount(2);
  await tabTo(page, cures.first(), 100);
  await page.keyboard.press('Enter');
  const mended = await field(page, 'Headline').inputValue();
  await field(page, 'Message').fill('Good care');
  await confirm(page).press('Enter');
  await expect(confirm(page)).toBeHidden();
  await page.goto(adsPath(id));
  await expect(adCard(page, mended)).toContainText(/In review|Approved/);
  await page.goto('/campaigns-overview/errored');
  await expect(cures).toHaveCount(1);
  await tabTo(page, errored.getByRole('button', { name: 'Copy for support' }), 100);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Copied');
  await tabTo(page, errored.getByRole('button', { name: /^Resolve/ }), 100, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const settling = page.getByRole('dialog', { name: 'Can we help you to solve your issue?' });
  await tabTo(page, settling.getByRole('radio', { name: 'Solved' }));
  await page.keyboard.press('ArrowDown');
  await expect(settling.getByRole('radio', { name: "Won't fix" })).toBeChecked();
  await tabTo(page, settling.getByRole('textbox', { name: 'Reason' }));
  await page.keyboard.type('The other one is enough');
  await tabTo(page, settling.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(settling).toBeHidden();
  await expect(errored).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.goto(`/campaigns-overview/activity/${id}`);
  await expect(page.getByRole('main')).toContainText(
    'Lotte Visser approved and launched the campaign',
  );
});
