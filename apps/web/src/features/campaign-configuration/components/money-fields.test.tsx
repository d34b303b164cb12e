import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, aPlace } from '../../../testing/a-campaign.ts';
import { pricesOf } from '../../../testing/channel-prices.ts';
import { ChannelsField } from '../../configuration-fields/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Shares } from './shares.tsx';
import { TotalField } from './total-field.tsx';

const prices = pricesOf({ cpm: 800, cpc: 80 });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ cpm: 800, cpc: 80, channels: prices }));
});

const dated = (more = {}) =>
  aCampaign({
    startDate: '2026-12-01',
    endDate: '2026-12-30',
    locations: [aPlace('Groningen')],
    ...more,
  });
const total = () => screen.getByRole('textbox', { name: /Total budget/ });
const type = (text: string) => {
  fireEvent.focus(total());
  fireEvent.change(total(), { target: { value: text } });
};

test('a total is sent when the field is left, not digit by digit', () => {
  const { sent } = renderPart(dated(), <TotalField />);
  type('2');
  type('2000');
  expect(sent).toEqual([]);
  fireEvent.blur(total());
  expect(sent).toEqual([{ kind: 'budget', budget: 2_000_00 }]);
});

test('Enter takes a total, too; an empty field takes it back', () => {
  const { sent } = renderPart(dated({ customTotalGrossBudget: 900_00 }), <TotalField />);
  expect(total()).toHaveProperty('value', '900');
  type('');
  fireEvent.keyDown(total(), { key: 'Enter' });
  expect(sent).toEqual([{ kind: 'budget', budget: null }]);
});

test.each([
  ['1e5', 'Provided amount has invalid format'],
  ['-5', 'An amount cannot be below zero'],
  ['1.234,56', '1.234,56 has cents, but only whole amounts are possible here'],
  ['5', 'Not enough budget. Should be at least €30'],
])('%s is said to be wrong and not sent', (text, message) => {
  const { sent } = renderPart(dated(), <TotalField />);
  type(text);
  fireEvent.blur(total());
  expect(screen.getByText(message)).toBeTruthy();
  expect(total()).toHaveProperty('value', text);
  expect(sent).toEqual([]);
});

test('a large total is asked about before it is sent', () => {
  const { sent } = renderPart(dated(), <TotalField />);
  type('20000');
  fireEvent.blur(total());
  expect(screen.getByText('Please reconfirm your budget of €20.000')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm €20.000' }));
  expect(sent).toEqual([{ kind: 'budget', budget: 20_000_00 }]);
});

test('a suggestion is called so, and taken with one press', () => {
  const { sent } = renderPart(dated({ suggestedTotalGrossBudget: 400_00 }), <TotalField />);
  expect(screen.getByText(/Suggested for these people, places and dates: €400/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use €400' }));
  expect(sent).toEqual([{ kind: 'budget', budget: 400_00 }]);
});

test('a suggestion says before it is pressed whom it leaves out, and what is enough', () => {
  const shown = dated({ endDate: '2026-12-31', suggestedTotalGrossBudget: 400_00 });
  const { sent } = renderPart(shown, <TotalField />);
  expect(screen.getByRole('status').textContent).toBe(
    '€400 is too little for LinkedIn. Divided as we advise, the chosen channels and their ads need at least €1.034.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use €1.034' }));
  expect(sent).toEqual([{ kind: 'budget', budget: 1_034_00 }]);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a sum that was typed says the same', () => {
  const { sent } = renderPart(dated(), <TotalField />);
  type('400');
  expect(screen.getByRole('status').textContent).toContain('€400 is too little for LinkedIn.');
  fireEvent.click(screen.getByRole('button', { name: 'Use €1.000' }));
  expect(sent).toEqual([{ kind: 'budget', budget: 1_000_00 }]);
});

test('shares made by hand count as they are', () => {
  const byHand = { facebook: 40_00, googleDisplay: 30_00, googleSearch: 30_00, linkedIn: 300_00 };
  const customTotalGrossBudget = 400_00;
  renderPart(dated({ customTotalGrossBudget, customChannelBudget: byHand }), <TotalField />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('channels are left out one by one, and the shares follow at once', async () => {
  const { sent } = renderPart(
    dated({ customTotalGrossBudget: null }),
    <>
      <TotalField />
      <ChannelsField />
      <Shares />
    </>,
  );
  type('2000');
  fireEvent.blur(total());
  fireEvent.click(screen.getByRole('checkbox', { name: 'LinkedIn' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Google Display' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Facebook|Instagram€1.500',
    'Google Search€500',
  ]);
  expect(await screen.findByText('What to expect for €2.000')).toBeTruthy();
  expect(sent[0]).toEqual({ kind: 'budget', budget: 2_000_00 });
});

test('a channel that the total is not enough for says what it needs', () => {
  renderPart(
    dated({
      customTotalGrossBudget: 400_00,
      customChannelBudget: {
        facebook: 240_00,
        googleDisplay: 100_00,
        googleSearch: 60_00,
        linkedIn: 0,
      },
    }),
    <Shares />,
  );
  expect(screen.getByText('Nothing: needs at least €300')).toBeTruthy();
});

test('the last channel can not be left out', async () => {
  const off = { status: false };
  const statuses = aCampaign().customChannelStatuses;
  const { sent } = renderPart(
    dated({
      customChannelStatuses: {
        ...statuses,
        instagramFeed: off,
        instagramStory: off,
        linkedIn: off,
        googleDisplay: off,
        googleSearch: off,
      },
    }),
    <ChannelsField />,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Facebook' }));
  await waitFor(() => expect(screen.getByText('Please choose at least one channel')).toBeTruthy());
  expect(sent).toEqual([]);
});
