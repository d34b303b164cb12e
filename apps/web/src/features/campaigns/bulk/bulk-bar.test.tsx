import { abilitiesOf } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { selectAll, selectedNow } from '../model/selection.ts';
import BulkBar from './bulk-bar.tsx';
import { bulkTasks } from './bulk-tasks.ts';

const row = (id: string, status: 'active' | 'paused' | 'draft' = 'active') =>
  campaignRow({
    ...{ id, status, hash: id.toUpperCase(), title: `Nurse ${id}` },
    abilities: abilitiesOf({ status }, 'editor'),
  });

const showWindow = (width: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ addEventListener() {}, removeEventListener() {} },
    matches: query.includes('min-width') === (width === 'wide'),
  }));

beforeEach(() => showWindow('wide'));

/** Pausing and resuming work, but not of those that are named. */
function server(refused: readonly string[] = []) {
  return fakeServer(({ method, url }) => {
    const [, id = '', act] = /campaigns\/(\w+)\/(pause|resume)$/.exec(url) ?? [];
    if (method !== 'POST') return json([]);
    if (refused.includes(id)) {
      return json({ code: 'invalid', message: 'Not today', requestId: '0', findings: [] }, 422);
    }
    return json(aCampaign({ id, status: act === 'pause' ? 'paused' : 'active', version: 4 }));
  });
}

const press = (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));

test('says whom it would change and with how much money, and leaves out those that do not allow it', async () => {
  server();
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2'), row('c3', 'draft')]} />);
  expect(screen.getByRole('status').textContent).toBe('3 selected');
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 campaigns?' });
  expect(dialog.textContent).toContain('#C1 · PO-1 · 12-11-2026 – 10-12-2026');
  expect(dialog.textContent).toContain('Budgets together: €9.000');
  expect(dialog.textContent).toContain('1 more is left out');
  expect(dialog.textContent).not.toContain('#C3');
});

test('tells what came of each, in the words of the server, and takes back what was done', async () => {
  const asked = server(['c2']);
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2')]} />);
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 campaigns?' });
  press('Pause', dialog);
  expect(await within(dialog).findByText('Not today')).toBeDefined();
  expect(
    await within(dialog).findByText('Done for 1 campaign 1 campaign could not be changed'),
  ).toBeDefined();
  press('Undo', dialog);
  await within(dialog).findByText(/^Undone for 1 campaign/);
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url, version }) => [url.split('/campaigns/')[1], version])).toEqual([
    ['c1/pause', '"3"'],
    ['c2/pause', '"3"'],
    ['c1/resume', '"4"'],
  ]);
});

test('those that failed are tried again alone', async () => {
  const refused = ['c2'];
  const asked = server(refused);
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2')]} />);
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 campaigns?' });
  press('Pause', dialog);
  await within(dialog).findByText('Not today');
  refused.pop();
  press('Try the failed ones again', dialog);
  await within(dialog).findByText('Done for 2 campaigns');
  expect(asked.filter(({ url }) => url.endsWith('/pause'))).toHaveLength(3);
});

test('much money in all is confirmed a second time', async () => {
  server();
  const rows = Array.from({ length: 4 }, (_, index) => row(`c${index}`));
  await renderInApp(<BulkBar campaigns={rows} />);
  press('Budget');
  const dialog = await screen.findByRole('dialog', { name: 'Boost 4 campaigns' });
  const add = within(dialog).getByRole('button', { name: 'Boost' });
  expect(add).toHaveProperty('disabled', true);
  const amount = within(dialog).getByRole('textbox', { name: 'Amount for each' });
  fireEvent.change(amount, { target: { value: '5000' } });
  const sure = await within(dialog).findByRole('checkbox', { name: 'Yes, add €20.000 in all' });
  expect(add).toHaveProperty('disabled', true);
  fireEvent.click(sure);
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  // Another sum is another question.
  fireEvent.change(amount, { target: { value: '50000' } });
  const other = await within(dialog).findByRole('checkbox', { name: 'Yes, add €200.000 in all' });
  expect(other).toHaveProperty('checked', false);
  expect(add).toHaveProperty('disabled', true);
});

test('what none of them allows says so', async () => {
  await renderInApp(<BulkBar campaigns={[row('c1', 'draft')]} />);
  expect(screen.getByRole('button', { name: 'Pause' }).getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByRole('button', { name: 'Set dates' }).getAttribute('aria-disabled'),
  ).toBeNull();
  const pause = screen.getByRole('button', { name: 'Pause' });
  act(() => pause.focus());
  fireEvent.click(pause);
  const reason = await screen.findByRole('tooltip');
  expect(reason.textContent).toBe('Only for campaigns with this status: active');
});

const newer = (status: 'active' | 'paused') => aCampaign({ id: 'c1', status, version: 9 });
const stale = (current: object) => json({ code: 'stale', message: 'Stale', current }, 409);

test('Undo leaves alone what another person or the guard had paused', async () => {
  const asked = fakeServer(({ url }) => {
    if (url.endsWith('/c1/pause')) return stale(newer('paused'));
    return json(url.includes('/campaigns/') ? aCampaign({ id: 'c2', version: 4 }) : []);
  });
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2')]} />);
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 campaigns?' });
  press('Pause', dialog);
  await within(dialog).findByText('Done for 2 campaigns');
  press('Undo', dialog);
  await within(dialog).findByText('Undone for 1 campaign Done for 1 campaign');
  const resumed = asked.filter(({ url }) => url.endsWith('/resume'));
  expect(resumed.map(({ url }) => url.split('/campaigns/')[1])).toEqual(['c2/resume']);
});

test('an Undo that failed is tried again', async () => {
  let isDown = true;
  fakeServer(({ url }) => {
    if (url.endsWith('/resume') && isDown) return json({ code: 'internal', message: 'Down' }, 500);
    return json(url.includes('/campaigns/') ? aCampaign({ id: 'c1', version: 4 }) : []);
  });
  await renderInApp(<BulkBar campaigns={[row('c1')]} />);
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 1 campaign?' });
  press('Pause', dialog);
  await within(dialog).findByText('Done for 1 campaign');
  press('Undo', dialog);
  await within(dialog).findByText('Down');
  isDown = false;
  press('Undo', dialog);
  await within(dialog).findByText('Undone for 1 campaign');
});

test('what got no answer is asked for again as it was, so that it counts once', async () => {
  const answers = [json({}, 503), json({ campaign_id: 'c8' }, 201)];
  const asked = fakeServer(({ method }) =>
    method === 'POST' ? (answers.shift() ?? json({}, 500)) : json([]),
  );
  await renderInApp(<BulkBar campaigns={[row('c1')]} />);
  press('Duplicate');
  const dialog = await screen.findByRole('alertdialog', { name: 'Duplicate 1 campaign?' });
  press('Duplicate', dialog);
  press('Try the failed ones again', await failedIn(dialog));
  await within(dialog).findByText('Done for 1 campaign');
  const [lost, again] = asked.filter(({ method }) => method === 'POST').map(({ key }) => key);
  expect(lost).toEqual(expect.any(String));
  expect(again).toBe(lost);
});

const failedIn = async (dialog: HTMLElement) => {
  await within(dialog).findByText('1 campaign could not be changed');
  return dialog;
};

async function addMoney() {
  await renderInApp(<BulkBar campaigns={[row('c1')]} />);
  press('Budget');
  const dialog = await screen.findByRole('dialog', { name: 'Boost 1 campaign' });
  const amount = within(dialog).getByRole('textbox', { name: 'Amount for each' });
  fireEvent.change(amount, { target: { value: '500' } });
  press('Boost', dialog);
  press('Try the failed ones again', await failedIn(dialog));
  await within(dialog).findByText('Done for 1 campaign');
}

test('money whose answer was lost is sent with the same key and version', async () => {
  const answers = [json({}, 503), json(newer('active'))];
  const asked = fakeServer(({ url }) =>
    url.endsWith('/boost') ? (answers.shift() ?? json({}, 500)) : json([]),
  );
  await addMoney();
  const sent = asked.filter(({ url }) => url.endsWith('/boost'));
  expect(sent.map(({ version }) => version)).toEqual(['"3"', '"3"']);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('what was refused as changed is tried again with its new version and another key', async () => {
  const answers = [stale(newer('active')), json(newer('active'))];
  const asked = fakeServer(({ url }) =>
    url.endsWith('/boost') ? (answers.shift() ?? json({}, 500)) : json([]),
  );
  await addMoney();
  const sent = asked.filter(({ url }) => url.endsWith('/boost'));
  expect(sent.map(({ version }) => version)).toEqual(['"3"', '"9"']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a percentage whose answer was lost is not taken of what it already changed', async () => {
  let total = 1_000_00;
  const asked = fakeServer(({ method, url, body }) => {
    if (!url.includes('/campaigns/c1')) return json([]);
    if (method !== 'PUT') return json(draftOf(total));
    const isFirst = total === 1_000_00;
    total = (body as { total_gross_budget_in_cents: number }).total_gross_budget_in_cents;
    return isFirst ? json({}, 503) : json(draftOf(total));
  });
  const before = campaignRow({ id: 'c1', status: 'draft', customTotalGrossBudget: 1_000_00 });
  await renderInApp(<BulkBar campaigns={[before]} />);
  press('Budget');
  const first = await screen.findByRole('dialog', { name: 'Set the budget of 1 campaign' });
  fireEvent.click(within(first).getByRole('radio', { name: 'Change by a percentage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the budget of 1 campaign' });
  const percent = within(dialog).getByRole('textbox', { name: /^Up or down by/ });
  fireEvent.change(percent, { target: { value: '10' } });
  fireEvent.blur(percent);
  await within(dialog).findByText('€1.000 → €1.100');
  press('Change by a percentage', dialog);
  press('Try the failed ones again', await failedIn(dialog));
  await within(dialog).findByText('Done for 1 campaign');
  const sent = asked.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ body }) => body)).toEqual([
    { total_gross_budget_in_cents: 1_100_00 },
    { total_gross_budget_in_cents: 1_100_00 },
  ]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

const draftOf = (customTotalGrossBudget: number) =>
  aCampaign({ id: 'c1', status: 'draft', customTotalGrossBudget });

test('launched campaigns get a later last day together, and each says what came of it', async () => {
  const asked = fakeServer(({ method, url }) => {
    const [, id = ''] = /campaigns\/(c\d)/.exec(url) ?? [];
    if (url.endsWith('/accounts/a1')) return json(anAccount);
    if (method === 'GET') return json(id ? aCampaign({ id, endDate: '2026-12-10' }) : []);
    return id === 'c1'
      ? json(aCampaign({ id, version: 4 }))
      : json({ code: 'invalid', message: 'Facebook requires €70', findings: [] }, 422);
  });
  const over = campaignRow({
    ...{ id: 'c3', status: 'finished' },
    abilities: abilitiesOf({ status: 'finished' }, 'editor'),
  });
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2', 'paused'), over]} />);
  press('Set dates');
  const dialog = await screen.findByRole('dialog', { name: 'Extend 2 campaigns' });
  expect(dialog.textContent).toContain('1 more is left out');
  const day = within(dialog).getByRole('textbox', { name: /^New last day/ });
  fireEvent.change(day, { target: { value: '31-12-2026' } });
  fireEvent.blur(day);
  const button = within(dialog).getByRole('button', { name: 'Extend' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  await within(dialog).findByText('Done for 1 campaign 1 campaign could not be changed');
  expect(dialog.textContent).toContain('Facebook requires €70');
  const sent = asked.filter(({ url }) => url.endsWith('/extend-with-channels'));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { previousEndDate: '2026-12-10', endDate: '2026-12-31', additionalBudget: { amount: 0 } },
    { previousEndDate: '2026-12-10', endDate: '2026-12-31', additionalBudget: { amount: 0 } },
  ]);
});

/** A draft of €1.000 for Facebook and €500 for LinkedIn, made by hand. */
const byHand = (version = 3) =>
  aCampaign({
    id: 'c1',
    status: 'draft',
    version,
    customTotalGrossBudget: 1_500_00,
    customChannelBudget: {
      facebook: 1_000_00,
      googleDisplay: 0,
      googleSearch: 0,
      linkedIn: 500_00,
    },
  });
const drafts = () => [
  campaignRow({ id: 'c1', title: 'Nurse', status: 'draft', customTotalGrossBudget: 1_500_00 }),
  campaignRow({ id: 'c2', title: 'Cook', status: 'draft', customTotalGrossBudget: null }),
];
const sentOf = (asked: ReturnType<typeof fakeServer>) =>
  asked
    .filter(({ method }) => method === 'PUT')
    .map(({ url, body, version }) => [url.split('/campaigns/')[1], body, version]);

test('drafts get one total, and Undo gives each what it had', async () => {
  const asked = fakeServer(({ method, url }) => {
    if (!url.includes('/campaigns/c')) return json([]);
    const isFirst = url.includes('/c1');
    const before = isFirst ? byHand() : aCampaign({ id: 'c2', version: 3 });
    return json(method === 'GET' ? before : { ...before, version: 4 });
  });
  await renderInApp(<BulkBar campaigns={drafts()} />);
  press('Budget');
  const dialog = await screen.findByRole('dialog', { name: 'Set the budget of 2 campaigns' });
  const amount = within(dialog).getByRole('textbox', { name: 'Amount for each' });
  fireEvent.change(amount, { target: { value: '2000' } });
  await within(dialog).findByText('Budgets together: €4.000, now €1.500');
  expect(dialog.textContent).toContain('€1.500 → €2.000');
  expect(dialog.textContent).toContain('no budget → €2.000');
  press('Set the total', dialog);
  await within(dialog).findByText('Done for 2 campaigns');
  press('Undo', dialog);
  await within(dialog).findByText('Undone for 2 campaigns');
  expect(sentOf(asked)).toEqual([
    ['c1/total-budget', { total_gross_budget_in_cents: 2_000_00 }, '"3"'],
    ['c2/total-budget', { total_gross_budget_in_cents: 2_000_00 }, '"3"'],
    [
      'c1/custom-budget',
      {
        total_gross_budget_in_cents: 1_500_00,
        facebook_amount: 1_000_00,
        google_display_amount: 0,
        google_search_amount: 0,
        linkedin_amount: 500_00,
      },
      '"4"',
    ],
    ['c2/total-budget', { total_gross_budget_in_cents: null }, '"4"'],
  ]);
});

test('budgets go up by a percentage, with the shares that were made by hand', async () => {
  const asked = fakeServer(({ method, url }) =>
    json(url.includes('/campaigns/c') ? byHand(method === 'GET' ? 3 : 4) : []),
  );
  await renderInApp(<BulkBar campaigns={drafts()} />);
  press('Budget');
  const first = await screen.findByRole('dialog', { name: 'Set the budget of 2 campaigns' });
  fireEvent.click(within(first).getByRole('radio', { name: 'Change by a percentage' }));
  // One of them has no budget that could be changed.
  const dialog = await screen.findByRole('dialog', { name: 'Change the budget of 1 campaign' });
  expect(dialog.textContent).toContain('1 more is left out');
  const percent = within(dialog).getByRole('textbox', { name: /^Up or down by/ });
  fireEvent.change(percent, { target: { value: '10' } });
  fireEvent.blur(percent);
  await within(dialog).findByText('€1.500 → €1.650');
  press('Change by a percentage', dialog);
  await within(dialog).findByText('Done for 1 campaign');
  expect(sentOf(asked)).toEqual([
    [
      'c1/custom-budget',
      {
        total_gross_budget_in_cents: 1_650_00,
        facebook_amount: 1_100_00,
        google_display_amount: 0,
        google_search_amount: 0,
        linkedin_amount: 550_00,
      },
      '"3"',
    ],
  ]);
});

test('a draft that had no dates loses them again by Undo', async () => {
  const asked = fakeServer(() => json(aCampaign({ id: 'c1', version: 4 })));
  const undated = { ...row('c1', 'draft'), startDate: null, endDate: null };
  const [action] = bulkTasks.flatMap(({ actions }) => actions).filter(({ id }) => id === 'dates');
  const dates = { startDate: '2026-12-01', endDate: '2026-12-31' };
  const undo = await action?.run(
    undated,
    { ...dates, amount: 0, percent: 0, slug: '' },
    { key: 'k1', before: () => Promise.reject(new Error('not read')) },
  );
  await undo?.();
  expect(sentOf(asked)).toEqual([
    ['c1/schedule', { start_date: '2026-12-01', end_date: '2026-12-31' }, '"3"'],
    ['c1/schedule', { start_date: null, end_date: null }, '"4"'],
  ]);
});

test('on a phone two that are allowed now have buttons, and a menu has the others', async () => {
  showWindow('narrow');
  server();
  await renderInApp(<BulkBar campaigns={[row('c1', 'draft')]} />);
  const bar = screen.getByRole('region', { name: 'Selected campaigns' });
  const labels = within(bar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(labels).toEqual(['Set dates', 'Budget', 'More actions', 'Clear selection']);
  press('More actions', bar);
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  const names = ['Pause', 'Resume', 'Move', 'Duplicate', 'Stop', 'Delete'];
  expect(items.map((text, n) => text?.startsWith(names[n] ?? '?'))).toEqual(names.map(() => true));
  expect(items.filter((text) => text?.includes('Only for campaigns'))).toHaveLength(3);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await screen.findByRole('alertdialog', { name: 'Duplicate 1 campaign?' });
});

test('drafts are deleted together, and what was launched is left out', async () => {
  const asked = fakeServer(({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : json([]),
  );
  await renderInApp(<BulkBar campaigns={[row('c1', 'draft'), row('c2', 'draft'), row('c3')]} />);
  press('Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 campaigns?' });
  expect(dialog.textContent).toContain('1 more is left out');
  press('Delete', dialog);
  await within(dialog).findByText('Done for 2 campaigns');
  const sent = asked.filter(({ method }) => method === 'DELETE');
  expect(sent.map(({ url, version }) => [url.split('/campaigns/')[1], version])).toEqual([
    ['c1', '"3"'],
    ['c2', '"3"'],
  ]);
});

test('Escape clears the selection, unless a dialog is open that it closes', async () => {
  server();
  selectAll(['c1']);
  await renderInApp(<BulkBar campaigns={[row('c1')]} />);
  press('Pause');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(selectedNow()).toEqual(['c1']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(selectedNow()).toEqual([]);
});
