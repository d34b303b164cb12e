import { finding, sayFinding } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import type { FeedResult } from '../api/check-feed.ts';
import { UpdateJobList } from '../components/update-job-list.tsx';
import { aJobList, aResult, aSource } from '../testing/a-job-list.ts';
import { press } from '../testing/press.ts';
import { told } from '../testing/told.ts';
import { CreateJobListPage } from './setup-pages.tsx';

beforeEach(() => toast.clear());
// jsdom has no layout to scroll in.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void vi.useRealTimers());

const nurse = {
  id: 'nurse',
  name: 'Nurse',
  function_group: 'healthcare',
  synonyms: [],
  local_name: 'Nurse',
  matched_title: null,
};
const template = { id: 't1', kind: 'default', functionGroup: 'healthcare' };

function serve(results: (FeedResult | Promise<never>)[], saved?: () => Response) {
  return fakeServer(({ method, url }) => {
    if (url.includes('enabled-features')) return json(['dynamicAds']);
    if (url.includes('validate-feed')) {
      const result = results.shift();
      return result instanceof Promise ? result : json(result);
    }
    if (url.includes('feed-checks')) return json([]);
    if (url.includes('profiles')) return json([nurse]);
    if (url.endsWith('/templates')) return json([template]);
    if (url.endsWith('/customTemplates')) return json([]);
    if (method !== 'GET') return saved?.() ?? json(aJobList(), method === 'POST' ? 201 : 200);
    return json([]);
  });
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const upload = () => screen.getByRole('button', { name: /^Upload/ });

const updated = () => screen.getByRole('button', { name: 'Update' });
const never = () => new Promise<never>(() => {});

async function create(results: FeedResult[], saved?: () => Response) {
  const asked = serve(results, saved);
  const app = await renderInApp(<CreateJobListPage />, '/job-library/create-job-list');
  await screen.findByRole('textbox', { name: 'Job list name' });
  type('Job list name', 'Nurses');
  type('Feed URL', 'https://jobs.example.com/feed.xml');
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Job profile/ });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'nurse' } });
  await screen.findByRole('option', { name: /Nurse/ });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(box.value).toBe('Nurse'));
  act(() => box.blur());
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  return { asked, app };
}

const failed = (message: string) => ({ passed: false, message });
const notReached = { passed: false, message: '' };
const failedAt = (message: string): Partial<FeedResult> => ({
  ...{ success: false, isXml: failed(message), structure: notReached, mapping: null, elements: [] },
  amount: { ...notReached, validJobsPerProfileCount: 0, withoutImage: 0, items: 0 },
});

test('an address gets what is missing in it when the field is left', async () => {
  serve([]);
  await renderInApp(<CreateJobListPage />, '/job-library/create-job-list');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Feed URL' });
  act(() => field.focus());
  type('Feed URL', ' jobs.example.com/feed.xml ');
  act(() => field.blur());
  await waitFor(() => expect(field.value).toBe('https://jobs.example.com/feed.xml'));
});

test('nothing is uploaded before there is a name, an address and a profile', async () => {
  serve([]);
  await renderInApp(<CreateJobListPage />, '/job-library/create-job-list');
  await screen.findByRole('textbox', { name: 'Job list name' });
  expect(upload().getAttribute('aria-disabled')).toBe('true');
  type('Job list name', 'Nurses');
  type('Feed URL', 'https://jobs.example.com/feed.xml');
  expect(upload().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Proceed' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('a failing check is said, and the others are not', async () => {
  await create([aResult(failedAt('This is a web page, not an XML feed.'))]);
  await press(upload());
  const report = await screen.findByRole('region', { name: 'Report about feed 1' });
  expect(within(report).getByText('This is a web page, not an XML feed.')).toBeTruthy();
  expect(within(report).getByText('Valid XML').textContent).toContain('Valid XML: Failed');
  expect(within(report).getByText('Jobs recognised').textContent).toContain(': Not checked');
  expect(screen.getByRole('button', { name: 'Proceed' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('of an address that answers with no feed nothing counts as passed, and no login is asked for', async () => {
  await create([
    aResult({ ...failedAt('The address answered 404 instead of a feed.'), isOpened: false }),
  ]);
  await press(upload());
  const report = await screen.findByRole('region', { name: 'Report about feed 1' });
  const checks = within(report).getAllByRole('listitem');
  expect(checks.map(({ textContent }) => textContent)).toEqual([
    'Login accepted: Not checked',
    'Open to read: Failed',
    'Valid XML: Not checked',
    'Jobs recognised: Not checked',
    'Enough jobs: Not checked',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a login is asked for until the feed accepts one', async () => {
  const wrong = { passedAuth: failed('Authentication failed'), requiredAuth: notReached };
  const { asked } = await create([
    aResult({ ...failedAt(''), isXml: notReached, requiredAuth: failed('It asks for a login.') }),
    aResult({ ...failedAt(''), isXml: notReached, ...wrong }),
    aResult(),
  ]);
  await press(upload());
  const dialog = await screen.findByRole('dialog', { name: 'This feed needs a login' });
  const enter = async (login: string, password: string) => {
    const field = (name: string) => within(dialog).getByLabelText(name);
    fireEvent.change(field('Login'), { target: { value: login } });
    fireEvent.change(field('Password'), { target: { value: password } });
    await press(within(dialog).getByRole('button', { name: 'Log in' }));
  };
  await enter('jobs', 'wrong');
  await waitFor(() => expect(within(dialog).getAllByText('Authentication failed')).toHaveLength(2));
  await enter('jobs', 'secret');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('12 jobs can be advertised')).toBeTruthy();
  const sent = asked.filter(({ url }) => url.includes('validate-feed')).map(({ body }) => body);
  expect(sent[2]).toMatchObject({ login: 'jobs', password: 'secret', functionGroup: 'healthcare' });
});

test('too few jobs and rejected ones are said, and the list can be made, once', async () => {
  const message =
    '3 jobs rejected due to an XML errors. Fix the errors before your next upload to add these jobs.';
  const few = aResult({
    amount: {
      ...failed('There is only 1 job.'),
      ...{ validJobsPerProfileCount: 1, withoutImage: 0, items: 1 },
    },
    fields: { invalidJobCount: 3, message, findings: [], findingsCount: 0 },
  });
  const answers = [json({ code: 'internal', message: 'Not now' }, 500)];
  const { asked, app } = await create([few], () => answers.shift() ?? json(aJobList(), 201));
  const sent = () => asked.filter(({ method, url }) => method === 'POST' && /catalogs$/.test(url));
  await press(upload());
  expect(await screen.findByText('There is only 1 job.')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  await press(screen.getByRole('button', { name: /Template/ }));
  await press(await screen.findByRole('option', { name: 'Healthcare' }));
  const proceed = await screen.findByRole('button', { name: 'Proceed' });
  await press(proceed);
  await waitFor(() =>
    expect(told()).toEqual([['Nurses could not be created. Some data was invalid.', 'Not now']]),
  );
  toast.clear();
  await act(async () => {
    fireEvent.click(proceed);
    fireEvent.click(proceed);
  });
  await waitFor(() => expect(app.pathname()).toBe('/job-library/job-list'));
  expect(told()).toEqual([['Nurses was successfully created!']]);
  expect(sent()).toHaveLength(2);
  expect(sent()[1]?.body).toEqual({
    ...{ name: 'Nurses', templateId: 't1' },
    feedSources: [
      {
        feedUrl: 'https://jobs.example.com/feed.xml',
        ...{ jobProfile: 'Nurse', jobProfileId: 'nurse' },
      },
    ],
  });
});

const remark = (position: number) => ({
  ...{ position, line: position, jobId: String(position), title: '' },
  ...{ finding: finding('feed.withoutImage'), message: 'The job has no image' },
});

test.each([
  [
    { passed: false, message: 'None has an image', withoutImage: 12, items: 12 },
    { findings: [remark(1)], findingsCount: 1 },
    'Warning: 12 jobs were readNone has an image',
    '1 finding',
  ],
  [
    { passed: true, message: '', withoutImage: 2, items: 14 },
    { findings: [remark(1)], findingsCount: 3 },
    '10 jobs can be advertised2 more jobs have no image',
    'They make 14 ad items',
  ],
])('jobs without an image are not said to be advertised: %o', async (more, found, said, shown) => {
  const fields = { invalidJobCount: 0, message: '', ...found };
  await create([aResult({ amount: { validJobsPerProfileCount: 12, ...more }, fields })]);
  await press(upload());
  const report = await screen.findByRole('region', { name: 'Report about feed 1' });
  expect(report.textContent).toContain(said);
  expect(report.textContent).toContain(shown);
});

test('of a refused list, what is wrong with a profile is said first', async () => {
  const findings = [
    finding('field.unknown', 'templateId'),
    finding('field.unknown', 'feedSources.0.jobProfileId'),
  ];
  const profiles = { code: 'invalid', message: 'Wrong', findings };
  await create([aResult()], () => json(profiles, 422));
  await press(upload());
  await press(screen.getByRole('button', { name: /Template/ }));
  await press(await screen.findByRole('option', { name: 'Healthcare' }));
  await press(await screen.findByRole('button', { name: 'Proceed' }));
  const said = findings.map((found) => sayFinding(found));
  await waitFor(() =>
    expect(told()).toEqual([['Nurses could not be created. Some data was invalid.', said[1]]]),
  );
  for (const sentence of said) expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
});

test('another address has to be uploaded anew', async () => {
  await create([aResult()]);
  await press(upload());
  expect(await screen.findByText('12 jobs can be advertised')).toBeTruthy();
  type('Feed URL', 'https://jobs.example.com/other.xml');
  expect(screen.queryByText('12 jobs can be advertised')).toBeNull();
});

test('a list is updated without another upload, and a newer one is not overwritten unseen', async () => {
  const list = aJobList({ feedSources: [aSource()] });
  const theirs = { ...list, name: 'Theirs', version: 9 };
  const stale = { code: 'stale', message: 'Newer', findings: [], current: theirs };
  const answers = [json(stale, 409), json(list)];
  const asked = serve([], () => answers.shift() ?? json(list));
  await renderInApp(<UpdateJobList list={list} />, '/job-library/update-job-list/l1');
  type('Job list name', 'Mine');
  await press(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/It is now called Theirs/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const [first, second] = asked.filter(({ method }) => method === 'PUT');
  expect([first?.version, second?.version]).toEqual(['"3"', '"9"']);
  expect(second?.body).toMatchObject({
    ...{ id: 'l1', name: 'Mine', templateId: 't1' },
    feedSources: [{ id: 'f1', jobProfile: 'Nurse', jobProfileId: 'nurse' }],
  });
});

test('a feed with another address is uploaded before its list is updated', async () => {
  serve([aResult()]);
  await renderInApp(<UpdateJobList list={aJobList()} />, '/job-library/update-job-list/l1');
  type('Feed URL', 'https://jobs.example.com/other.xml');
  expect(updated().getAttribute('aria-disabled')).toBe('true');
  await press(upload());
  await waitFor(() => expect(updated().getAttribute('aria-disabled')).toBeNull());
  type('Feed URL', 'https://jobs.example.com/third.xml');
  expect(updated().getAttribute('aria-disabled')).toBe('true');
  type('Feed URL', aSource().feedUrl);
  expect(updated().getAttribute('aria-disabled')).toBeNull();
});

test('a login that the feed refuses keeps its list from being updated until the stored one is back', async () => {
  const refused = { ...failedAt(''), isXml: notReached, requiredAuth: notReached };
  const wrong = aResult({ ...refused, passedAuth: failed('Authentication failed') });
  const asked = serve([wrong]);
  const source = aSource({ login: 'jobs', hasPassword: true });
  const list = aJobList({ feedSources: [source] });
  await renderInApp(<UpdateJobList list={list} />, '/job-library/update-job-list/l1');
  const update = updated();
  await press(screen.getByRole('button', { name: 'Change login' }));
  const dialog = await screen.findByRole('dialog', { name: 'This feed needs a login' });
  fireEvent.change(within(dialog).getByLabelText('Login'), { target: { value: 'other' } });
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'x' } });
  await press(within(dialog).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(within(dialog).getAllByText('Authentication failed')).toHaveLength(2));
  expect(update.getAttribute('aria-disabled')).toBe('true');
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  await press(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Read with the login jobs')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  const [sent] = asked.filter(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ feedSources: [{ id: 'f1', login: 'jobs' }] });
  expect(JSON.stringify(sent?.body)).not.toContain('password');
});

test('a list without a template is not sent', async () => {
  const asked = serve([]);
  await renderInApp(<UpdateJobList list={aJobList({ templateId: null })} />);
  await press(screen.getByRole('button', { name: 'Update' }));
  expect(
    await screen.findByText(
      "'Nurses' could not be updated. There is no template associated with this Job List.",
    ),
  ).toBeTruthy();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

test('two quick presses update once, and the list is named when it is done', async () => {
  const asked = serve([]);
  await renderInApp(<UpdateJobList list={aJobList()} />, '/job-library/update-job-list/l1');
  type('Job list name', 'Mine');
  await act(async () => {
    fireEvent.click(updated());
    fireEvent.click(updated());
  });
  await waitFor(() => expect(told()).toEqual([['Success! Mine has been updated!']]));
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a failed update is said with its reason, but not what the session says itself', async () => {
  const answers = [json({ message: 'No' }, 403), json({ message: 'Not now' }, 500)];
  const asked = serve([], () => answers.shift() ?? json(aJobList()));
  const { queryClient } = await renderInApp(<UpdateJobList list={aJobList()} />);
  await press(updated());
  await waitFor(() => {
    expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(queryClient.isMutating()).toBe(0);
    expect(updated().hasAttribute('data-pending')).toBe(false);
  });
  expect(told()).toEqual([]);
  await press(updated());
  await waitFor(() => expect(told()).toEqual([['Nurses could not be updated.', 'Not now']]));
});

test('taking theirs does not wait for the check of a feed that goes', async () => {
  const theirs = aJobList({ version: 9, feedSources: [aSource({ id: 'f2' })] });
  const stale = { code: 'stale', message: 'Newer', findings: [], current: theirs };
  serve([never()], () => json(stale, 409));
  await renderInApp(<UpdateJobList list={aJobList()} />, '/job-library/update-job-list/l1');
  await press(updated());
  const take = await screen.findByRole('button', { name: 'Take theirs' });
  await press(upload());
  await waitFor(() => expect(updated().getAttribute('aria-disabled')).toBe('true'));
  await press(take);
  await waitFor(() => expect(updated().getAttribute('aria-disabled')).toBeNull());
});

test('a check that takes two seconds says why', async () => {
  serve([never()]);
  await renderInApp(<UpdateJobList list={aJobList()} />, '/job-library/update-job-list/l1');
  vi.useFakeTimers();
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const hint = () =>
    screen.queryByText('There are lots of jobs in this feed. Reading all of them takes a moment.');
  await press(upload());
  await pass(0);
  await pass(1_999);
  expect(screen.getByRole('progressbar', { name: 'Reading feed 1' })).toBeTruthy();
  expect(hint()).toBeNull();
  await pass(1);
  expect(hint()).not.toBeNull();
});
