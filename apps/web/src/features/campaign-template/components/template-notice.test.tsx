import { finding } from '@posthorn/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { TemplatePreview } from '../api/preview-template.ts';
import { TemplateNotice } from './template-notice.tsx';

const preview: TemplatePreview = {
  templateId: 't1',
  templateName: 'Night shifts',
  version: 7,
  revision: 3,
  changes: [{ field: 'budget', before: '€500', after: '€900' }],
  kept: [{ field: 'title', value: 'Mine', offered: 'Night shifts' }],
  ads: {
    coming: [{ id: 'a2', adType: 'GoogleSearchAd', text: 'Work in Assen', before: null }],
    leaving: [],
    updating: [],
    staying: [{ id: 'a1', adType: 'FacebookPostAd', text: 'Mine', before: null }],
    kept: [],
  },
  blockers: [],
  channelsInTheWay: [],
  notCarriedOver: [],
};
const from = { templateId: 't1', usedTemplate: 'Night shifts', version: 7 };

async function open(campaign: ReturnType<typeof aCampaign>, shown = preview) {
  const asked = fakeServer(({ method }) => json(method === 'GET' ? shown : campaign));
  await renderInApp(<TemplateNotice campaign={campaign} />);
  return () => asked.filter(({ method }) => method !== 'GET');
}

test('a campaign that has nothing to do with a template says nothing', async () => {
  await open(aCampaign());
  expect(screen.queryByRole('button')).toBeNull();
});

test('a template that was applied can be taken back, once', async () => {
  const changes = await open(aCampaign({ ...from, canUndoTemplate: true }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    method: 'POST',
    url: '/api/campaigns/c1/undo-change-template',
    version: '"7"',
  });
});

test('a tag that fills itself in with the place is no warning', async () => {
  const waiting = finding('template.tagWaitsForPlace', 'locations', { n: 3, tag: 'City' });
  await open(aCampaign({ ...from, notCarriedOver: [waiting] }));
  expect(screen.getByText(/in 3 ads is filled in once the campaign has a location/)).toBeTruthy();
  expect(screen.queryByText(/Not everything/)).toBeNull();
});

test('what could not be carried over is said', async () => {
  const notCarriedOver = [finding('template.packageDecides', 'budget')];
  await open(aCampaign({ ...from, notCarriedOver }));
  expect(screen.getByText(/Not everything of the template Night shifts/)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toMatch(/come from the package/);
});

test('a campaign behind its template is brought up to date as it was shown', async () => {
  const changes = await open(aCampaign({ ...from, title: 'Mine', isBehindTemplate: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Bring up to date' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bring Mine up to date?' }));
  expect(await dialog.findByText('€900')).toBeTruthy();
  expect(dialog.getByText('1 ad comes from the template')).toBeTruthy();
  expect(dialog.getByText('Title: Mine (the template says Night shifts)')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Bring up to date' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    method: 'PUT',
    url: '/api/campaigns/c1/template-update?revision=3',
    version: '"7"',
  });
});

test('what can not be done is said, and can not be confirmed', async () => {
  const blockers = [finding('campaign.channelsNotInType', 'type', { n: 1, channels: 'LinkedIn' })];
  const changes = await open(aCampaign({ ...from, isBehindTemplate: true }), {
    ...preview,
    blockers,
    channelsInTheWay: ['linkedIn'],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Bring up to date' }));
  expect(await screen.findByText('LinkedIn is not part of this campaign type.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'LinkedIn ads' });
  expect(link.getAttribute('href')).toMatch(/c1\/campaign-details\/ads#linkedin$/);
  const confirm = screen.getAllByRole('button', { name: 'Bring up to date' }).at(-1);
  expect(confirm?.getAttribute('aria-disabled')).toBe('true');
  expect(changes()).toEqual([]);
});
