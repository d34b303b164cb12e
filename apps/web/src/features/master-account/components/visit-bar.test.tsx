import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { membershipsQuery } from '../../session/index.ts';
import VisitBar from './visit-bar.tsx';

test('a visit is named above the page, and left once, back to the master account', async () => {
  const asked = fakeServer(({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : json([]),
  );
  const { queryClient, pathname } = await renderInApp(<VisitBar />);
  expect(screen.getByText('You are visiting Noorderzorg')).toBeDefined();
  const leave = screen.getByRole('button', { name: 'Leave' });
  fireEvent.click(leave);
  fireEvent.click(leave);
  await waitFor(() => expect(pathname()).toBe('/master-account'));
  await waitFor(() => expect(queryClient.getQueryData(membershipsQuery.queryKey)).toEqual([]));
  const left = asked.filter(({ method }) => method === 'DELETE');
  expect(left.map(({ url }) => url)).toEqual(['/api/master-account/accounts/a1/visit']);
});
