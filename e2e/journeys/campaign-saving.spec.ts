import type { Route } from '@playwright/test';
import { hold, withoutLiveChanges } from '../support/answers.ts';
import { callAs, createWorkspace, type NewName } from '../support/api.ts';
import {
  changeDetails,
  configurePath,
  createCampaign,
  findPlace,
  getCampaign,
  pickField,
  saveState,
  textField,
  titlesShown,
  wholeForm,
} from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { stopClock } from '../support/toasts.ts';

test.use({ person: 'anna', viewport: wholeForm });

const details = /\/api\/campaigns\/[0-9a-f-]{36}$/;
const conflict = 'Another person changed this in the meantime';

async function draft(workspace: NewName, title: string) {
  const { slug } = await createWorkspace('anna', workspace);
  return { slug, ...(await createCampaign('anna', slug, { title })) };
}

test('what is typed is saved when the field is left, and after a pause', async ({ page }) => {
  const { id } = await draft('Zaad', 'Zaad');
  await page.goto(configurePath(id));
  await expect(saveState(page)).toHaveText('Saved');
  const letGo = await hold(page, details);
  await textField(page, 'PO number').fill('Z-1');
  await textField(page, 'PO number').blur();
  await expect(saveState(page)).toHaveText('Saving…');
  // Typed while a call is under way: it goes out with the next.
  await textField(page, 'Title').fill('Zaaigoed');
  letGo();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('anna', id)).toMatchObject({ title: 'Zaaigoed', poNumber: 'Z-1' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaaigoed');
  await expect(page).toHaveTitle('Zaaigoed · Posthorn');
});

test('what can not be saved as it is stays through a reload, and is marked', async ({ page }) => {
  const { id } = await draft('Zuur', 'Zuur');
  await page.goto(configurePath(id));
  const link = textField(page, 'Landing page');
  await link.fill('http://example.test');
  await link.blur();
  await expect(saveState(page)).toHaveText('Not all saved –');
  await page.reload();
  await expect(link).toHaveValue('http://example.test');
  await expect(link).toHaveAccessibleDescription(
    /The URL should include https:\/\/ and no spaces$/,
  );
  await page.getByRole('button', { name: 'check the marked fields' }).first().click();
  await expect(link).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://example.test/zuur');
  await link.blur();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('anna', id)).toMatchObject({ targetUrl: 'https://example.test/zuur' });
});

test.describe('a save that fails', () => {
  test.use({ expectedComplaints: /ERR_FAILED|status of 503/ });

  test('keeps what was typed, also through a reload, and saves it later', async ({ page }) => {
    const { id } = await draft('Zout', 'Zout');
    await page.clock.install();
    await page.goto(configurePath(id));
    const abort = (route: Route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback();
    await page.route(details, abort);
    const title = textField(page, 'Title');
    await title.fill('Zoutkamp');
    await title.blur();
    await expect(saveState(page)).toHaveText('Not saved –');
    await expect(title).toHaveValue('Zoutkamp');

    await page.reload();
    await expect(title).toHaveValue('Zoutkamp');
    await expect(saveState(page)).toHaveText('Not saved –');
    expect(await getCampaign('anna', id)).toMatchObject({ title: 'Zout' });
    // Sooner or later the page tries again by itself; here a person is faster.
    await stopClock(page);
    await expect(saveState(page)).toHaveText('Not saved –');
    await page.unroute(details, abort);
    await page.getByRole('button', { name: 'retry' }).first().click();
    await expect(saveState(page)).toHaveText('Saved');
    expect(await getCampaign('anna', id)).toMatchObject({ title: 'Zoutkamp' });
  });

  test('is found again by the next visit, from wherever one went', async ({ page }) => {
    const { id, slug } = await draft('Zilt', 'Zilt');
    await page.goto(configurePath(id));
    await page.route(details, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await textField(page, 'PO number').fill('Z-4');
    await textField(page, 'PO number').blur();
    await expect(saveState(page)).toHaveText('Not saved –');
    await page.unroute(details);
    await page.goto(`/workspaces/${slug}`);
    await page.getByRole('link', { name: 'Zilt' }).click();
    await expect(textField(page, 'PO number')).toHaveValue('Z-4');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await getCampaign('anna', id)).toMatchObject({ poNumber: 'Z-4' });
  });
});

test.describe('two browsers', () => {
  // A change that was made on a version of before is refused once, and sent again.
  test.use({ expectedComplaints: /status of 409/ });

  test('a title changed in one browser shows in the other, in the list and in the form', async ({
    page,
    openAs,
  }) => {
    const { id, slug } = await draft('Zien', 'Zien');
    const list = await openAs('lotte');
    const form = await openAs('lotte');
    await list.goto(`/workspaces/${slug}`);
    await form.goto(configurePath(id));
    await page.goto(configurePath(id));
    await expect(titlesShown(list)).toHaveText(['Zien']);
    await expect(textField(form, 'Title')).toHaveValue('Zien');
    // What is being typed in another field is left alone.
    await textField(form, 'PO number').fill('Z-7');

    await textField(page, 'Title').fill('Zienderogen');
    await textField(page, 'Title').blur();
    await expect(titlesShown(list)).toHaveText(['Zienderogen']);
    await expect(textField(form, 'Title')).toHaveValue('Zienderogen');
    await expect(textField(form, 'PO number')).toHaveValue('Z-7');
    await expect(saveState(form)).toHaveText('Saved');
    await expect(textField(page, 'PO number')).toHaveValue('Z-7');
    await expect(form.getByText(conflict)).toHaveCount(0);
  });
});

test.describe('two people at the same field', () => {
  test.use({ expectedComplaints: /status of 409/ });

  test('are told, and each value stays until one is chosen', async ({ page }) => {
    const { id } = await draft('Zelfde', 'Zelfde');
    await withoutLiveChanges(page);
    await page.goto(configurePath(id));
    const title = textField(page, 'Title');
    const po = textField(page, 'PO number');
    await expect(title).toBeVisible();
    await changeDetails('lotte', id, { title: 'Zelfde van Lotte', poNumber: 'L-1' });
    await title.fill('Zelfde van Anna');
    await title.blur();
    await expect(page.getByText(conflict)).toBeVisible();
    await expect(page.getByText('YoursZelfde van AnnaTheirsZelfde van Lotte')).toBeVisible();
    await expect(title).toHaveValue('Zelfde van Anna');
    // The field no one edits here has taken the news.
    await expect(po).toHaveValue('L-1');
    expect(await getCampaign('anna', id)).toMatchObject({ title: 'Zelfde van Lotte' });

    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(saveState(page)).toHaveText('Saved');
    await expect(page.getByText(conflict)).toHaveCount(0);
    expect(await getCampaign('anna', id)).toMatchObject({ title: 'Zelfde van Anna' });

    await changeDetails('lotte', id, { poNumber: 'L-2' });
    await po.fill('A-2');
    await po.blur();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(po).toHaveValue('L-2');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await getCampaign('anna', id)).toMatchObject({ poNumber: 'L-2' });
  });

  test('who change different things get both, and lists are brought together', async ({ page }) => {
    const { id } = await draft('Zusters', 'Zusters');
    await withoutLiveChanges(page);
    await page.goto(configurePath(id));
    const { input, options, chosen } = pickField(page, 'Locations');
    await expect(input).toBeVisible();
    await changeDetails('lotte', id, { poNumber: 'L-3' });
    const emmen = await findPlace('lotte', 'Emmen');
    await callAs('lotte', 'POST', `/campaigns/${id}/locations`, emmen);
    await input.fill('Assen');
    await options.filter({ hasText: /^AssenCity.*Netherlands/ }).click();
    await page.keyboard.press('Escape');
    await expect(saveState(page)).toHaveText('Saved');
    await expect(chosen).toHaveCount(2);
    await expect(page.getByText(conflict)).toHaveCount(0);
    const { locations, poNumber } = await getCampaign('anna', id);
    expect(locations.map(({ name }) => name).toSorted()).toEqual(['Assen', 'Emmen']);
    expect(poNumber).toBe('L-3');
  });
});
