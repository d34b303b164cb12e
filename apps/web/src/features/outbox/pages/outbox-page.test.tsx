import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { OutboxPage } from './outbox-page.tsx';

test('the addresses in a letter can be pressed', async () => {
  const text =
    'It is published.\n\nhttps://jobs.example/campaigns/1\n\nStop: https://jobs.example/u/2';
  const mail = { id: 'm1', to: 'an@demo.test', subject: 'News', text };
  fakeServer(() => json([{ ...mail, createdAt: '2027-01-04T12:00:00Z' }]));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OutboxPage />
    </QueryClientProvider>,
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://jobs.example/campaigns/1',
    'https://jobs.example/u/2',
  ]);
  expect(document.body.textContent).toContain('It is published.');
});
