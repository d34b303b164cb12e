import type { OperationAnswer } from '@posthorn/contract';
import type { Finding } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { ErroredCampaign, KeptError, SharedCause } from '../api/list-errored.ts';
import { ErroredPage } from './errored-page.tsx';

const anError = (more: Partial<KeptError> = {}): KeptError => ({
  id: 'e1',
  code: '1487851',
  createdAt: '2026-11-01T10:00:00Z',
  seenAt: '2026-11-03T10:00:00Z',
  requestId: 'AbC123',
  message: '(#100) Budget too low',
  userMessage: 'Meta wants at least 5 EUR for each day.',
  channel: 'facebook',
  adId: null,
  adType: null,
  times: 1,
  formerEnd: null,
  cause: 'meta.metaWantsAtLeastN',
  cure: 'budget',
  isRetryable: true,
  ...more,
});
const SMALL = 'FB post 1: One image is too small';
const tooSmall: Finding = {
  ...{ code: 'launch.mediaUnfit', severity: 'error', path: 'ads.ad1' },
  params: { ad: 'FB post 1', errors: 'One image is too small' },
};
const errored = (n: number, more: Partial<ErroredCampaign> = {}): ErroredCampaign => ({
  ...campaignRow({ id: `c${n}`, title: `Campaign ${n}`, abilities: ['redeploy'], hasErrors: true }),
  errors: [anError({ id: `e${n}` })],
  ...more,
});

let all: ErroredCampaign[];
let causes: SharedCause[];
let supportEmail: string | null;
let failures: number;
let isRefused: boolean;
/** What is in the way of sending a campaign again. */
let found: Finding[];
let notSent: OperationAnswer<'retryCause'>['refused'];
let isCampaignGone: boolean;
let kept: ReturnType<typeof aCampaign>;
let onPut: (url: string) => void;
let asked: ReturnType<typeof fakeServer>;
const lists = () => asked.filter(({ url }) => url.includes('errored-campaigns?'));
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const puts = () => asked.filter(({ method }) => method === 'PUT');

/** Nothing comes into sight by itself; the button loads. */
class NothingInSight {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInSight);
  all = [errored(1)];
  causes = [];
  supportEmail = null;
  failures = 0;
  isRefused = false;
  found = [];
  notSent = [];
  isCampaignGone = false;
  kept = aCampaign();
  onPut = (url) => {
    all = all.filter(({ id }) => !url.includes(`/${id}/`));
  };
  toast.clear();
  asked = fakeServer(({ method, url }) => {
    if (method === 'PUT') {
      if (isRefused) return json({ code: 'failed', message: 'Away' }, 503);
      if (url.endsWith('/errored-campaigns/retry')) {
        return json({ sent: 11, notSent: notSent.length, refused: notSent });
      }
      if (found.length > 0) {
        return json({ code: 'invalid', message: SMALL, requestId: 'r', findings: found }, 422);
      }
      onPut(url);
      return json(aCampaign({ errors: [] }));
    }
    if (url.includes('errored-campaigns')) {
      const page = Number(new URLSearchParams(url.split('?')[1]).get('page'));
      if (page > 1 && failures-- > 0) return json({ code: 'failed', message: 'Away' }, 503);
      const data = all.slice((page - 1) * 10, page * 10);
      return json({ data, causes, page, perPage: 10, hasMore: all.length > page * 10 });
    }
    if (url.endsWith('/app-config')) {
      return json({
        version: '1',
        signIn: 'local',
        outbox: false,
        helpUrl: null,
        chat: null,
        supportEmail,
      });
    }
    if (url.endsWith('/accounts/a1')) return json(anAccount);
    if (url.endsWith('/ads')) return json([anAd({ id: 'ad1' })]);
    return isCampaignGone ? json({ code: 'not_found', message: 'Gone' }, 404) : json(kept);
  });
});

const open = (role?: 'admin' | 'editor') =>
  renderInApp(<ErroredPage />, '/campaigns-overview/errored', role);
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('the list', () => {
  test('says of each campaign where it is, what it is called and what is wrong', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Errored Campaigns' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Workspace',
      'Campaign',
      'Error description',
    ]);
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Acute Care',
      'Campaign 1Active#K7QM2Redeploy',
      expect.stringMatching(/^Facebook and Instagram: Meta wants at least 5 EUR.*Since 01-11-2026/),
    ]);
    expect(screen.getByText('No more errored campaigns')).toBeDefined();
  });

  test('loads the next page, again after it failed, and ends', async () => {
    all = Array.from({ length: 12 }, (_, n) => errored(n));
    failures = 1;
    await open();
    await press('Load more');
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(screen.queryByText('No more errored campaigns')).toBeNull();
    await press('Load more');
    expect(await screen.findByText('No more errored campaigns')).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^Campaign/ })).toHaveLength(12);
  });

  test('says so when there is nothing', async () => {
    all = [];
    await open();
    expect(await screen.findByText('No errored campaigns')).toBeDefined();
  });

  test('an unknown cause shows what the network said and under which number', async () => {
    all = [errored(1, { errors: [anError({ cause: null, cure: 'support' })] })];
    await open();
    expect(
      await screen.findByText(
        'The network says: (#100) Budget too low (code 1487851, request AbC123)',
      ),
    ).toBeDefined();
  });

  test('an error that came again says how it had ended', async () => {
    const formerEnd = {
      resolution: 'wont_fix',
      note: 'too late',
      by: 'Ada Lovelace',
      at: '2026-11-02T10:00:00Z',
    } as const;
    all = [errored(1, { errors: [anError({ times: 2, formerEnd })] })];
    await open();
    expect(
      await screen.findByText(
        "Since 01-11-2026, 2 times, last on 03-11-2026 · Before that: Won't fix, by Ada Lovelace, 02-11-2026 · Note: too late",
      ),
    ).toBeDefined();
  });
});

describe('what can be done', () => {
  test('a cure leads to the field that mends it', async () => {
    all = [errored(1, { errors: [anError({ cure: 'schedule' })] })];
    await open();
    const link = await screen.findByRole('link', { name: 'Choose other dates' });
    expect(link.getAttribute('href')).toBe(
      '/campaigns-overview/set-campaign/c1/campaign-details#field-schedule',
    );
  });

  test('too small a budget leads to the dialog that sets it', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Set the budget' });
    expect(link.getAttribute('href')).toBe(
      '/campaigns-overview/set-campaign/c1/campaign-details/ads#budget',
    );
  });

  test('once launched, a campaign with too small a budget is boosted where it stands', async () => {
    all = [errored(1, { abilities: ['redeploy', 'boost'], errors: [anError({ cure: 'boost' })] })];
    await open();
    kept = aCampaign({
      title: 'Campaign 1',
      status: 'active',
      startDate: '2026-11-10',
      endDate: '2026-11-20',
      publishedChannels: ['facebook'],
    });
    const boost = await screen.findByRole('button', { name: 'Boost the campaign' });
    act(() => boost.focus());
    await press('Boost the campaign');
    const amount = await screen.findByRole('textbox', { name: 'Additional budget' });
    expect(screen.getByRole('dialog', { name: 'Boost Campaign 1?' })).toBeDefined();
    // What it was opened from may go; what came of it is still said.
    all = [];
    fireEvent.focus(amount);
    fireEvent.change(amount, { target: { value: '10' } });
    await press('Boost campaign');
    expect(await screen.findByText('No errored campaigns')).toBeDefined();
    expect(screen.getByRole('dialog', { name: /^Here we go!/ })).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('a person who may not boost is not offered to', async () => {
    all = [errored(1, { errors: [anError({ cure: 'boost' })] })];
    await open();
    expect(await screen.findByRole('button', { name: /^Retry: / })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Boost the campaign' })).toBeNull();
  });

  test('the page of a launched campaign is not to be chosen anew; it is said what to do', async () => {
    all = [errored(1, { errors: [anError({ cure: 'pagesFixed' })] })];
    await open();
    expect(await screen.findByText(/^After the launch a campaign keeps its page/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Choose a page' })).toBeNull();
  });

  test('the keyboard stays in the list: what takes the place of a settled error has it', async () => {
    const [one, two, three] = ['e1', 'e2', 'e3'].map((id) => anError({ id, userMessage: id }));
    if (!one || !two || !three) throw new Error('There are three');
    const second = errored(2, { errors: [three] });
    all = [errored(1, { errors: [one, two] }), second];
    await open();
    const settle = async (id: string, left: ErroredCampaign[]) => {
      onPut = () => {
        all = left;
      };
      const button = await screen.findByRole('button', { name: new RegExp(`^Retry: .*${id}`) });
      act(() => button.focus());
      await act(async () => void fireEvent.click(button));
    };
    const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    await settle('e1', [errored(1, { errors: [two] }), second]);
    await waitFor(() => expect(focused()).toBe('e2'));
    await settle('e2', [second]);
    await waitFor(() => expect(focused()).toBe('e3'));
    await settle('e3', []);
    expect(await screen.findByText('No errored campaigns')).toBeDefined();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('what no page of ours mends says what to do', async () => {
    all = [errored(1, { errors: [anError({ cure: 'network' })] })];
    await open();
    expect(await screen.findByText(/^This is mended in the ad account/)).toBeDefined();
  });

  test('what can not be sent again says why, and leads to where that is mended', async () => {
    found = [tooSmall];
    await open();
    await press(/^Retry: /);
    const link = await screen.findByRole('link', { name: /^Mend it: .*One image is too small/ });
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/ads\/[^/]+\/ad1$/));
    const [row] = within(screen.getByRole('table')).getAllByRole('listitem');
    expect(row?.textContent).toContain('It could not be sent again');
    expect(screen.queryByRole('link', { name: 'Set the budget' })).toBeNull();
    found = [];
    await press(/^Retry: /);
    expect(await screen.findByText('No errored campaigns')).toBeDefined();
  });

  test('retrying sends that error again, and the campaign leaves the list', async () => {
    await open();
    await press(/^Retry: /);
    expect(await screen.findByText('No errored campaigns')).toBeDefined();
    expect(puts().map(({ url }) => url)).toEqual([
      '/api/accounts/a1/errored-campaigns/c1/AbC123/retry?error=e1',
    ]);
    expect(asked.some(({ method, url }) => method === 'GET' && url === '/api/campaigns/c1')).toBe(
      true,
    );
  });

  test('an error that was sent again is not said to have failed when its campaign is gone', async () => {
    isCampaignGone = true;
    await open();
    await press(/^Retry: /);
    expect(await screen.findByText('No errored campaigns')).toBeDefined();
    expect(toasts()).toEqual(['The ad is successfuly redeployed']);
  });

  test('the reason that was typed stays when the error could not be resolved', async () => {
    isRefused = true;
    await open();
    await press(/^Resolve: /);
    const wontFix = screen.getByRole('radio', { name: "Won't fix" });
    await act(async () => void fireEvent.click(wontFix));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'too late' } });
    await press('Confirm');
    await waitFor(() => expect(toasts()).toEqual(['It could not be resolved']));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('too late');
  });

  test("resolving asks what became of it; 'Won't fix' asks for a reason", async () => {
    await open();
    await press(/^Resolve: /);
    const dialog = screen.getByRole('dialog', { name: 'Can we help you to solve your issue?' });
    const radios = within(dialog).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Solved',
      "Won't fix",
      "Can't reproduce",
    ]);
    const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    expect(within(dialog).queryByLabelText('Reason')).toBeNull();
    await act(async () => void fireEvent.click(radios[1] as HTMLElement));
    const reason = within(dialog).getByLabelText('Reason');
    fireEvent.change(reason, { target: { value: 'too late' } });
    await press('Confirm');
    expect(await screen.findByText('No errored campaigns')).toBeDefined();
    expect(puts()).toMatchObject([
      {
        url: '/api/accounts/a1/errored-campaigns/c1/AbC123/resolve?error=e1',
        body: { resolution: 'wont_fix', note: 'too late' },
      },
    ]);
  });

  test('without a reason the body says so', async () => {
    await open();
    await press(/^Resolve: /);
    const dialog = screen.getByRole('dialog');
    const radio = within(dialog).getAllByRole('radio')[1] as HTMLElement;
    await act(async () => void fireEvent.click(radio));
    await press('Confirm');
    await screen.findByText('No errored campaigns');
    expect(puts()).toMatchObject([{ body: { resolution: 'wont_fix', note: 'no note' } }]);
  });

  test('an editor retries, but does not resolve', async () => {
    await open('editor');
    expect(await screen.findByRole('button', { name: /^Retry: / })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Resolve: / })).toBeNull();
  });

  test('what a reviewer refused is not offered to be sent again', async () => {
    all = [errored(1, { errors: [anError({ isRetryable: false, cure: 'ad' })] })];
    await open();
    expect(await screen.findByRole('link', { name: 'Open the ad' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Retry: / })).toBeNull();
  });

  test('the same cause in several campaigns is sent again together', async () => {
    const { cause, userMessage } = anError();
    causes = [
      { cause: String(cause), cure: 'budget', userMessage, campaigns: 13, retryable: 12 },
      {
        ...{ cause: 'meta.notAllowed', cure: 'network', userMessage: 'Not allowed' },
        ...{ campaigns: 2, retryable: 0 },
      },
    ];
    notSent = [
      {
        ...{ campaignId: 'c1', title: 'Campaign 1', requestId: 'AbC123' },
        ...{ message: SMALL, findings: [tooSmall] },
      },
    ];
    await open();
    const shared = await screen.findByRole('region', { name: /^The same cause/ });
    expect(shared.textContent).toContain('The same in 13 campaigns');
    expect(within(shared).getAllByRole('button')).toHaveLength(1);
    const [together, ...others] = within(shared).getAllByRole('link');
    expect(together?.textContent).toBe('Change their budgets together');
    expect(together?.getAttribute('href')).toBe('/campaigns-overview?errors=%22true%22');
    expect(others).toEqual([]);
    await press(/^Retry all 12: Meta wants/);
    await waitFor(() =>
      expect(toasts().toSorted()).toEqual([
        '1 error could not be sent again',
        '11 errors were sent again',
      ]),
    );
    expect(toastQueue.visibleToasts.map(({ content }) => content.description)).toContain(
      `Campaign 1: ${SMALL}`,
    );
    expect(screen.getByRole('link', { name: /^Mend it: .*One image is too small/ })).toBeDefined();
    expect(puts()).toMatchObject([
      { url: '/api/accounts/a1/errored-campaigns/retry', body: { cause } },
    ]);
  });

  test('support gets everything it asks for', async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open();
    await press('Copy for support');
    expect(writeText.mock.calls[0]?.[0]).toMatch(
      /^Account: Noorderzorg\nWorkspace: Acute Care\nCampaign: Campaign 1 \(#K7QM2, c1\)\nChannel: Facebook and Instagram\nError: Meta wants.*\nCode: 1487851\nRequest: AbC123\nThe network says: \(#100\) Budget too low\nLast seen: 03-11-2026/,
    );
  });

  test('a support ticket is offered only where support has an address', async () => {
    supportEmail = 'support@example.com';
    await open();
    await press(/^Resolve: /);
    expect(await screen.findByRole('radio', { name: 'Create support ticket' })).toBeDefined();
  });
});
