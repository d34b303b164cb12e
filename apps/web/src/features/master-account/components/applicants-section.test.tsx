import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { Applicant } from '../api/applicants.ts';
import { ApplicantsSection } from './applicants-section.tsx';

const ada: Applicant = {
  applicationId: 'p1',
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  applications: 2,
  lastAppliedAt: '2026-11-15T12:00:00.000Z',
};

function applicantServer(data: Applicant[], unreadable = 0, hasMore = false) {
  return fakeServer(({ url }) => {
    if (url.endsWith('/search')) return json({ data, hasMore, unreadable });
    if (url.endsWith('/person-data')) {
      return json({ name: 'personal-data.json', content: '{}', count: 2, unreadable });
    }
    return json({ count: 2, unreadable });
  });
}

const saved = vi.fn((_: Blob) => 'blob:file');
beforeEach(() => {
  toast.clear();
  saved.mockClear();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = saved as typeof URL.createObjectURL;
      static override revokeObjectURL = () => {};
    },
  );
});
const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
const find = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Name or e-mail address of the person' });
  fireEvent.change(field, { target: { value: text } });
  await press('Find');
};
const show = () => renderInApp(<ApplicantsSection account={{ id: 'm1' }} />);

test('nothing is asked before a person is searched for, and then once', async () => {
  const asked = applicantServer([ada]);
  await show();
  await find('ad');
  expect(
    await screen.findByText('Please type at least 3 characters of a name or an e-mail address'),
  ).toBeDefined();
  expect(asked).toEqual([]);
  await find('lovelace');
  expect(await screen.findByText('2 applications, the last received on 15-11-2026')).toBeDefined();
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    ['/api/master-account/accounts/m1/applicants/search', { text: 'lovelace' }],
  ]);
});

test('the data of a person is saved as a file', async () => {
  applicantServer([ada], 1);
  await show();
  await find('lovelace');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press('Give the data of Ada Lovelace');
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  click.mockRestore();
  expect(await saved.mock.calls[0]?.[0].text()).toBe('{}');
  expect(told()).toEqual([
    '2 applications were found and put into the file. One application in this account can not be read; it may be of the same person.',
  ]);
});

test('a person is erased after a question, and what was found is gone', async () => {
  const asked = applicantServer([ada]);
  await show();
  await find('lovelace');
  await press('Erase Ada Lovelace');
  const question = within(await screen.findByRole('alertdialog', { name: 'Erase Ada Lovelace?' }));
  expect(asked).toHaveLength(1);
  await act(
    async () => void fireEvent.click(question.getByRole('button', { name: 'Erase for good' })),
  );
  await waitFor(() => expect(told()).toEqual(['2 applications were erased']));
  expect(asked.at(-1)?.url).toBe('/api/master-account/accounts/m1/applicants/p1/erase-person');
  await waitFor(() => expect(screen.queryByText('ada@example.test')).toBeNull());
});

test('that nobody was found is said', async () => {
  applicantServer([]);
  await show();
  await find('nobody');
  expect(
    await screen.findByText('Nobody with this name or e-mail address is kept here'),
  ).toBeDefined();
});

test('of many people those who applied last are shown, and it is said that there are more', async () => {
  applicantServer([ada], 0, true);
  await show();
  await find('example.test');
  expect(await screen.findByText(/^More than 1 people found\. These applied last/)).toBeDefined();
});
