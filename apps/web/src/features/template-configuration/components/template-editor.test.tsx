import { switchesOff } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProfile } from '../../../testing/a-campaign.ts';
import { aTemplate } from '../../../testing/a-template.ts';
import { json } from '../../../testing/fake-server.ts';
import type { Template } from '../model/values.ts';
import { renderTemplate } from '../testing/render-template.tsx';

const full = {
  title: 'Night shifts',
  purpose: 'For wards',
  profiles: [aProfile('nurse')],
  runtime: 30,
  customTotalGrossBudget: 900_00,
} satisfies Partial<Template>;

const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
async function leaveWith(input: HTMLInputElement, text: string) {
  await act(async () => {
    input.focus();
    fireEvent.change(input, { target: { value: text } });
    input.blur();
  });
}
const start = () => screen.getByRole('button', { name: 'Start creating ads' });

test('the settings stand in a drawer above the ads; closing it leads to them', async () => {
  const { pathname } = await renderTemplate(aTemplate(full));
  const drawer = within(screen.getByRole('dialog', { name: 'Configure' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(pathname()).toBe('/presets/templates/custom-templates/t1/template-details/ads'),
  );
});

test('every field is saved by itself, on the version that was read', async () => {
  const { changes } = await renderTemplate(aTemplate(full));
  await leaveWith(field('Title'), 'Day shifts');
  await waitFor(() => expect(changes()).toHaveLength(1));
  await leaveWith(field('Purpose'), 'For all wards');
  await waitFor(() => expect(changes()).toHaveLength(2));
  await leaveWith(field('Budget'), '1.250');
  await waitFor(() => expect(changes()).toHaveLength(3));
  fireEvent.click(screen.getByRole('switch', { name: 'LinkedIn' }));
  await waitFor(() => expect(changes()).toHaveLength(4));
  const incremental = '/api/customTemplates/incremental/t1';
  expect(changes()).toMatchObject([
    { method: 'PUT', url: incremental, body: { title: 'Day shifts' }, version: '"1"' },
    { method: 'PUT', url: incremental, body: { purpose: 'For all wards' }, version: '"2"' },
    { url: '/api/customTemplates/t1/budget', body: { budget: 1250_00 }, version: '"3"' },
    {
      url: '/api/customTemplates/t1/enabled-channels',
      body: {
        enabledChannels: ['facebook', 'instagram', 'google_display', 'google_search', 'linkedIn'],
      },
    },
  ]);
});

test.each(['default', 'custom'] as const)(
  'the runtime of a %s template is sent when it is left, if it is valid and there',
  async (kind) => {
    const { changes } = await renderTemplate(aTemplate({ ...full, kind, functionGroup: 'it' }));
    for (const text of ['0', '61', '']) await leaveWith(field('Runtime'), text);
    expect(changes()).toEqual([]);
    expect(screen.queryByText('Saved')).toBeNull();
    await leaveWith(field('Runtime'), '61');
    expect(field('Runtime').getAttribute('aria-invalid')).toBe('true');
    await leaveWith(field('Runtime'), '60');
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({ method: 'PUT', body: { runtime: 60 } });
    expect(changes()[0]?.url).toMatch(/\/runtime$/);
  },
);

test('the runtime of a custom template comes back when it is emptied', async () => {
  const { changes } = await renderTemplate(aTemplate(full));
  await leaveWith(field('Runtime'), '');
  expect(field('Runtime')).toHaveProperty('value', '30');
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(changes()).toEqual([]);
});

test('what is missing is listed, and a line goes when it is filled in', async () => {
  await renderTemplate(aTemplate({ channelsOff: switchesOff([]) }));
  const list = () =>
    within(screen.getByRole('region', { name: 'Still missing:' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(list()).toEqual([
    'A Title',
    'A Purpose',
    'A Function Group or at least 1 Job Profile',
    'A Budget of greater than 0',
    'At least one Channel',
    'At least one Ad',
  ]);
  await leaveWith(field('Title'), 'Night shifts');
  expect(list()).not.toContain('A Title');
});

test('ads are started once the settings are complete; ads themselves are not asked for', async () => {
  const { pathname } = await renderTemplate(aTemplate({ ...full, purpose: '' }));
  expect(start().getAttribute('aria-disabled')).toBe('true');
  await leaveWith(field('Purpose'), 'For wards');
  await waitFor(() => expect(start().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(start());
  await waitFor(() => expect(pathname()).toMatch(/template-details\/ads$/));
});

test('without a page a default template can not begin, a custom one can', async () => {
  const kinds = { default: true, custom: false } as const;
  for (const kind of ['default', 'custom'] as const) {
    const template = aTemplate({ ...full, id: kind, kind, functionGroup: 'it' });
    await renderTemplate(template, { pages: [] });
    const [button] = screen.getAllByRole('button', { name: 'Start creating ads' }).slice(-1);
    expect(button?.getAttribute('aria-disabled') === 'true').toBe(kinds[kind]);
  }
});

test('the closed button of a default template says what can be made without a page', async () => {
  await renderTemplate(aTemplate({ ...full, kind: 'default', functionGroup: 'it' }), { pages: [] });
  fireEvent.click(start());
  const reason = await screen.findByText(/Banners and search ads need no page/);
  expect(reason.textContent).toContain('create posts for this template.');
});

test('function groups of other default templates are not offered', async () => {
  const others = [
    aTemplate({ id: 't2', kind: 'default', functionGroup: 'healthcare' }),
    aTemplate({ id: 't1', kind: 'default', functionGroup: 'it' }),
  ];
  await renderTemplate(aTemplate({ kind: 'default', functionGroup: 'it' }), { others });
  const select = await screen.findByRole('button', { name: /IT.*Function group/ });
  fireEvent.click(select);
  const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(offered).toEqual(['IT', 'Charity and Fundraising']);
});

test('what two people wrote into one field stays until one of them decides', async () => {
  const theirs = aTemplate({ ...full, title: 'Their shifts', version: 2 });
  await renderTemplate(aTemplate(full), {
    answer: () => json({ code: 'stale', message: 'Changed', current: theirs }, 409),
  });
  await leaveWith(field('Title'), 'My shifts');
  expect(await screen.findByText('Another person changed this in the meantime')).toBeTruthy();
  expect(screen.getByText('Their shifts')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(field('Title').value).toBe('Their shifts');
});

test('the landing page is not asked for where people apply in a form', async () => {
  await renderTemplate(aTemplate({ ...full, type: 'leadform' }));
  expect(screen.queryByRole('textbox', { name: 'Landing page' })).toBeNull();
});

test('a channel that gets money and has no ad is named, and left out in one press', async () => {
  const { changes } = await renderTemplate(
    aTemplate({ ...full, channelsWithAds: ['facebook', 'googleSearch'] }),
  );
  const drawer = within(screen.getByRole('dialog', { name: 'Configure' }));
  expect(drawer.getByText(/^Google Display gets part of the budget but has no ad/)).toBeDefined();
  fireEvent.click(drawer.getByRole('button', { name: 'Leave out Google Display' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { body: { enabledChannels: ['facebook', 'instagram', 'google_search'] } },
    ]),
  );
  expect(drawer.queryByText(/gets part of the budget/)).toBeNull();
});
