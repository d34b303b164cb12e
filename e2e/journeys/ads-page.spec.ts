import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { adCard, adsPath, createAd, createAdPath } from '../support/ads.ts';
import {
  accountOf,
  callAs,
  campaignId,
  campaignsOf,
  createWorkspace,
  type NewName,
} from '../support/api.ts';
import { configurePath, createCampaign, dayFromNow, getCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.use({ person: 'lotte' });

async function aDraft(workspace: NewName, content: Parameters<typeof createCampaign>[2] = {}) {
  const { slug } = await createWorkspace('lotte', workspace);
  return createCampaign('lotte', slug, { title: 'Radiologie', ...content });
}

test('a draft shows its channels, and the menu and anchors lead to them', async ({ page }) => {
  const { id } = await aDraft('Zonder ads');
  await createAd('lotte', id, 'facebook-post');
  await createAd('lotte', id, 'facebook-post', { headline: 'Second one' });
  await createAd('lotte', id, 'instagram-story');
  await createAd('lotte', id, 'linkedin-post', { headline: 'For LinkedIn' });
  await page.goto(`${adsPath(id)}#linkedin`);
  await expect(page).toHaveTitle('Ads of Radiologie · Posthorn');
  const menu = page.getByRole('navigation', { name: 'Channels' });
  await expect(page.getByRole('heading', { name: 'LinkedIn' })).toBeInViewport();
  await expect(menu.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await menu.getByRole('link', { name: 'Stories' }).last().click();
  await expect(page).toHaveURL(/#instagram-story-ad$/);
  await expect(page.getByRole('region', { name: 'Stories' }).last()).toBeInViewport();
  await menu.getByRole('link', { name: /^Facebook 2 ads|^Facebook.*2/ }).click();
  await expect(adCard(page, 'Nurses wanted').first()).toBeInViewport();
  await expectAccessible(page, 'the ads page');

  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(page).toHaveURL(configurePath(id));
});

test('several ads are stacked, and turned forward and back', async ({ page }) => {
  const { id } = await aDraft('Zes op een stapel');
  for (const headline of ['One', 'Two', 'Three']) {
    await createAd('lotte', id, 'facebook-post', { headline });
  }
  await page.goto(adsPath(id));
  await page.getByRole('radio', { name: 'Stacked' }).click();
  const stack = page.getByRole('region', { name: 'Posts' }).first();
  await expect(adCard(page, 'One')).toBeVisible();
  await stack.getByRole('button', { name: /next/i }).click();
  await expect(adCard(page, 'Two')).toBeVisible();
  await stack.getByRole('button', { name: /previous/i }).click();
  await stack.getByRole('button', { name: /previous/i }).click();
  await expect(adCard(page, 'Three')).toBeVisible();
});

test('an ad is deleted after a question', async ({ page }) => {
  const { id } = await aDraft('Zo weg');
  await createAd('lotte', id, 'facebook-post');
  await page.goto(adsPath(id));
  await adCard(page, 'Nurses wanted').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action can not be undone. Would you like to proceed?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await adCard(page, 'Nurses wanted').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete ad' }).click();
  await expect(adCard(page, 'Nurses wanted')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Facebook Posts' })).toBeFocused();
  expect(await callAs('lotte', 'GET', `/campaigns/${id}/facebook-post-ads`)).toEqual([]);
});

test('the page of a channel is chosen, kept and marked', async ({ page }) => {
  const { id } = await aDraft('Zoek een pagina');
  await page.goto(adsPath(id));
  const chosen = page.getByRole('button', { name: /^Facebook page:/ });
  await chosen.click();
  const dialog = page.getByRole('dialog', { name: 'Facebook page' });
  const options = dialog.getByRole('option');
  const name = 'Noorderzorg Thuis';
  await expect(options).toHaveCount(2);
  await dialog.getByRole('searchbox').fill('nothing like that');
  await expect(dialog).toContainText('Sorry, no matching options');
  await dialog.getByRole('searchbox').fill('thuis');
  await expect(options).toHaveText([name]);
  await options.first().click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(chosen).toHaveAccessibleName(`Facebook page: ${name}`);
  await chosen.click();
  await expect(options.filter({ hasText: 'Active' })).toHaveCount(1);
  await expect(options.filter({ hasText: 'Active' })).toContainText(name);
});

test('everything in the way of a launch is listed, and leads to where it is mended', async ({
  page,
}) => {
  const { id } = await aDraft('Zaken te doen', { dates: [dayFromNow(5), dayFromNow(25)] });
  await createAd('lotte', id, 'instagram-post');
  await page.goto(adsPath(id));
  const list = page.getByRole('region', { name: 'Before launch' });
  await expect(list).toContainText('Choose a budget');
  const bar = page.getByRole('region', { name: 'Budget and readiness' });
  await expect(bar).toContainText(/4 things to do before launch/);
  await list.getByRole('link', { name: 'Choose where to advertise' }).click();
  await expect(page).toHaveURL(`${configurePath(id)}#field-locations`);
  await expect(page.locator('#field-locations')).toBeInViewport();
});

test('a campaign that runs keeps its pages, and one that is over has no actions', async ({
  page,
}) => {
  const pathOf = async (status: string) => {
    const [found] = await campaignsOf('lotte', 'acute-care', { status });
    return adsPath(found?.id ?? '');
  };
  await page.goto(adsPath(await campaignId('lotte', 'acute-care', 'ICU nurse, Martini wing')));
  const locked = page.getByRole('button', { name: /^(Facebook|Instagram|LinkedIn) page:/ });
  await expect(locked.first()).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('region', { name: 'Before launch' })).toHaveCount(0);
  for (const status of ['stopped', 'finished']) {
    await page.goto(await pathOf(status));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(New|Delete|Duplicate)/ })).toHaveCount(0);
  }
});

test('a channel that the package left out is added with its own budget', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zorgpakket');
  const accountId = await accountOf('lotte');
  const packages = await callAs<
    { id: string; status: string; channelsActivation: { linkedIn: boolean } }[]
  >('lotte', 'GET', `/accounts/${accountId}/packages`);
  const without = packages.find(
    ({ status, channelsActivation }) => status === 'active' && !channelsActivation.linkedIn,
  );
  const { id } = await callAs<{ id: string }>('lotte', 'POST', '/campaigns', {
    type: 'consideration',
    slug,
    accountId,
    packageId: without?.id,
  });
  const dialog = page.getByRole('dialog', { name: 'LinkedIn is not part of this package' });
  await page.goto(createAdPath(id, 'linkedin-post'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${adsPath(id)}#linkedin`);
  await expect(page.getByRole('heading', { name: 'LinkedIn' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add LinkedIn' }).click();
  await expect(dialog).toContainText(
    'Add this channel with its own budget. The campaign type will change to Custom.',
  );
  await dialog.getByRole('textbox').fill('250');
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  await expect(toasts(page)).toContainText('Campaign type was changed to Custom');
  await expect(page.getByRole('heading', { name: 'LinkedIn' })).toBeVisible();
  expect(await getCampaign('lotte', id)).toMatchObject({
    type: 'custom',
    customChannelBudget: { linkedIn: 250_00 },
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('nothing scrolls sideways, and the list opens from the bar', async ({ page }) => {
    const { id } = await aDraft('Zaktelefoon');
    await createAd('lotte', id, 'facebook-carousel');
    await page.goto(adsPath(id));
    await expect(adCard(page, 'Nurses wanted')).toBeVisible();
    await expectNoSidewaysScroll(page, 'the ads page');
    await page.getByRole('button', { name: /things to do before launch/ }).click();
    const list = page.getByRole('dialog', { name: 'To do before launch' });
    await list.getByRole('link', { name: 'Choose where to advertise' }).click();
    await expect(page).toHaveURL(`${configurePath(id)}#field-locations`);
  });
});
