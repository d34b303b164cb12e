import { tabTo } from '../support/accessibility.ts';
import { createWorkspace } from '../support/api.ts';
import {
  configurePath,
  createCampaign,
  dayFromNow,
  getCampaign,
  pickField,
  saveState,
  textField,
} from '../support/campaigns.ts';
import { bell, rows } from '../support/notifications.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
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

  test('goes back to where it came from when a layer closes', async ({ page }) => {
    await page.goto('/workspaces/acute-care');
    const openers = [
      [page.getByRole('button', { name: /^Account:/ }), openAccounts],
      [bell(page), openBell],
      [page.getByRole('button', { name: /^Profile of/ }), openProfile],
      [page.getByRole('button', { name: /^Workspace:/ }), openWorkspaces],
    ] as const;
    for (const [button, open] of openers) {
      const layer = await open(page);
      await expect(layer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
      await expect(button).toBeFocused();
    }
    const addUsers = page.getByRole('button', { name: 'Add users to this workspace' });
    await addUsers.click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByLabel('Search users')).toBeFocused();
    // Once around, and still inside.
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    await expect(modal.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(addUsers).toBeFocused();
  });

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

test.describe('errored campaigns', () => {
  test.use({ person: 'lotte' });

  test('are found, read and settled by the keyboard alone', async ({ page }) => {
    await page.goto('/campaigns-overview');
    const profile = page.getByRole('button', { name: /^Profile of .*, campaigns have errors$/ });
    await expect(profile).toBeVisible();
    await tabTo(page, profile);
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Errored Campaigns' });
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/campaigns-overview\/errored$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errored Campaigns');
    await expect(page.getByRole('main')).toBeFocused();

    const row = page.getByRole('row').nth(1);
    await tabTo(page, row.getByRole('link').first());
    const resolve = row.getByRole('button', { name: /^Resolve: / }).first();
    await tabTo(page, resolve);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Can we help you to solve your issue?' });
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeDisabled();
    await tabTo(page, dialog.getByRole('radio', { name: 'Solved' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: "Won't fix" })).toBeChecked();
    await tabTo(page, dialog.getByLabel('Reason'), 2);
    await page.keyboard.type('Too late');
    await expect(confirm).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(resolve).toBeFocused();

    await tabTo(page, row.getByRole('link').first(), 25, 'Shift+Tab');
    const title = await row.getByRole('link').first().textContent();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/set-campaign\/[^/]+\/campaign-details/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
});

test.describe('a new campaign', () => {
  test.use({ person: 'lotte' });

  test('is made and named by the keyboard alone', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zonder muis');
    await page.goto(`/workspaces/${slug}`);
    const create = page.getByRole('main').getByRole('link', { name: 'Create new campaign' });
    await expect(create.first()).toBeVisible();
    await tabTo(page, create.first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a campaign');
    await tabTo(page, page.getByRole('radio', { name: /\bVacancy visits\b/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /\bEmployer brand awareness\b/ })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/campaign-details$/);
    const title = textField(page, 'Title');
    await expect(title).toBeVisible();
    await tabTo(page, title);
    await page.keyboard.type('Zonder muis');
    await page.keyboard.press('Tab');
    await expect(saveState(page)).toHaveText('Saved');
    const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    expect(await getCampaign('lotte', id)).toMatchObject({
      title: 'Zonder muis',
      type: 'awareness',
    });
  });

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

test.describe('less motion', () => {
  test.use({ person: 'lotte' });
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length;

  test('is obeyed: a layer stands at once', async ({ page }) => {
    // Nothing is left to load there: what says "still working" may move.
    await page.goto('/workspaces/talent-academy');
    await expect(page.getByRole('heading', { name: 'Create your campaign' })).toBeVisible();
    await expect(await openBell(page)).toBeVisible();
    expect(await page.evaluate(moving)).toBe(0);
  });
});
