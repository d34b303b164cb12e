import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { LeaveGuard, SaveState } from '../../configuration-fields/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { TotalField } from './total-field.tsx';

function show(send?: () => Promise<ReturnType<typeof aCampaign>>) {
  const history = createMemoryHistory({ initialEntries: ['/here'] });
  const routeTree = createRootRoute();
  const router: AnyRouter = createRouter({ history, routeTree });
  const { engine } = renderPart(
    aCampaign(),
    <RouterContextProvider router={router}>
      <SaveState />
      <TotalField />
      <LeaveGuard />
    </RouterContextProvider>,
    { send },
  );
  return { go: (path: string) => act(async () => history.push(path)), history, engine };
}

/** The state of saving and the guard; the server answers a change with this. */
async function changeWhile(send: () => Promise<ReturnType<typeof aCampaign>>) {
  const shown = show(send);
  const { engine } = shown;
  await act(async () => {
    engine.change('title', 'ICU');
    engine.commit();
  });
  return shown;
}

const broken = () =>
  Promise.reject(
    new ApiError({
      status: 500,
      statusText: '',
      body: { code: 'failed', message: 'The log is down' },
    }),
  );

test('what the server said is shown beside the way to try again', async () => {
  const { engine } = await changeWhile(broken);
  expect(screen.getByText('The log is down')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'retry' })).toBeTruthy();
  engine.close();
});

test('leaving then is asked about', async () => {
  const { go, history, engine } = await changeWhile(broken);
  await go('/there');
  expect(screen.getByRole('alertdialog').textContent).toContain('Leave before everything is saved');
  await act(async () => {
    fireEvent.click(screen.getByText('Stay here'));
  });
  expect(history.location.pathname).toBe('/here');
  engine.close();
});

test('leaving is free while all is saved', async () => {
  const { go, history } = await changeWhile(async () => aCampaign({ title: 'ICU', version: 2 }));
  await go('/there');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(history.location.pathname).toBe('/there');
});

test.each([
  ['waits to be confirmed', '20000', true],
  ['is too small', '5', true],
  ['is still being typed', '2000', false],
])('a total that %s is not lost without a question', async (_, text, isLeft) => {
  const { go, history } = show();
  const total = screen.getByRole<HTMLInputElement>('textbox', { name: /Total budget/ });
  fireEvent.focus(total);
  fireEvent.change(total, { target: { value: text } });
  if (isLeft) fireEvent.blur(total);
  expect(screen.queryAllByText(/Not all saved/)).toHaveLength(isLeft ? 1 : 0);
  await go('/there');
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain(`The total budget you typed, ${text}, is not saved yet`);
  expect(question.textContent).not.toContain('kept in this browser');
  await act(async () => {
    fireEvent.click(screen.getByText('Stay here'));
  });
  expect(history.location.pathname).toBe('/here');
  expect(total.value.replace('.', '')).toBe(text);
});

test('a total that was typed and taken back is left without a question', async () => {
  const { go, history } = show();
  const total = screen.getByRole('textbox', { name: /Total budget/ });
  fireEvent.focus(total);
  fireEvent.change(total, { target: { value: '20000' } });
  fireEvent.change(total, { target: { value: '' } });
  fireEvent.blur(total);
  await go('/there');
  expect(history.location.pathname).toBe('/there');
});
