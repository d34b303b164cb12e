import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { forgetCreated, rememberCreated } from '../model/just-created.ts';
import JustCreated from './just-created.tsx';

async function show(more: Parameters<typeof aCampaign>[0], slug = 'north', isListed = true) {
  fakeServer(() => json(aCampaign({ title: 'Night nurse', ...more })));
  act(() => rememberCreated('c1'));
  await renderInApp(<JustCreated slug={slug} isAll={false} isListed={isListed} />);
  await act(async () => {});
}

test('a new draft without dates is found above the list, until it is put away', async () => {
  await show({});
  const link = await screen.findByRole('link', { name: 'Night nurse' });
  expect(link.getAttribute('href')).toContain('/c1/campaign-details');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['has dates and stands in the list', { startDate: '2027-01-01' }, 'north'],
  ['was launched and stands in the list', { status: 'active' as const }, 'north'],
  ['is of another workspace', {}, 'south'],
])('one that %s is not pointed out', async (_, more, slug) => {
  await show(more, slug);
  expect(screen.queryByText('Just created:')).toBeNull();
});

test.each([
  ['has dates', { startDate: '2027-01-01' }],
  ['was launched', { status: 'active' as const, startDate: '2027-01-01' }],
])('one that %s and is not among the rows is pointed out', async (_, more) => {
  await show(more, 'north', false);
  await screen.findByRole('link', { name: 'Night nurse' });
});

test('one that was stopped is not pointed out', async () => {
  await show({ status: 'stopped' }, 'north', false);
  expect(screen.queryByText('Just created:')).toBeNull();
});

test('one that was deleted is not asked for again', async () => {
  const asked = fakeServer(() => new Response(null, { status: 404 }));
  act(() => rememberCreated('c1'));
  act(() => forgetCreated('c1'));
  await renderInApp(<JustCreated slug="north" isAll={false} isListed={false} />);
  expect(asked).toEqual([]);
});
