import '../../../ui/testing/fill-jsdom.ts';
import { say } from '@posthorn/domain';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';
import BudgetDialog from './budget-dialog.tsx';

const month = { startDate: '2027-03-01', endDate: '2027-03-30' };
const funded = {
  customTotalGrossBudget: 900_00,
  customChannelBudget: { facebook: 500_00, googleDisplay: 0, googleSearch: 0, linkedIn: 400_00 },
};
let asked: ReturnType<typeof fakeServer>;
let answers: Response[];
const onClose = vi.fn();
beforeEach(() => {
  answers = [];
  onClose.mockReset();
  asked = fakeServer(() => answers.shift() ?? json(aCampaign({ ...funded, version: 2 })));
});

/** Shows the campaign as it is kept, so that a newer one takes its place. */
function Kept() {
  const { data } = useQuery<Campaign>({ queryKey: campaignKey('a1', 'c1'), queryFn: skipToken });
  return data ? <BudgetDialog campaign={data} currency="EUR" onClose={onClose} /> : null;
}

function show(campaign: Partial<Campaign>) {
  const client = new QueryClient();
  const keep = (more: Partial<Campaign>) =>
    client.setQueryData(campaignKey('a1', 'c1'), aCampaign({ ...month, ...campaign, ...more }));
  keep({});
  render(
    <QueryClientProvider client={client}>
      <Kept />
    </QueryClientProvider>,
  );
  return keep;
}
// By label and text, and without focus: roles and focus cost jsdom a second each in such a dialog.
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`Budget for ${name}`);
const enter = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const channel = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const toggle = (name: string) => fireEvent.click(channel(name));
const button = (name = 'Set budget') =>
  screen.getAllByText(name, { selector: 'button *' })[0]?.closest('button') as HTMLButtonElement;
const press = async (name?: string) => {
  await act(async () => {
    fireEvent.click(button(name));
  });
};
const text = () => document.body.textContent;
/** At a field, not in the reason of the button. */
const said = (message: string) =>
  screen.queryAllByText(message).some((found) => found.closest('li') !== null);
const total = () => screen.getByLabelText('Total budget').textContent;
const isOff = () => button().getAttribute('aria-disabled') === 'true';

describe('what can be paid for', () => {
  test.each([
    ['consideration', ['Facebook|Instagram', 'Google Display', 'Google Search', 'LinkedIn']],
    ['awareness', ['Facebook|Instagram', 'Google Display']],
    ['leadform', ['Facebook|Instagram']],
  ] as const)('by %s', (type, names) => {
    show({ type });
    expect(screen.getAllByText(/^Budget for/).map((each) => each.textContent)).toEqual(
      names.map((name) => `Budget for ${name}`),
    );
  });

  test('ads on another channel are named', () => {
    show({ type: 'awareness', channelsWithAds: ['linkedIn'] });
    expect(text()).toContain(`LinkedIn${say('ad.channelOff')}`);
  });

  test('not what the package left out', () => {
    const off = { status: false };
    const { customChannelStatuses } = aCampaign();
    show({
      packageId: 'p',
      ...funded,
      customChannelStatuses: { ...customChannelStatuses, googleSearch: off },
    });
    expect(text()).toContain('Google Search is not part of this package');
    toggle('Google Search');
    expect(channel('Google Search').checked).toBe(false);
  });
});

test('every enabled channel needs money, and one is needed', () => {
  show({ channelsWithAds: ['facebook', 'linkedIn'] });
  expect(text()).toContain('Please set a budget at least for one channel');
  expect(isOff()).toBe(true);
  enter('Facebook|Instagram', '500');
  expect(text()).toContain('One or more of enabled channels have no budget set');
  expect(isOff()).toBe(true);
  toggle('LinkedIn');
  expect(text()).toContain('This channel is disabled but has active ads');
  expect(isOff()).toBe(false);
  expect(total()).toContain('€500');
});

test.each([
  ['100000', 'Type at most 5 digits'],
  ['1e5', 'Provided amount has invalid format'],
  ['-5', 'An amount cannot be below zero'],
  ['012', 'Provided amount has invalid format'],
  ['1,255', 'Provided amount has invalid format'],
])('%s stays as typed, is said at its field at once and never sent', async (typed, message) => {
  show(funded);
  act(() => field('Facebook|Instagram').focus());
  enter('Facebook|Instagram', typed);
  expect(field('Facebook|Instagram').value).toBe(typed);
  expect(said(message)).toBe(true);
  await press();
  expect(asked).toEqual([]);
});

test.each(['1.5', '10,5', '1.234,56'])(
  '%s may still become whole, and is said when it is left',
  async (typed) => {
    show(funded);
    act(() => field('Facebook|Instagram').focus());
    enter('Facebook|Instagram', typed);
    expect(text()).not.toContain('only whole amounts');
    act(() => field('Facebook|Instagram').blur());
    expect(field('Facebook|Instagram').value).toBe(typed);
    expect(text()).toContain('has cents, but only whole amounts are possible here');
    await press();
    expect(asked).toEqual([]);
  },
);

test('a number that begins with a zero counts as nothing once it is left', () => {
  show(funded);
  act(() => field('Facebook|Instagram').focus());
  enter('Facebook|Instagram', '012');
  act(() => field('Facebook|Instagram').blur());
  expect(field('Facebook|Instagram').value).toBe('0');
  expect(text()).toContain('One or more of enabled channels have no budget set');
});

test('a pasted amount in groups is taken', async () => {
  show(funded);
  enter('Facebook|Instagram', '€ 1.250,00');
  await press();
  expect(asked).toMatchObject([{ body: { facebook_amount: 1_250_00 } }]);
});

test('the amounts go out in cents, with their sum, a key and the version', async () => {
  show(funded);
  toggle('LinkedIn');
  enter('Facebook|Instagram', '700');
  await press();
  expect(asked).toMatchObject([
    {
      method: 'PUT',
      url: '/api/campaigns/c1/custom-budget',
      version: '"1"',
      key: expect.any(String),
      body: {
        total_gross_budget_in_cents: 700_00,
        facebook_amount: 700_00,
        google_display_amount: 0,
        google_search_amount: 0,
        linkedin_amount: 0,
      },
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('over 15.000 is asked about once more, and again after a change', async () => {
  show({ channelsWithAds: ['facebook'] });
  enter('Facebook|Instagram', '15001');
  await press();
  expect(text()).toContain('Please reconfirm your budget of €15.001');
  enter('Facebook|Instagram', '15002');
  expect(text()).not.toContain('Please reconfirm');
  await press();
  fireEvent.click(button('Reconfirm budget'), { detail: 2 });
  expect(asked).toEqual([]);
  await press('Reconfirm budget');
  expect(asked).toHaveLength(1);
});

test('over 100.000 is agreed with a person', () => {
  show(funded);
  enter('Facebook|Instagram', '99999');
  expect(text()).toContain('Please contact your CSM for budgets over €100.000,-');
  expect(isOff()).toBe(true);
});

test('too little is said once the field is left, or when it is to be saved', async () => {
  show(funded);
  const tooLittle = 'The minimum LinkedIn budget for campaign duration is 300 euro';
  act(() => field('LinkedIn').focus());
  enter('LinkedIn', '30');
  expect(text()).not.toContain(tooLittle);
  await press();
  expect(text()).toContain(tooLittle);
  expect(asked).toEqual([]);
  enter('LinkedIn', '300');
  expect(text()).not.toContain(tooLittle);
});

test('what the launch wants of feeds and stories is said, marked and asked for here', async () => {
  show({
    customTotalGrossBudget: 100_00,
    customChannelBudget: { facebook: 100_00, googleDisplay: 0, googleSearch: 0, linkedIn: 0 },
    channelsWithAds: ['facebook', 'instagram'],
    minimumTimes: { facebook: 4 },
  });
  expect(text()).toContain('at least €120');
  const tooLittle =
    'Facebook and Instagram show feeds and stories separately: for these ads they need at least 120 euro';
  expect(said(tooLittle)).toBe(true);
  expect(field('Facebook|Instagram').getAttribute('aria-invalid')).toBe('true');
  await press();
  expect(asked).toEqual([]);
  enter('Facebook|Instagram', '120');
  expect(said(tooLittle)).toBe(false);
});

describe('a suggestion', () => {
  test('is taken over, divided, without what it is too small for', () => {
    show({ suggestedTotalGrossBudget: 200_00, suggestedBudgetNonApplicabilityMessage: null });
    expect(text()).toContain('about 5 per candidate');
    fireEvent.click(button('Use it'));
    expect(total()).toContain('€200');
    expect(field('Facebook|Instagram').value).toBe('112');
    expect(field('LinkedIn').disabled).toBe(true);
    expect(isOff()).toBe(false);
  });

  test('that is too little for the ads says so, and offers what is enough', () => {
    show({
      suggestedTotalGrossBudget: 100_00,
      suggestedBudgetNonApplicabilityMessage: null,
      channelsWithAds: ['facebook', 'instagram'],
      minimumTimes: { facebook: 4 },
    });
    expect(text()).toContain('€100 is too little for Facebook and Instagram.');
    expect(screen.queryByText('Use it', { selector: 'button *' })).toBeNull();
    fireEvent.click(button('Use €120'));
    expect(field('Facebook|Instagram').value).toBe('120');
    expect(isOff()).toBe(false);
  });

  test('says why there is none', () => {
    show({ suggestedBudgetNonApplicabilityMessage: 'no_profile' });
    expect(text()).toContain(say('suggestion.no_profile'));
  });
});

test('a total that no one divided is divided as we would', () => {
  show({ customTotalGrossBudget: 1_000_00 });
  expect(field('Facebook|Instagram').value).toBe('434');
  expect(field('LinkedIn').value).toBe('300');
  expect(total()).toContain('€1.000');
});

describe('another person', () => {
  const theirs = aCampaign({ ...month, ...funded, customTotalGrossBudget: 600_00, version: 4 });
  theirs.customChannelBudget = { ...theirs.customChannelBudget, facebook: 200_00 };
  const stale = (current: Campaign) => json({ code: 'stale', message: 'x', current }, 409);

  test('who changed something else is no reason to ask', async () => {
    show(funded);
    answers = [stale(aCampaign({ ...month, ...funded, title: 'New', version: 3 }))];
    enter('Facebook|Instagram', '700');
    await press();
    expect(asked.map(({ version }) => version)).toEqual(['"1"', '"3"']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('who set another budget is shown, and theirs can be taken', async () => {
    show(funded);
    answers = [stale(theirs)];
    enter('Facebook|Instagram', '700');
    await press();
    await waitFor(() =>
      expect(text()).toContain('Another person changed the budget in the meantime'),
    );
    expect(text()).toContain('It is €600 now.');
    await press();
    expect(asked).toHaveLength(1);
    fireEvent.click(button('Use theirs'));
    expect(total()).toContain('€600');
  });

  test('does not lose what is entered here, even before it is sent', async () => {
    const keep = show(funded);
    enter('Facebook|Instagram', '700');
    act(() => void keep(theirs));
    await waitFor(() => expect(text()).toContain('Another person changed the budget'));
    fireEvent.click(button('Keep what I entered'));
    await press();
    expect(asked).toMatchObject([{ version: '"4"', body: { facebook_amount: 700_00 } }]);
  });
});

test('a refusal stays in sight, with what was entered', async () => {
  show(funded);
  answers = [json({ code: 'internal', message: 'Not today' }, 500)];
  enter('Facebook|Instagram', '700');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Not today');
  expect(field('Facebook|Instagram').value).toBe('700');
  expect(onClose).not.toHaveBeenCalled();
});

test('after the launch it is only read, and more money is one press away', async () => {
  const campaign = aCampaign({
    ...month,
    ...funded,
    status: 'active',
    title: 'Nurse',
    abilities: ['boost'],
    totalSpend: { amount: 120_10, currency: 'EUR' },
  });
  const facts = { id: 'a1', today: '2027-03-10', timeZone: 'Europe/Amsterdam', currency: 'EUR' };
  fakeServer(({ url }) => json(url.includes('/campaigns/') ? campaign : facts));
  await renderInApp(<BudgetDialog campaign={campaign} currency="EUR" onClose={onClose} />);
  expect(text()).toContain('You cannot change the budget once a campaign is activated');
  expect(total()).toContain('Spent€121Remaining€779');
  expect(field('LinkedIn').readOnly).toBe(true);
  expect(screen.queryByText('Set budget', { selector: 'button *' })).toBeNull();
  fireEvent.click(button('Boost'));
  expect(await screen.findByText('Boost Nurse?')).toBeTruthy();
});
