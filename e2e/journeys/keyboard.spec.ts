import { tabTo } from '../support/accessibility.ts';
import { createWorkspace } from '../support/api.ts';
import {
  configurePath,
  createCampaign,
  dayFromNow,
  getCampaign,
  pickField,
  saveState,
} from '../support/campaigns.ts';
import { bell, rows } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';

test('the keyboard alone leads from the sign-in to a notification marked as read', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: /^Jamal Mertens/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Jamal Mertens/ }));
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread');

  // The new page begins below the bar.
  await tabTo(page, bell(page), 10, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const row = rows(panel, 'Anaesthesia nurse');
  await expect(row).toContainText('Unread');
  await tabTo(page, rows(panel).first());
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('button', { name: 'Actions' })).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Mark as read' });
  await expect(page.getByRole('menuitem', { name: 'Pin' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).not.toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
});

test.describe('the focus', () => {
  test.use({ person: 'lotte' });

  test('can skip the bar, and starts at the top of a new page', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zichtlijn');
    await createCampaign('lotte', slug, { title: 'Zichtlijn' });
    await page.goto(`/workspaces/${slug}`);
    const campaign = page.getByRole('link', { name: 'Zichtlijn' });
    await expect(campaign).toBeVisible();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip, 1);
    await expect(skip).toBeInViewport();
    // Figures with their explanations, filters and sorts can be skipped too.
    const past = page.getByRole('button', { name: 'Skip to campaigns' });
    await tabTo(page, past, 1);
    await expect(past).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(campaign).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zichtlijn');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('a new campaign', () => {
  test.use({ person: 'lotte' });

  test('finds a job, a place and dates without a mouse', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zoeken zonder muis');
    const { id } = await createCampaign('lotte', slug, { title: 'Zoeken' });
    await page.goto(configurePath(id));
    const jobs = pickField(page, 'Job profiles');
    const places = pickField(page, 'Locations');
    await expect(jobs.input).toBeVisible();
    await tabTo(page, jobs.input);
    await page.keyboard.type('dialysis');
    await expect(jobs.options).toHaveText([/^Dialyseverpleegkundige/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(jobs.chosen).toHaveText(['Dialyseverpleegkundige']);
    await page.keyboard.press('Escape');
    await tabTo(page, places.input, 3);
    await page.keyboard.type('drachten');
    await expect(places.options).toHaveText([/^Drachten/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(places.chosen).toHaveText([/^Drachten/]);
    await page.keyboard.press('Escape');
    // What was chosen is walked with the arrows and taken back with a key.
    await tabTo(page, places.chosen, 3, 'Shift+Tab');
    await page.keyboard.press('Delete');
    await expect(places.chosen).toHaveCount(0);
    await expect(places.input).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: /^Calendar/ }), 10);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: '2 weeks' }), 10);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application')).toBeHidden();
    await expect(saveState(page)).toHaveText('Saved');
    expect(await getCampaign('lotte', id)).toMatchObject({
      profiles: [{ name: 'Dialysis Nurse' }],
      locations: [],
      startDate: dayFromNow(1),
      endDate: dayFromNow(14),
    });
  });
});
