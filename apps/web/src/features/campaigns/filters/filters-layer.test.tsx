import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { PLAIN_VIEW, rememberedView, rememberView } from '../model/list-view.ts';
import FiltersLayer from './filters-layer.tsx';

beforeEach(() => rememberView(PLAIN_VIEW));

test('the list is narrowed to what runs now or begins later, and to the own campaigns', async () => {
  fakeServer(() => json([]));
  await renderInApp(<FiltersLayer isAll={false} trigger={<Button>More filters</Button>} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Made by me' }));
  expect(rememberedView().mine).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /When it runs/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Starts later' }));
  expect(rememberedView()).toEqual({ ...PLAIN_VIEW, mine: true, runs: 'later' });
});
