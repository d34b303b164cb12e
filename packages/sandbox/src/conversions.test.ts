import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversionOf, firstAccounts } from './accounts.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ rate: 0 });
});
afterAll(() => sandbox.stop());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers: { authorization: 'Bearer sandbox', ...headers } });
  return answer.json() as Promise<Record<string, unknown>>;
};
const ask = async (query: string) => {
  const answer = await fetch(
    `${sandbox.urls.google}/v25/customers/${firstAccounts.google.id}/googleAds:search`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    },
  );
  return answer.json() as Promise<Record<string, unknown>>;
};

test('Meta shows the pixel of an ad account, and its custom conversions', async () => {
  const { id } = firstAccounts.meta;
  const act = `${sandbox.urls.meta}/v26.0/act_${id}`;
  expect(await get(`${act}/adspixels?fields=id,name`)).toMatchObject({
    data: [{ id: conversionOf({ id }), name: 'Careers site' }],
  });
  expect(await get(`${act}/customconversions?fields=id,name,pixel`)).toMatchObject({
    data: [
      { id: `8${id}`, name: 'Application sent', pixel: { id: conversionOf({ id }) } },
      { id: `9${id}`, name: 'Page scrolled' },
    ],
  });
});

test('LinkedIn finds the rules of an account, and of no other', async () => {
  const headers = {
    'linkedin-version': '202608',
    'x-restli-protocol-version': '2.0.0',
    'x-restli-method': 'FINDER',
  };
  const rulesOf = (id: string) =>
    get(
      `${sandbox.urls.linkedin}/rest/conversions?q=account&account=${encodeURIComponent(`urn:li:sponsoredAccount:${id}`)}`,
      headers,
    );
  const { id } = firstAccounts.linkedin;
  expect(await rulesOf(id)).toMatchObject({
    elements: [
      { id: Number(conversionOf({ id })), type: 'SUBMIT_APPLICATION', enabled: true },
      { id: Number(`9${id}`), type: 'KEY_PAGE_VIEW' },
    ],
  });
  expect(await rulesOf('1')).toMatchObject({ status: 403 });
});

test('Google divides conversions by action, and nothing else', async () => {
  expect(
    await ask(
      'SELECT conversion_action.name, conversion_action.primary_for_goal FROM conversion_action',
    ),
  ).toMatchObject({
    results: [
      { conversionAction: { name: 'Applications', primaryForGoal: true } },
      { conversionAction: { name: 'Page scrolled', primaryForGoal: false } },
    ],
  });
  const where = "FROM campaign WHERE segments.date BETWEEN '2027-01-01' AND '2027-01-31'";
  expect(
    await ask(`SELECT segments.conversion_action, metrics.all_conversions ${where}`),
  ).not.toHaveProperty('error');
  expect(
    JSON.stringify(await ask(`SELECT segments.conversion_action, metrics.clicks ${where}`)),
  ).toContain('PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE');
});
