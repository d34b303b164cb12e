import { expectLayerAccessible } from '../support/accessibility.ts';
import { missingPicture, section, showcaseOf } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'ines', expectedComplaints: missingPicture });

test('checkboxes, radios, toggles, tabs and dates are operable', async ({ page }) => {
  await page.goto(showcaseOf('choices', 'tabs', 'dates'));
  const choices = section(page, 'Checkboxes, radios, toggles');
  const box = choices.getByRole('checkbox', { name: 'Not selected' });
  await choices.getByText('Not selected').click();
  await expect(box).toBeChecked();
  await choices.getByText('First channel').click();
  await expect(choices.getByText('Choose at least one channel')).toHaveCount(0);
  await choices.getByText('Function group').click();
  await expect(choices.getByRole('radio', { name: /Function group/ })).toBeChecked();
  await expect(choices.getByRole('radio', { name: /Job profiles/ })).not.toBeChecked();
  const toggle = choices.getByRole('switch', { name: 'On', exact: true });
  await expect(toggle).toBeChecked();
  await choices.getByText('On', { exact: true }).click();
  await expect(choices.getByRole('switch', { name: 'Off', exact: true })).not.toBeChecked();

  const tabs = section(page, 'Tabs and accordion');
  await tabs.getByRole('tab', { name: /Templates/ }).click();
  await expect(tabs.getByRole('tabpanel').first()).toHaveText('Start from what worked before.');
  await tabs.getByRole('button', { name: 'Who may launch?' }).click();
  await expect(tabs.getByText('Everyone who may edit.')).toBeVisible();

  const dates = section(page, 'Date selectors');
  const start = dates.getByRole('group', { name: 'Start date' });
  await expect(start.getByRole('textbox')).toHaveValue('12-11-2026');
  await start.getByRole('button').click();
  await page.getByRole('button', { name: /November 20, 2026|20 November 2026/ }).click();
  await expect(start.getByRole('textbox')).toHaveValue('20-11-2026');
  const flight = dates.getByRole('group', { name: 'Flight' });
  await flight.getByRole('button').click();
  await page.getByRole('button', { name: 'Whole month' }).click();
  await expect(flight.getByLabel('Start date')).toHaveValue('01-11-2026');
  await expect(flight.getByLabel('End date')).toHaveValue('30-11-2026');
});

test('alerts, buttons, dialogs and menus are there and give the focus back', async ({ page }) => {
  await page.goto(showcaseOf('alerts', 'layers', 'buttons'));
  const alerts = section(page, 'Alerts');
  await expect(alerts).toContainText('The campaign runs on all five channels.');
  await alerts.getByRole('button', { name: 'Close' }).click();
  await expect(alerts.getByText('This one can be closed.')).toHaveCount(0);

  const layers = section(page, 'Modals, menus, tooltips');
  for (const [opener, role, name] of [
    ['Dialog', 'dialog', 'Rename workspace'],
    ['Long dialog', 'dialog', 'Conditions'],
    ['Confirmation', 'alertdialog', 'Delete ICU nurse, Martini Hospital?'],
    ['Drawer', 'dialog', 'Details'],
    ['What is pacing?', 'dialog', 'About pacing'],
  ] as const) {
    const button = layers.getByRole('button', { name: opener, exact: true });
    await button.click();
    const layer = page.getByRole(role, { name });
    await expect(layer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(button, opener).toBeFocused();
  }

  const blocked = section(page, 'Buttons and links').getByRole('button', {
    name: 'Hover or focus me',
  });
  // In sight before it is focused: being scrolled closes a tooltip.
  await blocked.scrollIntoViewIfNeeded();
  await expect(blocked).toBeInViewport();
  await blocked.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Fill in a name first');
});

test('an image is cropped, and what is no image is refused', async ({ page }) => {
  await page.goto(showcaseOf('media'));
  const part = section(page, 'Files and image cropper');
  const give = async (opener: ReturnType<typeof part.getByRole>, file: object) => {
    const chooser = page.waitForEvent('filechooser');
    await opener.click();
    await (await chooser).setFiles(file as never);
  };
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no image') };
  await give(part.getByRole('button', { name: 'Choose image' }), broken);
  const dialog = page.getByRole('dialog', { name: 'Adjust image' });
  await expect(dialog.getByRole('alert')).toContainText('This file cannot be read as an image.');

  const picture = { name: 'team.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await give(dialog.getByRole('button', { name: 'Change' }), picture);
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('100');
  await dialog.getByRole('application', { name: 'Crop area' }).press('+');
  await expect(zoom).not.toHaveValue('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(part).toContainText(/team.*\.png, \d+ kB, from team\.png/);
  await expect(part.getByRole('button', { name: 'Change image' })).toBeVisible();
});

test('an image of an ad is cropped with the keyboard, and made whole again', async ({ page }) => {
  await page.goto(showcaseOf('crops'));
  const part = section(page, 'Crops and focal points');
  const across = part.getByRole('slider', { name: 'Focal point, across' }).first();
  await across.focus();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(across).toHaveAttribute('aria-valuetext', '30 % across, 61 % down');

  const opener = part.getByRole('button', { name: 'Crop', exact: true });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  const preview = dialog.getByRole('figure');
  await expect(preview).toContainText('1067 × 1067 px');
  await dialog.getByRole('radio', { name: /^Square/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(preview).toContainText('1600 × 837 px');
  await expectLayerAccessible(page, 'cropper');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('application', { name: 'Crop area' })).toBeFocused();
  for (const key of ['+', '+', '+', '-', 'Shift+ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('121');
  await expect(preview).toContainText('1322 × 692 px');
  await expect(dialog.getByText(/^Zoom 121 %, centred \d+ % across/)).toBeAttached();
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // What was seen is what was cut, in the pixels of the original.
  const cut = part.getByRole('img', { name: 'The part that was cut out' });
  await expect(cut).toHaveJSProperty('naturalWidth', 1322);
  await expect(cut).toHaveJSProperty('naturalHeight', 692);

  await opener.press('Enter');
  await expect(preview).toContainText('1322 × 692 px');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Use the original' }).press('Enter');
  await expect(part).toContainText('1600 × 1067 px');
});

test('an address with the word launch leads away', async ({ page }) => {
  for (const path of ['/ui?launch', '/ui?to=Relaunch', '/ui#launch']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/campaigns-overview');
  }
});
