import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProfile } from '../../../testing/a-campaign.ts';
import { aTemplate } from '../../../testing/a-template.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Template } from '../../templates/index.ts';
import { ChangeType } from './change-type.tsx';

async function open(template: Template) {
  const asked = fakeServer(({ body }) => json({ ...template, ...(body as object), version: 2 }));
  const app = await renderInApp(
    <ChangeType template={template} />,
    '/presets/templates/custom-templates/edit/t1',
  );
  return { ...app, asked };
}
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

test('ads without a place in the type are in the way, and nothing is sent', async () => {
  const { asked } = await open(
    aTemplate({ title: 'Night shifts', channelsWithAds: ['googleSearch', 'googleDisplay'] }),
  );
  choose(/Fast apply form/);
  next();
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText('Google Display and Google Search are not part of this campaign type.'),
  ).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Proceed' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Google Search ads' }).getAttribute('href')).toBe(
    '/presets/templates/custom-templates/t1/template-details/ads#google-search',
  );
  fireEvent.click(dialog.getByText('Close'));
  expect(asked).toEqual([]);
});

test('otherwise it asks, says what is emptied, and changes the template', async () => {
  const { asked, pathname } = await open(
    aTemplate({ title: 'Night shifts', profiles: [aProfile('nurse')] }),
  );
  choose(/Employer brand awareness/);
  next();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  expect(dialog.getByText('Job profiles')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Proceed' }));
  await waitFor(() =>
    expect(pathname()).toBe('/presets/templates/custom-templates/t1/template-details'),
  );
  expect(asked).toMatchObject([
    {
      method: 'PUT',
      url: '/api/customTemplates/incremental/t1',
      body: { type: 'awareness' },
      version: '"1"',
    },
  ]);
});

test('the same type changes nothing', async () => {
  const { asked, pathname } = await open(aTemplate({ title: 'Night shifts' }));
  next();
  await waitFor(() => expect(pathname()).toMatch(/template-details$/));
  expect(asked).toEqual([]);
});
