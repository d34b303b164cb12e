import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { MailPage } from './mail-page.tsx';

const usual = {
  launches: 'daily',
  problems: 'each',
  colleagues: 'daily',
  applications: 'daily',
  results: 'daily',
  week: 'never',
};

/** A server that remembers what was chosen, until it is told to refuse. */
function mailServer() {
  const state = { choices: { ...usual } as Record<string, string>, refuses: false };
  const asked = fakeServer(({ method, url, body }) => {
    if (!url.endsWith('/me/mail')) return json({ email: 'ada@example.test' });
    if (method === 'PUT' && state.refuses) {
      return json({ code: 'internal', message: 'The postman is ill.', requestId: 'r1' }, 500);
    }
    if (method === 'PUT') state.choices = { ...state.choices, ...(body as object) };
    return json(state.choices);
  });
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { state, sent };
}

const group = (name: string) => screen.findByRole('radiogroup', { name });
const chosen = async (name: string) =>
  within(await group(name)).getByRole('radio', { checked: true }).textContent;
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));

test('shows every group with what it is about, and what holds', async () => {
  mailServer();
  await renderInApp(<MailPage />, '/mail');
  expect(await chosen('Problems')).toBe('At once');
  expect(await chosen('Money and results')).toBe('Once a day');
  expect(screen.getByText(/Finished · 90% of the money spent · Spends too little/)).toBeDefined();
  expect(await screen.findByText(/sends to ada@example.test/)).toBeDefined();
  expect(screen.getByText(/sent at 8:00/)).toBeDefined();
});

test('a choice is saved at once, that one alone', async () => {
  const { sent } = mailServer();
  await renderInApp(<MailPage />, '/mail');
  await press(within(await group('Problems')).getByRole('radio', { name: 'Never' }));
  expect(await chosen('Problems')).toBe('Never');
  expect(sent()).toEqual([{ problems: 'never' }]);
});

test('the weekly letter is chosen for Mondays or not at all', async () => {
  const { sent } = mailServer();
  await renderInApp(<MailPage />, '/mail');
  const choices = within(await group('The week in figures'));
  expect(choices.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'On Mondays',
    'Never',
  ]);
  expect(screen.getByText(/what it brought compared with the week before/)).toBeDefined();
  await press(choices.getByRole('radio', { name: 'On Mondays' }));
  expect(sent()).toEqual([{ week: 'weekly' }]);
});

test('one press stops all letters', async () => {
  const { sent } = mailServer();
  await renderInApp(<MailPage />, '/mail');
  const stop = await screen.findByRole('button', { name: 'Stop all letters' });
  await press(stop);
  expect(sent()).toEqual([
    {
      launches: 'never',
      problems: 'never',
      colleagues: 'never',
      applications: 'never',
      results: 'never',
      week: 'never',
    },
  ]);
  expect(await chosen('Launches')).toBe('Never');
  expect(stop).toHaveProperty('disabled', true);
});

test('a choice that could not be saved is taken back', async () => {
  const { state } = mailServer();
  await renderInApp(<MailPage />, '/mail');
  const never = within(await group('Problems')).getByRole('radio', { name: 'Never' });
  state.refuses = true;
  await press(never);
  await waitFor(async () => expect(await chosen('Problems')).toBe('At once'));
});
