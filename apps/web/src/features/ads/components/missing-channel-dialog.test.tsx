import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import type { Campaign } from '../../campaigns/index.ts';
import MissingChannelDialog from './missing-channel-dialog.tsx';

let asked: ReturnType<typeof fakeServer>;
beforeEach(() => {
  asked = fakeServer(() => json(aCampaign({ version: 2 })));
});

const packaged: Partial<Campaign> = {
  packageId: 'p',
  customTotalGrossBudget: 900_00,
  customChannelBudget: { facebook: 900_00, googleDisplay: 0, googleSearch: 0, linkedIn: 0 },
  startDate: '2027-03-01',
  endDate: '2027-03-30',
};

function show(more: Partial<Campaign> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MissingChannelDialog
        campaign={aCampaign({ ...packaged, ...more })}
        placement="linkedIn"
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Budget for LinkedIn');
const enter = (text: string) => fireEvent.change(field(), { target: { value: text } });
const button = (name: string) =>
  screen.getByText(name, { selector: 'button *' }).closest('button') as HTMLButtonElement;
const press = (name = 'Add channel') =>
  act(async () => {
    fireEvent.click(button(name));
  });
const text = () => document.body.textContent;

test('the channel is added with its money, and the total is said before', async () => {
  show();
  enter('500');
  expect(text()).toContain('The total budget will be €1.400');
  await press();
  expect(asked).toMatchObject([{ body: { channelName: 'linked_in', channelAmount: 500_00 } }]);
});

test.each([
  ['1e5', 'Provided amount has invalid format'],
  ['-5', 'An amount cannot be below zero'],
  ['1,255', 'Provided amount has invalid format'],
  ['012', 'Provided amount has invalid format'],
  ['100000', 'Type at most 5 digits'],
])('%s stays in sight and is refused at once', async (typed, message) => {
  show();
  act(() => field().focus());
  enter(typed);
  expect(field().value).toBe(typed);
  expect(text()).toContain(message);
  await press();
  expect(asked).toEqual([]);
});

test('1.5 may become 1.500, and is refused once it is left', async () => {
  show();
  act(() => field().focus());
  enter('1.5');
  expect(screen.queryByText(/has cents/, { selector: 'form *' })).toBeNull();
  act(() => field().blur());
  expect(field().value).toBe('1.5');
  await press();
  expect(asked).toEqual([]);
  enter('1.500');
  await press();
  expect(asked).toMatchObject([{ body: { channelAmount: 1_500_00 } }]);
});

test('a number that begins with a zero counts as nothing once it is left', () => {
  show();
  act(() => field().focus());
  enter('012');
  act(() => field().blur());
  expect(field().value).toBe('0');
});

test('a high total is asked about once more', async () => {
  show();
  enter('20000');
  await press();
  expect(asked).toEqual([]);
  expect(text()).toContain('Please reconfirm your budget of €20.900');
  fireEvent.click(button('Reconfirm budget'), { detail: 2 });
  expect(asked).toEqual([]);
  await press('Reconfirm budget');
  expect(asked).toHaveLength(1);
});

test('the least that the network wants is said before anything is typed', () => {
  show();
  expect(text()).toContain('At least €300 for the days of the campaign');
});

test('too much in all, or too little for the days, is not sent', async () => {
  show();
  enter('99999');
  expect(text()).toContain('Please contact your CSM for budgets over €100.000,-');
  await press();
  enter('12');
  await press();
  expect(text()).toContain('The minimum LinkedIn budget for campaign duration is 300 euro');
  expect(asked).toEqual([]);
});
