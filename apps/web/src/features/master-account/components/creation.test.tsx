import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { AccountsPage } from '../pages/accounts-page.tsx';
import { NewMasterAccountDialog } from './new-master-account-dialog.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { NewWorkspaceDialog } from './new-workspace-dialog.tsx';

const account = { id: 'm1', name: 'Noorderzorg' };
const nothing = { data: [], page: 1, perPage: 50, hasMore: false, total: 0 };

/** By label: looking for roles takes seconds in a dialog with twelve fields. */
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeAll = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) type(name, value);
};
const problemsShown = () => screen.queryAllByText('This field can not be empty').length;

const company = {
  ...{ Name: 'Zuiderzorg', Street: 'Coolsingel', Number: '12', 'Zip code': '3011 AD' },
  ...{ City: 'Rotterdam', Country: 'Netherlands', Fee: '12,5' },
};
const person = { 'First name': 'Ada', 'Last name': 'Bos', 'E-mail address': 'ada@example.test' };

test('an account is made once however often the button is pressed, and says who was written to', async () => {
  const asked = fakeServer(({ method }) =>
    method === 'GET'
      ? json(nothing)
      : json({ id: 'm2', name: 'Zuiderzorg', email: 'me@example.test' }, 201),
  );
  await renderInApp(<AccountsPage />);
  await screen.findByText('There are no accounts yet');
  press('Create account');
  const dialog = await screen.findByRole('dialog', { name: 'Create account' });
  expect(within(dialog).getByRole('button', { name: /Currency/ }).textContent).toContain('EUR (€)');
  typeAll(company);
  const submit = within(dialog).getByRole('button', { name: 'Create account' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  const done = await screen.findByRole('dialog', { name: 'Account created' });
  expect(within(done).getByText('We have sent the password to me@example.test')).toBeDefined();
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    ...{ name: 'Zuiderzorg', street: 'Coolsingel', number: '12', zipcode: '3011 AD' },
    ...{ city: 'Rotterdam', country: 'Netherlands', agreement: '', fee: '12,5', currency: 'EUR' },
  });
});

test('what is missing is said at each field, and the first of them is focused', async () => {
  const asked = fakeServer(() => json({}));
  await renderInApp(<NewMasterAccountDialog onClose={() => {}} onCreated={() => {}} />);
  expect(problemsShown()).toBe(0);
  press('Create master account');
  await waitFor(() => expect(problemsShown()).toBe(10));
  expect(document.activeElement).toBe(field('Name'));
  typeAll({ ...company, ...person, 'E-mail address': 'abc' });
  expect(problemsShown()).toBe(0);
  expect(screen.getByText('Provided email address is invalid')).toBeDefined();
  expect(field('E-mail address').getAttribute('type')).toBe('email');
  expect(asked).toEqual([]);
});

test('letters in a house number are refused', async () => {
  fakeServer(() => json({}));
  await renderInApp(<NewMasterAccountDialog onClose={() => {}} onCreated={() => {}} />);
  type('Number', '12b');
  fireEvent.blur(field('Number'));
  expect(await screen.findByText('Please type digits only')).toBeDefined();
});

test('what the server refuses stands at its field, until it is changed', async () => {
  fakeServer(() => {
    const findings = [
      {
        ...{ code: 'administration.adminElsewhere', path: 'email', severity: 'error' },
        params: { email: 'ada@example.test' },
      },
    ];
    return json({ code: 'conflict', message: 'No', findings }, 409);
  });
  await renderInApp(<NewMasterAccountDialog onClose={() => {}} onCreated={() => {}} />);
  typeAll({ ...company, ...person });
  press('Create master account');
  const text = 'ada@example.test is the admin of a master account already';
  expect(await screen.findByText(text)).toBeDefined();
  type('E-mail address', 'eva@example.test');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('a failure that belongs to no field stands above them, and the same try is sent again', async () => {
  const state = { isBroken: true };
  const asked = fakeServer(() =>
    state.isBroken ? json({ message: 'Please try later' }, 503) : json({ id: 'w2' }, 201),
  );
  const onCreated = vi.fn();
  await renderInApp(
    <NewWorkspaceDialog account={account} onClose={() => {}} onCreated={onCreated} />,
  );
  type('Name', 'South');
  press('Create workspace');
  expect(await screen.findByText('Please try later')).toBeDefined();
  state.isBroken = false;
  press('Create workspace');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(onCreated).toHaveBeenCalledWith({
    title: 'Workspace created',
    text: 'Congrats! Your new workspace has been successfully created',
  });
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test('a new user is an editor unless it is said otherwise', async () => {
  const asked = fakeServer(() => json({ id: 'u2', email: 'ada@example.test' }, 201));
  const onCreated = vi.fn();
  await renderInApp(<NewUserDialog account={account} onClose={() => {}} onCreated={onCreated} />);
  expect(screen.getByRole('button', { name: /Access level/ }).textContent).toContain('Editor');
  press('Add user');
  await waitFor(() => expect(problemsShown()).toBe(3));
  typeAll(person);
  press('Add user');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(asked[0]?.url).toContain('/accounts/m1/members');
  expect(asked[0]?.body).toEqual({
    ...{ first_name: 'Ada', last_name: 'Bos', email: 'ada@example.test', role: 'editor' },
  });
});
