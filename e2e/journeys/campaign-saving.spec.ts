import type { Route } from '@playwright/test';
import { createWorkspace, type NewName } from '../support/api.ts';
import {
  configurePath,
  createCampaign,
  getCampaign,
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

    await page.clock.resume();
    await expect(page).toHaveTitle('Zoutkamp · Posthorn');
    // What no save would take is led to instead.
    const link = textField(page, 'Landing page');
    await link.fill('http://example.test');
    await link.blur();
    await page.getByRole('button', { name: 'check the marked fields' }).first().click();
    await expect(link).toBeFocused();
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
