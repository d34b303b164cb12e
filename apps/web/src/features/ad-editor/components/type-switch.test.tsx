import '../../../ui/testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { EditorProvider } from '../model/editor.tsx';
import { createEditorStore } from '../model/editor-store.ts';
import { aCopy, aPicture } from '../testing/an-ad.ts';
import { TypeSwitch } from './type-switch.tsx';

afterEach(() => toast.clear());

/** A wide video stays behind when the form becomes a story. */
function leaveVideoBehind() {
  const video = aPicture('v', { type: 'video', width: 1920, duration: 10 });
  const store = createEditorStore({
    adType: 'FacebookPostAd',
    copy: aCopy({ media: [video] }),
    version: null,
    of: 'campaign',
    campaignType: undefined,
  });
  render(
    <EditorProvider value={store}>
      <TypeSwitch surroundings={null} isEditing={false} panelId="p" />
    </EditorProvider>,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Stories' }));
  return store;
}
const said = () => toastQueue.visibleToasts.map(({ content }) => content);

test('what stayed behind comes back with one press', () => {
  const store = leaveVideoBehind();
  act(() => said()[0]?.action?.onPress());
  expect(store.snapshot()).toMatchObject({ adType: 'FacebookPostAd' });
  expect(store.snapshot().copy.media[0]?.id).toBe('v');
});

test('undo is offered only until something else is changed', () => {
  const store = leaveVideoBehind();
  const [offer] = said();
  act(() => store.touch('message'));
  expect(said()).toHaveLength(1);
  act(() => store.change('message', 'Since then'));
  expect(said()).toEqual([]);
  act(() => offer?.action?.onPress());
  expect(store.snapshot().copy.message).toBe('Since then');
});
