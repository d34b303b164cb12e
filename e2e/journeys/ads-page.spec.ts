import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { adCard, adsPath, createAd } from '../support/ads.ts';
import { callAs, campaignId, campaignsOf, createWorkspace, type NewName } from '../support/api.ts';
import { configurePath, createCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

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
    await expect(page.locator('#field-locations')).toBeInViewport();
  });
});
