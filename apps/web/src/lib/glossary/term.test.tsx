import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Term } from './term.tsx';

test.each(['Escape', 'Tab'])(
  'a word explains itself when it is pressed, and %s gives it the focus back',
  async (key) => {
    await renderInApp(<Term word="cpm">CPM</Term>);
    fireEvent.click(screen.getByRole('button', { name: 'CPM' }));
    const said = await screen.findByRole('dialog', { name: 'What it means' });
    expect(said.textContent).toContain('thousand impressions');
    fireEvent.keyDown(said, { key });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'CPM' })),
    );
  },
);
