import { liveChanges } from '../support/answers.ts';
import { accountOf, callAs, createWorkspace, type Workspace } from '../support/api.ts';
import { openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { footerEntries, switcher } from '../support/workspaces.ts';

test.use({ person: 'sofia' });

test.describe('a name that is taken is refused', () => {
  test.use({ expectedComplaints: /status of 409/ });

  test('a workspace is created once it has a name of its own', async ({ page }) => {
    await page.goto('/workspaces/tech');
    const panel = await openWorkspaces(page);
    const start = panel.getByRole('button', { name: 'New workspace' });
    const name = panel.getByRole('textbox', { name: 'Name' });
    await start.click();
    await expect(name).toBeFocused();
    const unnamed = panel.getByRole('button', { name: 'Please give your workspace name first' });
    await expect(unnamed).toBeDisabled();

    // Cancelled: back to the list, and still in the workspace of before.
    await name.fill('Zilver');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('option', { name: /^Tech\b.*current workspace/ })).toBeVisible();
    await start.click();
    await expect(name).toHaveValue('');

    await name.fill('LOGISTICS');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('There is already a workspace with this name')).toBeVisible();
    // Shown at the field, so not in a toast as well.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await name.fill('Zilverkamp');
    await panel.getByRole('button', { name: 'Create workspace' }).click();
    await expect(panel).toBeHidden();
    await expect(switcher(page, 'Zilverkamp')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Create your campaign' })).toBeVisible();
  });
});

test('a workspace is renamed; the same name or Cancel changes nothing', async ({ page }) => {
  const { slug } = await createWorkspace('sofia', 'Zuid');
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  await page.goto(`/workspaces/${slug}`);
  const panel = await openWorkspaces(page);
  const edit = panel.getByRole('button', { name: 'Edit workspace' });
  const name = panel.getByRole('textbox', { name: 'Name' });
  const save = panel.getByRole('button', { name: 'Save' });

  await edit.click();
  await expect(name).toHaveValue('Zuid');
  await save.click();
  await expect(edit).toBeVisible();
  await edit.click();
  await name.fill('Zuidoost');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('option', { name: /^Zuid\b.*current workspace/ })).toBeVisible();
  expect(puts).toEqual([]);

  await edit.click();
  await expect(name).toHaveValue('Zuid');
  await name.fill('');
  await expect(save).toBeDisabled();
  await expect(panel.getByText('This field can not be empty')).toBeVisible();
  await name.fill('Zuidwest');
  await save.click();
  await expect(panel.getByRole('option', { name: /^Zuidwest\b.*current workspace/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(switcher(page, 'Zuidwest')).toBeVisible();
  expect(puts).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an empty workspace is removed after a question', async ({ page }) => {
  const { slug } = await createWorkspace('sofia', 'Zandvoort');
  await page.goto(`/workspaces/${slug}`);
  const remove = async () =>
    (await openWorkspaces(page)).getByRole('button', { name: 'Remove workspace' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Zandvoort?' });
  await remove();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(switcher(page, 'Zandvoort')).toBeVisible();

  await remove();
  await question.getByRole('button', { name: 'Remove workspace' }).click();
  await expect(switcher(page, 'Logistics')).toBeVisible();
  const panel = await openWorkspaces(page);
  await expect(panel.getByRole('option', { name: 'Zandvoort' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: footerEntries[2] })).toBeVisible();
});

async function renameBehind(workspace: Workspace, name: string): Promise<void> {
  const path = `/accounts/${await accountOf('robin', 'Kade Recruitment')}/workspaces/${workspace.slug}`;
  await callAs('robin', 'PUT', path, { ...workspace, name });
}

test('the browser of another person shows the new name at once', async ({ page }) => {
  const workspace = await createWorkspace('sofia', 'Zwaan');
  await page.goto(`/workspaces/${workspace.slug}`);
  await expect(switcher(page, 'Zwaan')).toBeVisible();
  await renameBehind(workspace, 'Zwanenmeer');
  await expect(switcher(page, 'Zwanenmeer')).toBeVisible();
});

test.describe('a name another person gave in the meantime', () => {
  test.use({ expectedComplaints: /status of 409|ERR_FAILED .*\/events/ });
  const told = 'Another person changed this in the meantime. Please look at the new version.';

  test('is told and not overwritten, when this browser has not heard of it', async ({ page }) => {
    const workspace = await createWorkspace('sofia', 'Zeepaard');
    await page.route(liveChanges, (route) => route.abort());
    await page.goto(`/workspaces/${workspace.slug}`);
    const panel = await openWorkspaces(page);
    await panel.getByRole('button', { name: 'Edit workspace' }).click();
    await renameBehind(workspace, 'Zeester');
    await panel.getByRole('textbox', { name: 'Name' }).fill('Zeehond');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(told)).toBeVisible();
    await expect(switcher(page, 'Zeester')).toBeAttached();
  });

  test('is told and not overwritten, when it has', async ({ page }) => {
    const workspace = await createWorkspace('sofia', 'Zonnebloem');
    await page.goto(`/workspaces/${workspace.slug}`);
    const panel = await openWorkspaces(page);
    await panel.getByRole('button', { name: 'Edit workspace' }).click();
    await panel.getByRole('textbox', { name: 'Name' }).fill('Zonnehoed');
    const heard = page.waitForResponse(/\/workspaces$/);
    await renameBehind(workspace, 'Zonnedauw');
    await heard;
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(told)).toBeVisible();
    // Told once: now it is meant.
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('option', { name: /^Zonnehoed\b/ })).toBeVisible();
  });
});
