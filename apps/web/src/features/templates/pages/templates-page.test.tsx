import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTemplate } from '../../../testing/a-template.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Template } from '../model/template.ts';
import { TemplatesPage } from './templates-page.tsx';

const full = {
  title: 'Night shifts',
  purpose: 'For wards',
  functionGroup: 'healthcare',
  runtime: 30,
  customTotalGrossBudget: 900_00,
  adsCount: 3,
} satisfies Partial<Template>;

async function open(kind: Template['kind'], templates: Template[], changed?: Template) {
  let served = templates;
  const asked = fakeServer(({ method, url, body }) => {
    if (changed && method !== 'GET') {
      served = [changed];
      return json({ code: 'stale', message: 'Changed', current: changed }, 409);
    }
    if (method === 'DELETE') {
      served = served.filter(({ id }) => !url.endsWith(id));
      return new Response(null, { status: 204 });
    }
    if (method === 'POST') {
      const id = url.endsWith('/duplicate') ? 'copy' : 'new';
      return json({ ...aTemplate({ id, kind, ...(body as object) }) }, 201);
    }
    if (url.endsWith('/accounts/a1')) return json(anAccount);
    const wanted = url.endsWith('/customTemplates') ? 'custom' : 'default';
    return json(served.filter((template) => template.kind === wanted));
  });
  const app = await renderInApp(<TemplatesPage />, `/presets/templates/${kind}-templates`);
  await screen.findByRole('tab', { name: /Custom templates/ });
  return { ...app, asked, writes: () => asked.filter(({ method }) => method !== 'GET') };
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['default', "You don't have default templates yet"],
  ['custom', "You don't have custom templates yet"],
] as const)('without any %s template it says so, and offers to make one', async (kind, text) => {
  await open(kind, []);
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  const role = kind === 'custom' ? 'link' : 'button';
  expect(screen.getAllByRole(role, { name: 'Create template' })).toHaveLength(1);
});

test('custom templates are put in order by their heads: up, down, and as they were', async () => {
  const rows = [
    aTemplate({ id: 'b', title: 'Bakers', type: 'conversions', runtime: 10 }),
    aTemplate({ id: 'n', title: 'Nurses', type: 'awareness', customTotalGrossBudget: 500_00 }),
    aTemplate({ id: 'a', title: 'Aides', runtime: 5, customTotalGrossBudget: 900_00 }),
  ];
  await open('custom', rows);
  await screen.findByRole('table');
  const usual = ['Bakers', 'Nurses', 'Aides'];
  expect(names()).toEqual(usual);
  sortBy('Title');
  expect(names()).toEqual(['Aides', 'Bakers', 'Nurses']);
  sortBy('Title');
  expect(names()).toEqual(['Nurses', 'Bakers', 'Aides']);
  expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  sortBy('Title');
  expect(names()).toEqual(usual);
  sortBy('Budget');
  expect(names()).toEqual(['Nurses', 'Aides', 'Bakers']);
  sortBy('Runtime');
  expect(names()).toEqual(['Aides', 'Bakers', 'Nurses']);
  sortBy('Type');
  expect(names()[0]).toBe('Nurses');
});

test('many templates can be searched by title and purpose', async () => {
  const rows = Array.from({ length: 9 }, (_, n) =>
    aTemplate({ id: `t${n}`, title: `Ward ${n}`, purpose: n === 4 ? 'Café' : '' }),
  );
  await open('custom', rows);
  const search = await screen.findByRole('searchbox', { name: 'Search templates' });
  fireEvent.change(search, { target: { value: 'cafe' } });
  expect(names()).toEqual(['Ward 4']);
  fireEvent.change(search, { target: { value: 'nothing' } });
  expect(screen.getByRole('heading', { name: 'No templates match your search' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all templates' }));
  expect(names()).toHaveLength(9);
});

test('a new template in which nothing was changed is opened again', async () => {
  const { writes, pathname } = await open('default', [
    aTemplate({ id: 'other', kind: 'default', functionGroup: 'it' }),
    aTemplate({ id: 'fresh', kind: 'default' }),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Create template' }));
  await waitFor(() =>
    expect(pathname()).toBe('/presets/templates/default-templates/fresh/template-details'),
  );
  expect(writes()).toEqual([]);
});

test('a row says what is missing, in the words of the list, and how many campaigns use it', async () => {
  const rows = [
    aTemplate({ id: 'x', campaignsCount: 2 }),
    aTemplate({ id: 'y', ...full, functionGroup: 'healthcare' }),
  ];
  await open('custom', rows);
  const [, empty, complete] = await screen.findAllByRole('row');
  expect(
    within(empty as HTMLElement).getByRole('button', {
      name: 'Untitled template is incomplete. Still missing: A Title · A Purpose · A Function Group or at least 1 Job Profile · A Budget of greater than 0 · At least one Ad',
    }).textContent,
  ).toBe('5 things missing');
  expect(within(empty as HTMLElement).getByRole('cell', { name: '2' })).toBeTruthy();
  expect(within(complete as HTMLElement).getByText('Complete')).toBeTruthy();
  expect(within(complete as HTMLElement).getByText('€900')).toBeTruthy();
});

test('a default template is made at once, and only once by two presses', async () => {
  const { writes, pathname } = await open('default', [
    aTemplate({ kind: 'default', functionGroup: 'it' }),
  ]);
  const create = await screen.findByRole('button', { name: 'Create template' });
  fireEvent.click(create);
  fireEvent.click(create);
  await waitFor(() =>
    expect(pathname()).toBe('/presets/templates/default-templates/new/template-details'),
  );
  expect(writes().map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/accounts/a1/templates',
  ]);
  expect(writes()[0]?.key).toBeTruthy();
});

test('a template of which nothing was made yet is the new one', async () => {
  const blank = { title: '', functionGroup: null, adsCount: 0, version: 1 };
  const { writes, pathname } = await open('default', [
    aTemplate({ id: 'blank', kind: 'default', ...blank }),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Create template' }));
  await waitFor(() =>
    expect(pathname()).toBe('/presets/templates/default-templates/blank/template-details'),
  );
  expect(writes()).toEqual([]);
});

async function choose(template: string, item: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${template}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('a template is deleted after a question that says what stays', async () => {
  const { writes } = await open('custom', [aTemplate({ ...full, campaignsCount: 2, version: 7 })]);
  await choose('Night shifts', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Night shifts?' }));
  expect(dialog.getByText(/The 2 campaigns that were made from it stay as they are/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete template' }));
  await screen.findByRole('heading', { name: "You don't have custom templates yet" });
  expect(writes()).toMatchObject([
    { method: 'DELETE', url: '/api/customTemplates/t1', version: '"7"' },
  ]);
});

test('a template that was changed meanwhile is not deleted, and is shown as it is', async () => {
  const changed = aTemplate({ ...full, title: 'Day shifts', version: 8 });
  await open('custom', [aTemplate({ ...full, version: 7 })], changed);
  await choose('Night shifts', 'Delete');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete template' }));
  expect(await screen.findByRole('link', { name: 'Day shifts' })).toBeTruthy();
});

test('a copy opens', async () => {
  const { pathname, writes } = await open('custom', [aTemplate(full)]);
  await choose('Night shifts', 'Duplicate');
  await waitFor(() =>
    expect(pathname()).toBe('/presets/templates/custom-templates/copy/template-details'),
  );
  expect(writes()).toMatchObject([{ url: '/api/customTemplates/t1/duplicate' }]);
});
