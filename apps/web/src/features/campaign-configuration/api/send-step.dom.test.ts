import { beforeEach, expect, test, vi } from 'vitest';
import { aPlace } from '../../../testing/a-campaign.ts';
import { setCsrfToken } from '../../../testing/csrf-token.ts';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { sendStep } from './send-step.ts';

const sent: Array<{ what: string; ifMatch: string | null; body: unknown }> = [];
let answer: object;
let status: number | undefined;

beforeEach(() => {
  sent.length = 0;
  answer = { version: 8 };
  status = undefined;
  setCsrfToken();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({
      what: `${init.method} ${url}`,
      ifMatch: new Headers(init.headers).get('If-Match'),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    return new Response(JSON.stringify(answer), {
      status: status ?? ('message' in answer ? 206 : 200),
    });
  });
});

const details = {
  title: 'ICU',
  targetUrl: 'https://a.nl',
  poNumber: 'P',
  referenceNumber: 'R',
  language: 'en' as const,
};

test.each([
  [
    { kind: 'details', fields: ['title'], details },
    'PUT /api/campaigns/c1',
    {
      title: 'ICU',
      target_url: 'https://a.nl',
      po_number: 'P',
      reference_number: 'R',
      language: 'en',
    },
  ],
  [
    { kind: 'schedule', schedule: { startDate: '2026-12-01', endDate: '2026-12-20' } },
    'PUT /api/campaigns/c1/schedule',
    { start_date: '2026-12-01', end_date: '2026-12-20' },
  ],
  [
    { kind: 'goal', goal: 'MAXIMISE_CLICKS' },
    'PUT /api/campaigns/c1/goal',
    { goal: 'MAXIMISE_CLICKS' },
  ],
  [
    { kind: 'functionGroup', functionGroup: 'it' },
    'PUT /api/campaigns/c1/function-group',
    { function_group: 'it' },
  ],
  [
    { kind: 'functionGroup', functionGroup: null },
    'DELETE /api/campaigns/c1/function-group',
    undefined,
  ],
  [{ kind: 'addProfile', id: 'icu' }, 'POST /api/campaigns/c1/profiles', { id: 'icu' }],
  [{ kind: 'removeProfile', id: 'icu' }, 'DELETE /api/campaigns/c1/profiles/icu', undefined],
  [
    { kind: 'addLocation', location: aPlace('assen') },
    'POST /api/campaigns/c1/locations',
    aPlace('assen'),
  ],
  [
    { kind: 'removeLocation', location: aPlace('assen') },
    'DELETE /api/campaigns/c1/locations',
    aPlace('assen'),
  ],
] as const)('%o', async (step, what, body) => {
  expect(await sendStep('c1', step, 7)).toEqual({ version: 8 });
  expect(sent).toEqual([{ what, ifMatch: '"7"', body }]);
});

test('a place that some channels can not target is saved, and said', async () => {
  answer = { version: 8, message: 'LinkedIn can not target Assen' };
  const campaign = await sendStep('c1', { kind: 'addLocation', location: aPlace('assen') }, 7);
  expect(campaign).toEqual({ version: 8 });
  expect(toastQueue.visibleToasts.map(({ content }) => content)).toMatchObject([
    { kind: 'error', message: 'LinkedIn can not target Assen' },
  ]);
});

test('what does not fit the call is named as the form names it', async () => {
  status = 422;
  const finding = { code: 'field.malformed', severity: 'error' };
  answer = {
    code: 'invalid',
    message: 'Please check',
    findings: [
      { ...finding, path: 'po_number' },
      { ...finding, path: 'targetUrl' },
    ],
  };
  const refused = sendStep('c1', { kind: 'details', fields: ['poNumber'], details }, 7);
  await expect(refused).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Please check',
    findings: [{ path: 'poNumber' }, { path: 'targetUrl' }],
  });
});
