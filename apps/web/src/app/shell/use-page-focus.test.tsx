import { useRouterState } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { contentId, usePageFocus } from './use-page-focus.ts';

/** The second page brings what is given. */
function Pages({ second }: { second: ReactNode }) {
  usePageFocus();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  return (
    <main id={contentId} tabIndex={-1}>
      {path === '/second' ? second : null}
    </main>
  );
}

const goToSecond = async (second: ReactNode) => {
  const { history } = await renderInApp(<Pages second={second} />, '/first');
  await act(async () => history.push('/second'));
};

test('a new page takes the focus', async () => {
  await goToSecond(<p>Second</p>);
  await screen.findByText('Second');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test.each(['input', 'textarea', 'select'])(
  '%s keeps the focus that its page gave it',
  async (tag) => {
    await goToSecond(createElement(tag, { autoFocus: true, 'aria-label': 'Field' }));
    const field = await screen.findByLabelText('Field');
    expect(document.activeElement).toBe(field);
  },
);
