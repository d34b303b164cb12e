import { JOB_LISTS_MAX } from '@posthorn/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import type { JobList } from '../api/job-lists.ts';
import { aJobList, anItem, aReading, aSource } from '../testing/a-job-list.ts';
import { press } from '../testing/press.ts';
import { told } from '../testing/told.ts';
import { JobListsPage } from './job-lists-page.tsx';

/** A list that is never scrolled. */
class NothingInSight {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInSight);
  toast.clear();
});

interface Scene {
  lists?: JobList[];
  features?: string[];
  answers?: (request: { method: string; url: string }) => Response | undefined;
}

async function show({ lists = [aJobList()], features = ['dynamicAds'], answers }: Scene = {}) {
  const asked = fakeServer(({ method, url }) => {
    const own = answers?.({ method, url });
    if (own) return own;
    if (url.includes('enabled-features')) return json(features);
    if (url.includes('/readings')) return json([aReading({ invalidJobs: 2 })]);
    if (url.includes('/items')) {
      return json({ data: [anItem()], page: 1, perPage: 50, hasMore: false });
    }
    if (url.includes('/refresh')) return json(lists[0]);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return json({ data: lists, page: 1, perPage: 10, hasMore: false });
  });
  return { asked, app: await renderInApp(<JobListsPage />, '/job-library/job-list') };
}
const opened = async () => press(await screen.findByRole('button', { name: /^Nurses/ }));

test('without lists the page says what to do', async () => {
  await show({ lists: [] });
  expect(await screen.findByText("You don't have job lists yet")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create job list' })).toBeTruthy();
});

test('an account without dynamic ads is led to the overview', async () => {
  const { app } = await show({ features: [] });
  await waitFor(() => expect(app.pathname()).toBe('/campaigns-overview'));
});

test('a list opens into its feeds, these into their jobs, and a job shows whole', async () => {
  await show();
  await opened();
  await press(await screen.findByRole('button', { name: /feed\.xml/ }));
  await press(await screen.findByRole('button', { name: 'Show Night nurse' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('You care at night.')).toBeTruthy();
  // What stands before the first underscore is the function group.
  expect(within(dialog).getByText('IT')).toBeTruthy();
  expect(within(dialog).getByText('01-03-2027')).toBeTruthy();
  expect(screen.getByText('No more job lists')).toBeTruthy();
});

test('ten lists are loaded, and the next ones when they are asked for', async () => {
  const pageOf = (n: number) =>
    Array.from({ length: n === 1 ? 10 : 1 }, (_, at) =>
      aJobList({ id: `l${n}-${at}`, name: `List ${(n - 1) * 10 + at + 1}` }),
    );
  const { asked } = await show({
    answers: ({ url }) => {
      const n = Number(/catalogs\?.*\bpage=(\d)/.exec(url)?.[1]);
      return n ? json({ data: pageOf(n), page: n, perPage: 10, hasMore: n === 1 }) : undefined;
    },
  });
  expect(await screen.findByRole('button', { name: /^List 10/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^List 11/ })).toBeNull();
  expect(screen.queryByText('No more job lists')).toBeNull();
  await press(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: /^List 11/ })).toBeTruthy();
  expect(screen.getByText('No more job lists')).toBeTruthy();
  const pages = asked.flatMap(({ url }) => /catalogs\?(.*)/.exec(url)?.[1] ?? []);
  expect(pages).toEqual(['page=1&perpage=10', 'page=2&perpage=10']);
});

test('what could not be loaded can be asked for again', async () => {
  let isBroken = true;
  await show({
    answers: ({ url }) =>
      isBroken && url.includes('/catalogs') ? json({ message: 'Away' }, 503) : undefined,
  });
  const again = await screen.findByRole('button', { name: /try again/i });
  isBroken = false;
  await press(again);
  expect(await screen.findByRole('button', { name: /^Nurses/ })).toBeTruthy();
});

test('missing jobs are closed only when a person says so', async () => {
  const held = aSource({ lastReading: aReading({ outcome: 'held', gone: 11 }) });
  const { asked } = await show({ lists: [aJobList({ feedSources: [held] })] });
  // The row says it before it is opened.
  expect(await screen.findByText('Feed waits for you')).toBeDefined();
  expect(screen.queryByText('Created')).toBeNull();
  await opened();
  expect(await screen.findByText('11 jobs are missing from this feed')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Close missing jobs' }));
  expect(asked.some(({ url }) => url.includes('/refresh'))).toBe(false);
  const question = await screen.findByRole('alertdialog');
  await press(within(question).getByRole('button', { name: 'Close missing jobs' }));
  await waitFor(() =>
    expect(asked.some(({ url }) => url.endsWith('/refresh?closeMissing=true'))).toBe(true),
  );
});

test('a feed that failed says why, and one that moved where it is', async () => {
  const failed = aReading({ outcome: 'failed', message: 'The address answered 404.' });
  const sources = [aSource({ lastReading: failed, movedTo: 'https://new.example.com/' })];
  await show({ lists: [aJobList({ feedSources: sources })] });
  await opened();
  expect(await screen.findByText(/The address answered 404\./)).toBeTruthy();
  expect(screen.getByText(/https:\/\/new\.example\.com\//)).toBeTruthy();
});

test('jobs that a network refused are counted, found and explained', async () => {
  const problem = 'Facebook does not advertise this job: image_link is missing';
  const { asked } = await show({
    lists: [aJobList({ feedSources: [aSource({ refusedItemsCount: 1 })] })],
    answers: ({ url }) =>
      url.includes('refused=true')
        ? json({ data: [anItem({ problem })], page: 1, perPage: 50, hasMore: false })
        : undefined,
  });
  await opened();
  expect(await screen.findByText('1 job is not advertised')).toBeTruthy();
  await press(await screen.findByRole('button', { name: /feed\.xml/ }));
  await screen.findByRole('button', { name: 'Show Night nurse' });
  expect(screen.queryByText('Not advertised')).toBeNull();
  await press(screen.getByRole('checkbox', { name: 'Only jobs that are not advertised' }));
  expect(await screen.findByText('Not advertised')).toBeTruthy();
  expect(asked.some(({ url }) => url.includes('refused=true'))).toBe(true);
  await press(screen.getByRole('button', { name: 'Show Night nurse' }));
  expect(within(await screen.findByRole('dialog')).getByText(/image_link is missing/)).toBeTruthy();
});

test('the history says when a host had nothing else', async () => {
  await show({
    answers: ({ url }) =>
      url.includes('/readings') ? json([aReading({ isUnchanged: true })]) : undefined,
  });
  await press(await screen.findByRole('button', { name: 'History of Nurses' }));
  expect(await screen.findByText('Nothing has changed since the reading before')).toBeTruthy();
  expect(screen.queryByText(/new, .* changed/)).toBeNull();
});

test('the history tells what came, changed and went', async () => {
  await show();
  await press(await screen.findByRole('button', { name: 'History of Nurses' }));
  expect(await screen.findByText('2 new, 1 changed, 3 gone')).toBeTruthy();
  expect(screen.getByText('By itself')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download report' })).toBeTruthy();
});

async function remove() {
  await press(await screen.findByRole('button', { name: 'Actions for Nurses' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
  await press(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await press(within(question).getByRole('button', { name: 'Delete' }));
}

test('a list that a campaign advertises can not be deleted, and the menu names the campaign', async () => {
  await show({ lists: [aJobList({ advertisedBy: 'Nurses in Assen' })] });
  await press(await screen.findByRole('button', { name: 'Actions for Nurses' }));
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain("while 'Nurses in Assen' advertises its jobs");
  await press(item);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('at as many lists as there can be, none is offered, and it is said why', async () => {
  await show({
    lists: Array.from({ length: JOB_LISTS_MAX }, (_, n) => aJobList({ id: `l${n}` })),
  });
  const create = await screen.findByRole('button', { name: 'Create job list' });
  expect(create.getAttribute('aria-disabled')).toBe('true');
});

test('a list is deleted as it was seen', async () => {
  let isThere = true;
  const { asked } = await show({
    answers: ({ method, url }) => {
      if (method === 'DELETE') isThere = false;
      const isList = method === 'GET' && /catalogs(\?|$)/.test(url);
      return isList && !isThere
        ? json({ data: [], page: 1, perPage: 10, hasMore: false })
        : undefined;
    },
  });
  await remove();
  expect(await screen.findByText("You don't have job lists yet")).toBeTruthy();
  expect(asked.find(({ method }) => method === 'DELETE')?.version).toBe('"3"');
  await waitFor(() => expect(told()).toEqual([['Nurses was successfully deleted!']]));
});

test.each([
  [409, [['Nurses could not be deleted, please contact support.', 'In use']]],
  // The session says this itself.
  [403, []],
])('a list that can not be deleted stays: %i', async (status, sentences) => {
  await show({
    answers: ({ method }) =>
      method === 'DELETE' ? json({ message: 'In use', findings: [] }, status) : undefined,
  });
  await remove();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^Nurses/ })).toBeTruthy();
  expect(told()).toEqual(sentences);
});
