import type { BudgetChannel } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { SocialPage } from '../../accounts/index.ts';
import { SocialPages } from './social-pages.tsx';

const aPage = (page: Partial<SocialPage>): SocialPage => ({
  id: 'p1',
  type: 'connected',
  channel: 'facebook',
  name: 'Noorderzorg',
  iconUrl: '/icon',
  leadformStatus: null,
  externalId: '10215',
  ...page,
});
const aRequest = {
  id: 'r1',
  type: 'request',
  channel: 'linkedin',
  url: 'https://www.linkedin.com/company/noorderzorg',
  page_id: '90210',
  status: 'pending',
};

/** A server that keeps pages and requests as ours does, as far as the page can tell. */
function pageServer(
  pages: SocialPage[],
  {
    requests = [] as object[],
    refuses = false,
    isSlow = (_: { method: string; url: string }): boolean => false,
  } = {},
) {
  const state = { pages, requests, refuses };
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = fakeServer(async (call) => {
    const { method, url, body } = call;
    if (isSlow(call)) await slow;
    if (url.endsWith('/campaigns')) {
      return json({ count: 7, campaigns: [{ id: 'c1', title: 'Nurses in Assen' }] });
    }
    if (url.includes('connection-requests')) {
      if (method === 'GET') return json(state.requests);
      if (state.refuses) return json({ code: 'invalid', message: 'No such page' }, 422);
      if (method === 'PUT') state.requests = [];
      else state.requests = [{ ...aRequest, ...(body as object) }];
      return json({ ...aRequest, ...(body as object) }, method === 'POST' ? 201 : 200);
    }
    if (method === 'DELETE') {
      state.pages = [];
      return new Response(null, { status: 204 });
    }
    if (method === 'PUT') {
      state.pages = state.pages.map((page) => ({ ...page, leadformStatus: 'pending' }));
      return json({ leadform_tos: false });
    }
    return json(state.pages);
  });
  return {
    sent: (method: string) => calls.filter((one) => one.method === method),
    /** Lets what was sent be answered. */
    answer,
  };
}

beforeEach(() => toast.clear());

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const type = async (name: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }));
const show = async (unconnected: BudgetChannel[] = [], role: 'admin' | 'editor' = 'admin') =>
  renderInApp(<SocialPages unconnected={unconnected} />, '/settings/company', role);
const addOn = async (channel: string) => {
  await press(await screen.findByRole('button', { name: 'Add new page' }));
  await press(await screen.findByRole('menuitem', { name: channel }));
};
const add = () => screen.getByRole('button', { name: 'Add' });

describe('the list', () => {
  test('groups pages and requests by channel', async () => {
    pageServer([aPage({}), aPage({ id: 'p2', channel: 'linkedin', name: 'At LinkedIn' })], {
      requests: [aRequest],
    });
    await show();
    const headings = await screen.findAllByRole('heading', { level: 4 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Facebook', 'LinkedIn']);
    const request = screen.getByText('linkedin.com/company/noorderzorg').closest('li');
    expect(within(request as HTMLElement).getByText('pending')).toBeDefined();
    expect(within(request as HTMLElement).getByText(/check the page ID/)).toBeDefined();
  });

  test('is empty: what pages are for', async () => {
    pageServer([]);
    await show();
    expect(await screen.findByText('No pages are connected yet')).toBeDefined();
  });

  test('is read by an editor', async () => {
    pageServer([aPage({})]);
    await show([], 'editor');
    await screen.findByText('Noorderzorg');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('forms of a page', () => {
  test('are asked for, and then waited for', async () => {
    const { sent } = pageServer([aPage({})]);
    await show();
    await press(await screen.findByRole('button', { name: 'Ask for lead forms for Noorderzorg' }));
    expect(await screen.findByText('Waiting for the terms of lead forms')).toBeDefined();
    expect(sent('PUT').map(({ url }) => url)).toEqual(['/api/accounts/a1/social-pages/p1/update']);
  });

  test('that are waited for lead to where their terms are accepted, and can be looked for again', async () => {
    const leadformTermsUrl = 'https://www.facebook.com/ads/leadgen/tos?page_id=1';
    const { sent } = pageServer([aPage({ leadformStatus: 'pending', leadformTermsUrl })]);
    await show();
    const link = await screen.findByRole('link', { name: /Accept them at Meta/ });
    expect(link.getAttribute('href')).toBe(leadformTermsUrl);
    await press(screen.getByRole('button', { name: /Check again .* for Noorderzorg/ }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  });

  test('that are accepted are a tag', async () => {
    pageServer([aPage({ leadformStatus: 'accepted' })]);
    await show();
    expect(await screen.findByText('Lead forms accepted')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Ask for lead forms/ })).toBeNull();
  });
});

describe('a new page', () => {
  test('on Instagram is offered where Facebook is connected', async () => {
    pageServer([]);
    await show(['facebook']);
    await press(await screen.findByRole('button', { name: 'Add new page' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Facebook', 'LinkedIn']);
  });

  test('on Facebook needs an address and a number', async () => {
    const { sent } = pageServer([]);
    await show();
    await addOn('Facebook');
    const url = screen.getByLabelText(/Address of the page/);
    expect(url.getAttribute('placeholder')).toBe('https://www.facebook.com/your-page');
    expect(add()).toHaveProperty('disabled', true);
    await type(/Address of the page/, 'https://www.facebook.com/noorderzorg');
    await type(/Page ID/, 'abc');
    expect(add()).toHaveProperty('disabled', true);
    await type(/Page ID/, '10215');
    await press(add());
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { channel: 'facebook', url: 'https://www.facebook.com/noorderzorg', page_id: '10215' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told()).toEqual(['The page was asked for. It is connected as soon as it is found.']);
  });

  test('can not be added twice while the answer is on its way', async () => {
    const { sent, answer } = pageServer([], { isSlow: ({ method }) => method === 'POST' });
    await show();
    await addOn('LinkedIn');
    await type(/Address of the page/, 'https://www.linkedin.com/company/noorderzorg');
    await type(/Page ID/, '90210');
    await press(add());
    const busy = screen.getByRole('button', { name: /Add/ });
    const isBlocked = () => busy.ariaDisabled ?? String((busy as HTMLButtonElement).disabled);
    await waitFor(() => expect(isBlocked()).toBe('true'));
    await press(busy);
    expect(sent('POST')).toHaveLength(1);
    await act(async () => answer());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('on Instagram needs an address only', async () => {
    const { sent } = pageServer([]);
    await show();
    await addOn('Instagram');
    expect(screen.queryByLabelText(/Page ID/)).toBeNull();
    await type(/Address of the page/, 'www.instagram.com/noorderzorg');
    await press(add());
    expect(sent('POST').map(({ body }) => body)).toMatchObject([
      { url: 'https://www.instagram.com/noorderzorg', page_id: null },
    ]);
  });

  test('on Facebook that is not taken says so, and leads back to what was typed', async () => {
    pageServer([], { refuses: true });
    await show();
    await addOn('Facebook');
    await type(/Address of the page/, 'https://www.facebook.com/noorderzorg');
    await type(/Page ID/, '10215');
    await press(add());
    expect(await screen.findByRole('heading', { name: 'Page ID is not valid' })).toBeDefined();
    await press(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByDisplayValue('10215')).toBeDefined();
  });

  test('on LinkedIn that is not taken closes without a word', async () => {
    pageServer([], { refuses: true });
    await show();
    await addOn('LinkedIn');
    await type(/Address of the page/, 'https://www.linkedin.com/company/noorderzorg');
    await type(/Page ID/, '90210');
    await press(add());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told()).toEqual([]);
  });
});

describe('deleting', () => {
  test('a page names the campaigns that use it', async () => {
    const { sent } = pageServer([aPage({})]);
    await show();
    await press(await screen.findByRole('button', { name: 'Delete Noorderzorg' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Noorderzorg?' });
    expect(await within(dialog).findByText('Nurses in Assen')).toBeDefined();
    expect(within(dialog).getByText('and 6 more')).toBeDefined();
    await press(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(sent('DELETE').map(({ url }) => url)).toEqual(['/api/accounts/a1/social-pages/p1']);
    expect(await screen.findByText('No pages are connected yet')).toBeDefined();
    expect(told()).toEqual(['Noorderzorg was deleted']);
  });

  test('a page is told also when its row is gone before everything was asked for again', async () => {
    let isDeleted = false;
    const { answer } = pageServer([aPage({})], {
      isSlow: ({ method, url }) => {
        isDeleted ||= method === 'DELETE';
        return isDeleted && url.includes('connection-requests');
      },
    });
    await show();
    await press(await screen.findByRole('button', { name: 'Delete Noorderzorg' }));
    const dialog = await screen.findByRole('alertdialog');
    await press(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No pages are connected yet')).toBeDefined();
    await act(async () => answer());
    expect(told()).toEqual(['Noorderzorg was deleted']);
  });

  test('a request marks it completed', async () => {
    const { sent } = pageServer([], { requests: [aRequest] });
    await show();
    await press(
      await screen.findByRole('button', { name: 'Delete linkedin.com/company/noorderzorg' }),
    );
    await press(screen.getByRole('button', { name: 'Delete' }));
    expect(sent('PUT').map(({ url, body }) => [url, body])).toEqual([
      ['/api/social-account-connection-requests/r1', { status: 'completed' }],
    ]);
    expect(await screen.findByText('No pages are connected yet')).toBeDefined();
  });
});
