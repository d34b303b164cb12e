import { expectLayerAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { createAd, createAdPath, editAdPath, editor, field } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import { createCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', viewport: { width: 390, height: 844 } });

const careless = 'Ons jonge team zoekt een duizendpoot in Groningen.';

test('wording is advised on, replaced, taken back and left', async ({ page }, { workerIndex }) => {
  const { slug } = await createWorkspace('lotte', `Zinnen ${workerIndex}`);
  const { id } = await createCampaign('lotte', slug, { title: 'ICU nurse' });
  const ad = await createAd('lotte', id, 'facebook-post', { message: careless });
  await page.goto(editAdPath(id, 'facebook-post', ad));
  const message = field(page, 'Message');
  const notes = editor(page).getByRole('list', { name: 'Wording of Message' });
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expectNoSidewaysScroll(page, 'ad editor with advice on wording');
  await expectLayerAccessible(page, 'ad editor with advice on wording');

  await notes.getByRole('button', { name: 'Replace “duizendpoot” with' }).press('Enter');
  await expect(message).toHaveValue('Ons jonge team zoekt een veelzijdige collega in Groningen.');
  await expect(message).toBeFocused();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(message).toHaveValue(careless);

  await notes.getByRole('button', { name: 'Leave “duizendpoot” as it is' }).press('Enter');
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes).toContainText('“jonge” tells older people');

  // Another ad knows nothing of that.
  await page.goto(createAdPath(id, 'facebook-post'));
  await field(page, 'Message').fill(careless);
  await expect(notes.getByRole('listitem')).toHaveCount(2);
});
