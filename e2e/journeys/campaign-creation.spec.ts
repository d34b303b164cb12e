import type { Page } from '@playwright/test';
import { createWorkspace, type Workspace } from '../support/api.ts';
import {
  addPicked,
  type Campaign,
  type CampaignType,
  chooseRadio,
  configurePath,
  createCampaign,
  dayFromNow,
  getCampaign,
  pick,
  pickField,
  saveState,
  textField,
  wholeForm,
} from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { switcher } from '../support/workspaces.ts';

test.use({ person: 'lotte', viewport: wholeForm });

const creation = '/campaigns-overview/set-campaign';

interface Kind {
  type: CampaignType;
  name: string;
  /** Which way the people are chosen. */
  audience: 'profiles' | 'group';
  hasGoal?: true;
  /** Its word in the address. */
  key: string;
}

/** One for each way of choosing people; what the others ask for is shown by the tests of the form. */
const kinds: Kind[] = [
  {
    type: 'consideration',
    name: 'Vacancy visits',
    audience: 'profiles',
    key: 'highlight',
  },
  {
    type: 'custom',
    name: 'Custom',
    audience: 'group',
    hasGoal: true,
    key: 'custom',
  },
];

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

async function openCreation(page: Page, workspace: Workspace): Promise<void> {
  await page.goto(`/workspaces/${workspace.slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Create new campaign' }).first().click();
  await expect(page).toHaveURL(`${creation}/manual-settings`);
}

/** The id of the campaign whose configuration is open now. */
async function idOnScreen(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/set-campaign\/[0-9a-f-]{36}\/campaign-details$/);
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
}

/** From the choice of a goal to the empty form of a new campaign. */
async function createByGoal(page: Page, kind: Kind): Promise<string> {
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  if (kind.type === 'custom') await page.getByRole('link', { name: 'custom campaign' }).click();
  else await chooseRadio(page, kind.name);
  await expect(page).toHaveURL(`${creation}/manual-settings?goal=${kind.key}`);
  await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true');
  await next(page).click();
  const id = await idOnScreen(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Untitled Campaign');
  await expect(main).toContainText(`Draft${kind.name}`);
  return id;
}

for (const kind of kinds) {
  test(`a campaign for ${kind.name} is created, configured and saved`, async ({ page }) => {
    const workspace = await createWorkspace('lotte', `Zelf ${kind.type}`);
    await openCreation(page, workspace);
    const id = await createByGoal(page, kind);
    const main = page.getByRole('main');

    const title = `Zorgteam ${kind.key}`;
    await textField(page, 'Title').fill(title);
    await fillAudience(page, kind);
    if (kind.hasGoal) await pick(page, 'Goal', 'Traffic');
    const places = pickField(page, 'Locations');
    const { chosen } = places;
    for (const name of kind.type === 'consideration' ? ['Assen', 'Leeuwarden'] : ['Assen']) {
      await addPicked(places, name, new RegExp(`^${name}.*Netherlands`));
      await expect(chosen.filter({ hasText: name })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Calendar/ }).click();
    await page.getByRole('button', { name: '30 days', exact: true }).click();
    await textField(page, 'Landing page').fill('https://example.test/vacature?ref=1');
    await textField(page, 'PO number').fill('PO-Z-1');
    await textField(page, 'Reference number').fill('REF 7/b');
    await pick(page, 'Language', 'German');

    await expect(page.getByText('Everything is filled in')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Ready' })).toBeVisible();
    await expect(saveState(page)).toHaveText('Saved');

    // What is stored is shown the same way for every type, so one of them is read again.
    if (kind.type === 'consideration') await expectSameAfterReload(page, title);
    expect(await getCampaign('lotte', id)).toMatchObject({
      ...whatTheAudienceIs(kind),
      type: kind.type,
      status: 'draft',
      workspaceSlug: workspace.slug,
      targetUrl: 'https://example.test/vacature?ref=1',
      goal: kind.hasGoal ? 'MAXIMISE_CLICKS' : null,
      title,
      poNumber: 'PO-Z-1',
      referenceNumber: 'REF 7/b',
      language: 'de',
      startDate: dayFromNow(1),
      endDate: dayFromNow(30),
    });
  });
}

async function expectSameAfterReload(page: Page, title: string): Promise<void> {
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(textField(page, 'Title')).toHaveValue(title);
  await expect(pickField(page, 'Locations').chosen).toHaveText([/^Assen/, /^Leeuwarden/]);
  await expect(textField(page, 'PO number')).toHaveValue('PO-Z-1');
  await expect(textField(page, 'Reference number')).toHaveValue('REF 7/b');
  await expect(page.getByRole('button', { name: /Language$/ })).toContainText('German');
  await expect(page.getByText('Everything is filled in')).toBeVisible();
}

async function fillAudience(page: Page, { audience }: Kind): Promise<void> {
  if (audience === 'profiles') {
    const { input, options, chosen } = pickField(page, 'Job profiles');
    await input.fill('dialysis');
    await options.filter({ hasText: 'Dialysis Nurse' }).click();
    // Found by its English name, shown in the campaign's language.
    await expect(chosen).toHaveText(['Dialyseverpleegkundige']);
    await page.keyboard.press('Escape');
    return;
  }
  await chooseRadio(page, 'Function group');
  await page.getByRole('button', { name: /Function group$/ }).click();
  await page.getByRole('combobox', { name: 'Search function groups' }).fill('healthc');
  await page.getByRole('option', { name: 'Healthcare' }).click();
}

const whatTheAudienceIs = ({ audience }: Kind): Partial<Campaign> =>
  audience === 'group'
    ? { functionGroup: 'healthcare', profiles: [] }
    : { profiles: [{ id: 'dialysis-nurse', name: 'Dialysis Nurse', functionGroup: 'healthcare' }] };

test('a template makes a campaign that waits for approval', async ({ page }) => {
  await openCreation(page, await createWorkspace('lotte', 'Zelf met sjabloon'));
  await page.getByRole('tab', { name: 'Templates' }).click();
  await expect(page).toHaveURL(`${creation}/template-settings`);
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Create from a template/ }).click();
  const templates = page.getByRole('dialog', { name: 'Create from a template' });
  await expect(templates.getByRole('tab')).toHaveText([/^Default/, /^Custom/]);
  await templates.getByRole('tab', { name: /^Default/ }).click();
  // Those of a function group bear its name, the others their title.
  for (const group of [/^Education/, /^Healthcare/, /^Social Care/]) {
    await expect(templates.getByRole('option').filter({ hasText: group })).toBeVisible();
  }
  await templates.getByRole('tab', { name: /^Custom/ }).click();
  await templates.getByRole('option', { name: /Groningen/ }).click();
  await expect(templates).toBeHidden();
  await next(page).click();

  const campaign = await getCampaign('lotte', await idOnScreen(page));
  expect(campaign).toMatchObject({ type: 'conversions', status: 'to_approve' });
  expect(campaign.usedTemplate).toBe(campaign.title);
  await expect(page.getByRole('main')).toContainText('To approveJob applications');
  await expect(textField(page, 'Title')).toHaveValue(campaign.title);
  await expect(pickField(page, 'Locations').chosen).toHaveText([/^Groningen/]);
});

test('a package brings its budget, and must be chosen once it is wanted', async ({ page }) => {
  await openCreation(page, await createWorkspace('lotte', 'Zelf met pakket'));
  await chooseRadio(page, 'Vacancy visits');
  const packages = page.getByRole('button', { name: /Package$/ });
  await expect(packages).toBeDisabled();
  await page.getByText('Package set up').click();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await next(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Please choose a package');
  await packages.click();
  // The one that is no longer sold is not among them.
  await expect(page.getByRole('option')).toHaveText([
    /^All channels/,
    /^Regional start/,
    /^Search only/,
  ]);
  await page.getByRole('option', { name: /^Regional start/ }).click();
  await next(page).click();
  const campaign = await getCampaign('lotte', await idOnScreen(page));
  expect(campaign).toMatchObject({ status: 'draft', customTotalGrossBudget: 90_000 });
  await expect(page.getByRole('region', { name: 'Budget and next step' })).toContainText('€900');
});

test('under All one says in which workspace, and goes back to where one was', async ({ page }) => {
  const { name, slug } = await createWorkspace('lotte', 'Zelf gekozen');
  await page.goto('/workspaces/All');
  await expect(switcher(page, 'All Workspaces')).toBeVisible();
  await page.getByRole('link', { name: 'Create new campaign' }).click();
  await chooseRadio(page, 'Fast apply form');
  const workspaces = page.getByRole('button', { name: /Workspace$/ });
  await expect(workspaces).toContainText('Acute Care');
  await workspaces.click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByText(`Fast apply form in ${name}`)).toBeVisible();
  await next(page).dblclick();
  const { workspaceSlug } = await getCampaign('lotte', await idOnScreen(page));
  expect(workspaceSlug).toBe(slug);

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Campaigns overview' }).click();
  await expect(switcher(page, 'All Workspaces')).toBeVisible();
  await page.goto(`/workspaces/${slug}`);
  // Two presses, one campaign.
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Untitled Campaign']);
});

test('the dates are picked in the calendar, and not before tomorrow', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zelf gedateerd');
  const { id } = await createCampaign('lotte', slug);
  await page.goto(configurePath(id));
  await page.getByRole('button', { name: /^Calendar/ }).click();
  const calendar = page.getByRole('application');
  const day = (days: number) => {
    const date = new Date(`${dayFromNow(days)}T12:00:00`);
    const spoken = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
    return calendar.getByRole('button', { name: new RegExp(`\\b${spoken} ${date.getFullYear()}`) });
  };
  // On the last day of a month the calendar begins with the next one, and does not go back.
  const isLastDay = dayFromNow(0).slice(0, 7) !== dayFromNow(1).slice(0, 7);
  if (isLastDay) await expect(calendar.getByRole('button', { name: 'Previous' })).toBeDisabled();
  else await expect(day(0)).toHaveAttribute('aria-disabled', 'true');
  await day(1).click();
  await day(15).click();
  await expect(calendar).toBeHidden();
  await expect(page.getByText('15 days', { exact: true }).first()).toBeVisible();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('lotte', id)).toMatchObject({
    startDate: dayFromNow(1),
    endDate: dayFromNow(15),
  });
});

test('an address without its last part leads to where one begins', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zonder einde');
  const { id } = await createCampaign('lotte', slug, { title: 'Zonder einde' });
  await page.goto(creation);
  await expect(page).toHaveURL(`${creation}/manual-settings`);
  await page.goto(`${creation}/template-settings`);
  await expect(page.getByRole('tab', { name: 'Templates' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto(`${creation}/${id}`);
  await expect(page).toHaveURL(configurePath(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zonder einde');
});
