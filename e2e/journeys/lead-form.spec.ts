import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { callAs, createWorkspace } from '../support/api.ts';
import { configurePath, createCampaign } from '../support/campaigns.ts';
import { chooseFiles, drawPicture, library, tile } from '../support/media.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', viewport: { width: 1280, height: 1000 } });

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const saved = (page: Page) => expect(page.getByRole('status').first()).toHaveText('Saved');
const part = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `) });

async function write(page: Page, name: string, text: string): Promise<void> {
  // Two parts have a headline; only one is open.
  const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) }).locator('visible=true');
  await field.fill(text);
  await field.blur();
}

async function writeTexts(page: Page): Promise<void> {
  await write(page, 'Headline', 'Nurse in the north');
  await write(page, 'Description', 'Nights and days, close to home.');
  await part(page, 'Privacy').click();
  await write(page, 'Link text', 'Privacy statement');
  await write(page, 'Privacy link', 'https://care.example/privacy');
  await part(page, 'Completion').click();
  await write(page, 'Headline', 'Thank you');
  await write(page, 'Description', 'We call you within two days.');
  await write(page, 'Website', 'https://care.example');
}

test('an empty form becomes a finished one, is tried, and is there after a reload', async ({
  page,
}) => {
  const workspace = await createWorkspace('lotte', 'Z formulieren');
  const { id } = await createCampaign('lotte', workspace.slug, {
    type: 'leadform',
    title: 'Nurses',
  });
  await page.goto(configurePath(id));
  await expect(page.getByText(/^7 things are missing: Intro, Privacy, Completion$/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit the form' }).click();
  await expect(page).toHaveURL(/campaign-details\?view=leadform$/);
  await writeTexts(page);
  await expect(page.getByText('The form is finished')).toBeVisible();

  // a question, by keyboard alone
  await part(page, 'Questions').press('Enter');
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Do you have a driving licence?' }).press('Enter');
  const options = page.getByRole('button', { name: /^Options for Question 4/ });
  await options.press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: /^Options for Question 3: Do you/ })).toBeFocused();
  await saved(page);
  await expectAccessible(page, 'the questions of a form');
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the questions of a form');
  if (usual) await page.setViewportSize(usual);

  const phone = preview(page);
  for (const name of ['Full name', 'E-mail address', 'Phone number']) {
    await phone.getByRole('textbox', { name }).fill('Someone');
  }
  await phone.getByRole('radio', { name: 'Yes' }).press('Space');
  await phone.getByRole('button', { name: 'Next', exact: true }).click();
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('We call you within two days.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('The form is finished')).toBeVisible();
  await part(page, 'Questions').click();
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(
    'Do you have a driving licence?',
  );
  await page.getByRole('link', { name: 'Edit campaign' }).click();
  await expect(page.getByText('The form is finished.')).toBeVisible();
});

test('the image comes from the library, exactly one, cut to its shape', async ({ page }) => {
  const workspace = await createWorkspace('lotte', 'Z beelden');
  const { id } = await createCampaign('lotte', workspace.slug, { type: 'leadform' });
  await page.goto(`${configurePath(id)}?view=leadform`);
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await expect(page).toHaveURL(/campaign-details\/media-library\?view=leadform$/);
  await chooseFiles(page, await drawPicture(page, { name: 'reception.png', width: 1600 }));
  await tile(page, 'reception').click();
  await library(page).getByRole('button', { name: 'Confirm' }).click();
  const cropper = page.getByRole('dialog', { name: 'Crop image' });
  await cropper.getByRole('button', { name: 'Done' }).click();
  await expect(cropper).toBeHidden();
  await expect(page.getByRole('button', { name: 'Crop', exact: true })).toBeVisible();
  await saved(page);
  const form = await callAs<{ media: { crop: { width: number; height: number } } }>(
    'lotte',
    'GET',
    `/campaigns/${id}/leadform`,
  );
  const { width, height } = form.media.crop;
  expect(width / height).toBeCloseTo(1200 / 628, 2);
});
