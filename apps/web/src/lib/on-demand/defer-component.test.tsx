import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { deferComponent } from './defer-component.tsx';

function deferred() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
  const load = () => arrived.then(() => ({ default: Greeting }));
  return { ...deferComponent(load), arrive };
}

test('what has come already is drawn at once', async () => {
  const { Component, fetchEarly, arrive } = deferred();
  fetchEarly();
  await act(async () => arrive());
  // Without a Suspense above it, waiting would be an error.
  render(<Component name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('what is still on its way is waited for', async () => {
  const { Component, arrive } = deferred();
  render(
    <Suspense fallback="Wait">
      <Component name="Ada" />
    </Suspense>,
  );
  expect(screen.getByText('Wait')).toBeTruthy();
  arrive();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

test('what a page can do without is asked for again after it could not be fetched', async () => {
  const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
  const load = vi.fn(async () => ({ default: Greeting }));
  const { orNothing } = deferComponent(load);
  load.mockRejectedValueOnce(new Error('offline'));
  const First = orNothing();
  const { container } = render(
    <Suspense fallback="Wait">
      <First name="Ada" />
    </Suspense>,
  );
  await waitFor(() => expect(container.textContent).toBe(''));
  const Second = orNothing();
  render(
    <Suspense>
      <Second name="Ada" />
    </Suspense>,
  );
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
