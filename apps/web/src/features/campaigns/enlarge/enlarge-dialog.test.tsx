import { addDays, finding, sayFinding } from '@posthorn/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { Campaign } from '../api/get-campaign.ts';
import EnlargeDialog from './enlarge-dialog.tsx';
import type { EnlargeAction } from './use-enlargement.ts';

const today = '2027-03-10';
const running = aCampaign({
  status: 'active',
  title: 'ICU nurse',
  startDate: '2027-03-01',
  endDate: '2027-03-20',
  customTotalGrossBudget: 601_00,
  customChannelBudget: {
    facebook: 201_00,
    googleDisplay: 0,
    googleSearch: 200_00,
    linkedIn: 200_00,
  },
  publishedChannels: ['facebook', 'googleSearch', 'linkedIn'],
  version: 7,
});
const finished = { ...running, status: 'finished' as const, endDate: '2027-03-08' };
const onClose = vi.fn();

async function open(
  action: EnlargeAction,
  campaign: Campaign = running,
  answer: () => Response | Promise<Response> = () => json({ ...campaign, endDate: '2027-03-25' }),
  inTheWay: () => Response = () => json({ inTheWay: [] }),
) {
  onClose.mockReset();
  const asked = fakeServer(({ method, url }) => {
    if (method === 'PUT') return answer();
    if (url.includes('/in-the-way')) return inTheWay();
    const facts = { id: 'a1', today, timeZone: 'Europe/Amsterdam', currency: 'EUR' };
    return json(url.includes('/campaigns/') ? campaign : facts);
  });
  await renderInApp(<EnlargeDialog action={action} target={campaign} onClose={onClose} />);
  const label = action === 'extend' ? 'Extend campaign' : 'Boost campaign';
  const button = () => screen.getByRole('button', { name: label });
  await screen.findByRole('button', { name: label });
  return {
    button,
    isClosed: () => button().getAttribute('aria-disabled') === 'true',
    sent: () => asked.filter(({ method }) => method === 'PUT'),
  };
}
const type = (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
};
const chooseEnd = (text: string) => {
  type('New end date', text);
  fireEvent.blur(screen.getByRole('textbox', { name: 'New end date' }));
};
const text = () => screen.getByRole('dialog').textContent ?? '';

test('an extension is open for money or for a later end, and says how the money is divided', async () => {
  const { isClosed, button, sent } = await open('extend');
  expect(isClosed()).toBe(true);
  expect(text()).toContain('add at least 50% of the previous campaign budget, €301.');
  type('Additional budget', '100');
  expect(isClosed()).toBe(false);
  const division = within(screen.getByRole('list', { name: 'How it is divided' }));
  expect(division.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Facebook and Instagram: €34',
    'Google Search: €33',
    'LinkedIn: €33',
  ]);
  expect(text()).toContain('The campaign has a budget of €601 now, and €701 with this.');
  type('Additional budget', '');
  expect(text()).not.toContain('with this');
  expect(isClosed()).toBe(true);
  chooseEnd('25-03-2027');
  expect(isClosed()).toBe(false);
  type('Additional budget', '100');
  fireEvent.click(button());
  await screen.findByRole('dialog', { name: 'Yahoo! You did it! Campaign has been extended' });
  expect(text()).toContain('It runs until 25-03-2027 with a budget of €601.');
  expect(sent()).toMatchObject([
    {
      url: '/api/campaigns/c1/extend-with-channels',
      version: '"7"',
      body: {
        additionalBudget: { amount: 100_00 },
        previousEndDate: '2027-03-20',
        endDate: '2027-03-25',
        channels: {
          facebook: true,
          facebookAmount: 34_00,
          googleDisplay: false,
          googleDisplayAmount: 0,
          googleSearch: true,
          googleSearchAmount: 33_00,
          linkedIn: true,
          linkedInAmount: 33_00,
        },
      },
    },
  ]);
});

test('an end before the current one is refused', async () => {
  const { isClosed } = await open('extend');
  type('Additional budget', '100');
  chooseEnd('19-03-2027');
  expect(isClosed()).toBe(true);
  expect(text()).toContain('The end date can not be before 20-03-2027');
});

test('what is over begins with tomorrow, and leaves out what is never shown again', async () => {
  await open('extend', finished);
  const field = screen.getByRole('textbox', { name: 'New end date' }) as HTMLInputElement;
  expect(field.value).toBe(addDays(today, 1).split('-').reverse().join('-'));
  expect(text()).toContain('The campaign runs again');
  expect(text()).toContain('LinkedIn can not be shown again once the last day is over.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Divide the budget by hand' }));
  expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-label'))).toHaveLength(
    3,
  );
  expect(screen.queryByRole('textbox', { name: /LinkedIn/ })).toBeNull();
});

test('money can be divided by hand', async () => {
  const { button, sent } = await open('extend');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Divide the budget by hand' }));
  type('Additional budget for LinkedIn', '80');
  type('Additional budget for Google Search', '20');
  expect(text()).toContain('Additional budget in all: €100');
  expect(text()).toContain('and €701 with this.');
  fireEvent.click(button());
  await screen.findByRole('dialog', { name: /Yahoo/ });
  expect(sent()[0]?.body).toMatchObject({
    additionalBudget: { amount: 100_00 },
    channels: { facebookAmount: 0, googleSearchAmount: 20_00, linkedInAmount: 80_00 },
  });
});

test('dividing by hand begins with the split that was on the screen', async () => {
  await open('extend');
  type('Additional budget', '100');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Divide the budget by hand' }));
  const amounts = screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Additional budget for/ })
    .map(({ value }) => value);
  expect(amounts).toEqual(['34', '33', '33']);
  expect(text()).toContain('Additional budget in all: €100');
});

test('what each channel requires is said by the server, and can be mended', async () => {
  const params = { channel: 'LinkedIn', amount: '110', currency: 'euro' };
  const findings = [
    { code: 'budget.notEnough', severity: 'error', path: 'total', params: { amount: '€110' } },
    { code: 'extension.requires', severity: 'error', path: 'linkedIn', params },
  ];
  const { button, isClosed } = await open('extend', running, () =>
    json({ code: 'invalid', message: 'Not enough', findings }, 422),
  );
  type('Additional budget', '10');
  fireEvent.click(button());
  await screen.findByText('LinkedIn requires minimum 110 euro');
  expect(text()).toContain('Not enough budget. Should be at least €110');
  expect(isClosed()).toBe(false);
  expect(toastQueue.visibleToasts).toHaveLength(0);
});

test('what a network wants at least for each format is said while typing, and closes nothing', async () => {
  // One video among three posts: LinkedIn wants its 10 euro a day three times, for all 21 days.
  const { isClosed, sent } = await open('extend', { ...running, minimumTimes: { linkedIn: 3 } });
  expect(text()).not.toContain('requires minimum');
  chooseEnd('21-03-2027');
  expect(text()).toContain('LinkedIn requires minimum 430 euro');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Divide the budget by hand' }));
  type('Additional budget for LinkedIn', '429');
  expect(text()).toContain('LinkedIn requires minimum 430 euro');
  expect(isClosed()).toBe(false);
  type('Additional budget for LinkedIn', '430');
  expect(text()).not.toContain('requires minimum');
  expect(sent()).toEqual([]);
});

test('a boost is sent once, however often it is pressed', async () => {
  let answer: (response: Response) => void = () => {};
  const { button, isClosed, sent } = await open(
    'boost',
    running,
    () => new Promise((resolve) => (answer = resolve)),
  );
  expect(isClosed()).toBe(true);
  type('Additional budget', '10,5');
  expect(isClosed()).toBe(true);
  type('Additional budget', '10');
  expect(isClosed()).toBe(false);
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer(json({ ...running, customTotalGrossBudget: 611_00 }));
  await screen.findByRole('dialog', { name: 'Here we go! Campaign has been boosted' });
  expect(text()).toContain('with a budget of €611');
  expect(sent()).toMatchObject([
    { url: '/api/campaigns/c1/boost', body: { additionalBudget: { amount: 10_00 } } },
  ]);
  expect(sent()[0]?.key).toBeTruthy();
});

test('a boost says beforehand that it is divided as the budget is', async () => {
  const uneven = {
    ...running,
    customTotalGrossBudget: 2_000_00,
    customChannelBudget: {
      facebook: 1_500_00,
      googleDisplay: 0,
      googleSearch: 500_00,
      linkedIn: 0,
    },
    publishedChannels: ['facebook' as const, 'googleSearch' as const],
  };
  await open('boost', uneven);
  type('Additional budget', '500');
  const division = within(screen.getByRole('list', { name: 'How it is divided' }));
  expect(division.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Facebook and Instagram: €375',
    'Google Search: €125',
  ]);
});

test('a large amount is asked about once more', async () => {
  const { button, sent } = await open('boost');
  type('Additional budget', '15001');
  fireEvent.click(button());
  expect(text()).toContain('Please reconfirm your budget of €15.001');
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Reconfirm budget' }));
  await screen.findByRole('dialog', { name: /Here we go/ });
});

test('a failure is said, and tried again under the same key', async () => {
  let status = 503;
  const { button, sent } = await open('extend', running, () =>
    status === 503
      ? json({ code: 'failed', message: 'The database is away' }, status)
      : json(running),
  );
  type('Additional budget', '10');
  fireEvent.click(button());
  await waitFor(() =>
    expect(toastQueue.visibleToasts[0]?.content).toMatchObject({
      message: 'ICU nurse campaign failed to change status',
      description: 'The database is away',
    }),
  );
  status = 200;
  fireEvent.click(button());
  await screen.findByRole('dialog', { name: /Yahoo/ });
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});

test('what keeps the campaign from being published closes the dialog before anything is typed', async () => {
  const lost = finding('launch.connectionLost', 'networks', { channels: 'LinkedIn' });
  const { button, isClosed, sent } = await open('boost', running, undefined, () =>
    json({ inTheWay: [lost] }),
  );
  await screen.findByText(sayFinding(lost));
  type('Additional budget', '10');
  expect(isClosed()).toBe(true);
  fireEvent.click(button());
  fireEvent.submit(screen.getByRole('textbox', { name: 'Additional budget' }));
  expect(sent()).toEqual([]);
});

test('where that can not be asked, the server decides', async () => {
  const { isClosed } = await open('boost', running, undefined, () => json({}, 503));
  type('Additional budget', '10');
  expect(isClosed()).toBe(false);
});
