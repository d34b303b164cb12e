import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { type AccountFacts, accountFactsQuery } from '../../accounts/index.ts';
import { CompanyTab } from './company-tab.tsx';

/** A server that keeps the settings as ours does, as far as the page can tell. */
function settingsServer(first: Partial<AccountFacts> = {}, supportEmail: string | null = null) {
  const state = {
    account: { ...anAccount, ...first },
    numbers: { conversion_id: '4711' as string | null, pixelId: null as string | null },
  };
  const requests = fakeServer(({ method, url, body, version }) => {
    const part = /\/(conversion-id|pixel-id)$/.exec(url)?.[1];
    if (part) {
      const key = part === 'pixel-id' ? 'pixelId' : 'conversion_id';
      if (method === 'PUT') {
        const { seen, ...number } = body as { seen: string | null };
        if (seen !== state.numbers[key]) {
          const current = { [key]: state.numbers[key] };
          return json({ code: 'stale', message: 'Changed', current }, 409);
        }
        Object.assign(state.numbers, number);
      }
      return json({ [key]: state.numbers[key] });
    }
    if (url.endsWith('/application-events')) {
      const meta = { network: 'meta', isConnected: true, isAnswered: true };
      const events = [{ id: 'e1', label: 'Lead (pixel 4711)' }];
      return json([{ ...meta, chosen: ['e1'], events }]);
    }
    if (url.endsWith('/app-config')) return json({ supportEmail });
    if (!/\/accounts\/a1$/.test(url)) return json([]);
    if (method === 'GET') return json(state.account);
    if (version !== `"${state.account.version}"`) {
      return json({ code: 'stale', message: 'Changed', current: state.account }, 409);
    }
    state.account = { ...state.account, ...(body as object), version: state.account.version + 1 };
    return json(state.account);
  });
  return { state, saved: () => requests.filter(({ method }) => method === 'PUT') };
}

beforeEach(() => toast.clear());

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const saveButton = () => screen.getByRole('button', { name: /^Saved?$/ });
const isClosed = () => saveButton().getAttribute('aria-disabled') === 'true';
const show = async (role: 'admin' | 'editor' = 'admin') => {
  const app = await renderInApp(<CompanyTab />, '/settings/company', role);
  await screen.findByText('Hereweg 1');
  return app;
};

test('the address can be read and not changed', async () => {
  settingsServer();
  await show();
  const section = screen.getByRole('region', { name: 'Address' });
  expect(section.id).toBe('company-address');
  for (const value of ['Noorderzorg', 'Hereweg 1', '9725 AA', 'Groningen', 'Netherlands']) {
    expect(within(section).getAllByText(value).length).toBeGreaterThan(0);
  }
  expect(within(section).queryByRole('textbox')).toBeNull();
  expect(within(section).getByText(/ask your account manager/)).toBeDefined();
});

test('where support has an address, it is a press away from changing one', async () => {
  settingsServer({}, 'support@example.com');
  await show();
  const support = await screen.findByRole('link', { name: 'support@example.com' });
  expect(support.getAttribute('href')).toBe('mailto:support@example.com');
});

describe('saving', () => {
  test.each([
    ['the landing page', 'Default landing page URL', 'https://example.com/jobs'],
    ['a tracking parameter', 'utm_source', 'facebook'],
    ['the conversion id', 'Conversion id', '99'],
    ['the pixel of dynamic ads', 'Dynamic ads pixel id', '88'],
  ])('%s opens the button; saved, it closes again', async (_, name, value) => {
    const { saved } = settingsServer();
    await show();
    expect(isClosed()).toBe(true);
    await type(name, value);
    expect(isClosed()).toBe(false);
    await press(saveButton());
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(field(name).value).toBe(value);
    expect(saved()).toHaveLength(1);
  });

  test('the language opens the button too', async () => {
    const { saved } = settingsServer();
    await show();
    await press(screen.getByRole('button', { name: /Target language/ }));
    await press(await screen.findByRole('option', { name: 'German' }));
    expect(isClosed()).toBe(false);
    await press(saveButton());
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(saved()[0]?.body).toMatchObject({ primary_language: 'de' });
  });

  test('that campaigns are paused by themselves is off, and can be switched on', async () => {
    const { saved } = settingsServer();
    await show();
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /Pause a campaign by itself/,
    });
    expect(box.checked).toBe(false);
    await press(box);
    expect(isClosed()).toBe(false);
    await press(saveButton());
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(saved()[0]?.body).toMatchObject({ pauses_lost_vacancies: true });
    expect(box.checked).toBe(true);
  });

  test('landing page, parameters and language go together, for the version that was read', async () => {
    const { saved } = settingsServer({ utm: { linkedin: { utm_medium: 'paid' } } });
    await show();
    await type('Default landing page URL', 'https://example.com/jobs');
    await press(saveButton());
    const [call] = saved();
    expect(call).toMatchObject({
      url: '/api/accounts/a1',
      version: '"1"',
      body: {
        default_landing_page_url: 'https://example.com/jobs',
        primary_language: 'nl',
        utm: { linkedin: { utm_medium: 'paid' } },
      },
    });
  });

  test('an emptied number is sent as none', async () => {
    const { saved } = settingsServer();
    await show();
    await type('Conversion id', '');
    await press(saveButton());
    expect(saved().map(({ url, body }) => [url, body])).toEqual([
      ['/api/accounts/a1/conversion-id', { conversion_id: null, seen: '4711' }],
    ]);
  });

  test.each([
    ['Default landing page URL', 'http://example.com', /should include https/],
    ['Conversion id', 'abc', /digits only/],
  ])('%s: %s is refused at the field', async (name, value, reason) => {
    const { saved } = settingsServer();
    await show();
    await type(name, value);
    expect(screen.getByText(reason)).toBeDefined();
    expect(isClosed()).toBe(true);
    await press(saveButton());
    expect(saved()).toEqual([]);
  });

  test('discarding shows what the account holds', async () => {
    settingsServer();
    await show();
    await type('Default landing page URL', 'https://example.com/jobs');
    await press(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('Default landing page URL').value).toBe('');
    expect(isClosed()).toBe(true);
  });

  test('without a connected Meta account there is no pixel to name', async () => {
    settingsServer({ unconnected: ['facebook'] });
    await show();
    expect(field('Conversion id').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('another person', () => {
  const theirs = (change: Partial<AccountFacts>) => ({ ...anAccount, version: 2, ...change });

  test('who changed another field is not written over', async () => {
    const { state, saved } = settingsServer();
    await show();
    await type('Default landing page URL', 'https://example.com/mine');
    state.account = theirs({ primary_language: 'de' });
    await press(saveButton());
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(saved().at(-1)).toMatchObject({
      version: '"2"',
      body: { default_landing_page_url: 'https://example.com/mine', primary_language: 'de' },
    });
  });

  test.each([
    ['Take theirs', 'https://example.com/theirs'],
    ['Keep mine', 'https://example.com/mine'],
  ])('who changed the same field is asked about: %s', async (choice, kept) => {
    const { state } = settingsServer();
    const { queryClient } = await show();
    await type('Default landing page URL', 'https://example.com/mine');
    state.account = theirs({ default_landing_page_url: 'https://example.com/theirs' });
    await act(() => queryClient.invalidateQueries(accountFactsQuery('a1')));
    expect(await screen.findByText('Another person changed the settings')).toBeDefined();
    expect(screen.getByText(/Default landing page URL\.$/)).toBeDefined();
    expect(isClosed()).toBe(true);
    await press(screen.getByRole('button', { name: choice }));
    expect(field('Default landing page URL').value).toBe(kept);
    await press(saveButton());
    expect(state.account.default_landing_page_url).toBe(kept);
  });
});

test.each([
  ['Take theirs', '55'],
  ['Keep mine', '99'],
])('a pixel that another admin has set meanwhile is not overwritten: %s', async (choice, kept) => {
  const { state } = settingsServer();
  await show();
  await type('Conversion id', '99');
  state.numbers.conversion_id = '55';
  await press(saveButton());
  expect(await screen.findByText('Another person changed the settings')).toBeDefined();
  expect(state.numbers.conversion_id).toBe('55');
  expect(told()).toEqual([]);
  await press(screen.getByRole('button', { name: choice }));
  expect(field('Conversion id').value).toBe(kept);
  await press(saveButton());
  expect(state.numbers.conversion_id).toBe(kept);
});

describe('tags of tracking parameters', () => {
  const tag = (name: string) => screen.getByRole('button', { name: `Insert the tag ${name}` });

  test('go where the caret is, and the example shows them filled in', async () => {
    settingsServer({ utm: { facebook: { utm_campaign: 'ab' } } });
    await show();
    const input = field('utm_campaign');
    act(() => input.focus());
    input.setSelectionRange(1, 1);
    await press(tag('Campaign name'));
    expect(input.value).toBe('a%%campaign_name%%b');
    await press(tag('Reference number'));
    expect(input.value).toBe('a%%campaign_name%%%%reference_number%%b');
    expect(screen.getByText(/utm_campaign=aNurse%20in%20UtrechtREF-2048b$/)).toBeDefined();
  });

  test('have nowhere to go while no field is focused', async () => {
    settingsServer();
    await show();
    await press(tag('Campaign name'));
    expect(told()).toEqual(['Click to a place where you want to insert tag']);
    expect(isClosed()).toBe(true);
  });
});

test('unsaved changes are asked about before the page is left, not before an anchor', async () => {
  settingsServer();
  const { history } = await show();
  await type('Default landing page URL', 'https://example.com/jobs');
  await act(async () => history.push('/settings/company#elsewhere'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(async () => history.push('/campaigns-overview'));
  await press(await screen.findByRole('button', { name: 'Stay here' }));
  expect(history.location.pathname).toBe('/settings/company');
  expect(field('Default landing page URL').value).toBe('https://example.com/jobs');
});

test('what counts as an application on Meta stands beside its pixel', async () => {
  settingsServer();
  await show();
  expect(await screen.findByText('Lead (pixel 4711)')).toBeDefined();
  await press(screen.getByRole('button', { name: /^Change what counts as an application on/ }));
  expect(
    await screen.findByRole('dialog', { name: 'What counts as an application' }),
  ).toBeDefined();
});

test('an editor reads: no numbers, no way to save, and nothing of admins is asked for', async () => {
  settingsServer({ default_landing_page_url: 'https://example.com/jobs' });
  await show('editor');
  expect(field('Default landing page URL').readOnly).toBe(true);
  expect(screen.getByText('Only admins can change these settings.')).toBeDefined();
  expect(screen.queryByLabelText('Conversion id')).toBeNull();
  expect(screen.queryByLabelText('Dynamic ads pixel id')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Insert the tag/ })).toBeNull();
});
