import '../../../ui/testing/fill-jsdom.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { aMedia } from '../testing/a-media.ts';
import MediaLibrary from './media-library.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(690);
});

test('Escape first takes the selection back, and closes the library with the next press', async () => {
  fakeServer(({ url }) => json(url.endsWith('/master-images') ? [aMedia('Ward')] : []));
  const onClose = vi.fn();
  await renderInApp(<MediaLibrary isOpen onClose={onClose} />);
  const tile = await screen.findByRole('row', { name: 'Ward, Image' });
  act(() => tile.focus());
  fireEvent.click(tile);
  expect(screen.getByRole('region', { name: 'Selection' })).toBeTruthy();
  const pressEscape = () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Escape' });
  };
  pressEscape();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  pressEscape();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
