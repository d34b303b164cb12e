import { beforeEach, expect, test, vi } from 'vitest';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { emptyCopy } from '../testing/an-ad.ts';
import {
  forgetVisits,
  offerUndo,
  revivedStore,
  revivedVisits,
  settleRevived,
} from './discarded-editors.ts';
import { createEditorStore } from './editor-store.ts';

const session = vi.hoisted(() => new Set<() => void>());

vi.mock(import('../../session/index.ts'), async (original) => ({
  ...(await original()),
  onSessionEnd: (listener) => {
    session.add(listener);
    return () => void session.delete(listener);
  },
}));

beforeEach(() => {
  toast.clear();
  session.clear();
  forgetVisits('e1');
  settleRevived('e1');
});

const aStore = () =>
  createEditorStore({
    adType: 'FacebookPostAd',
    copy: emptyCopy,
    version: null,
    of: 'campaign',
    campaignType: undefined,
  });
const offered = () => toastQueue.visibleToasts[0];

test('nothing waits for the end of the session once the offer is gone', () => {
  offerUndo('e1', aStore(), () => {});
  expect(session.size).toBe(1);
  toast.close(offered()?.key ?? '');
  expect(session.size).toBe(0);
});

test('nor once what was brought back stands open', () => {
  offerUndo('e1', aStore(), () => {});
  offered()?.content.action?.onPress();
  toast.close(offered()?.key ?? '');
  expect(session.size).toBe(1);
  settleRevived('e1');
  expect(session.size).toBe(0);
});

test('the end of the session takes the offer and what was brought back', () => {
  const store = aStore();
  offerUndo('e1', store, () => {});
  offered()?.content.action?.onPress();
  expect(revivedStore('e1')).toBe(store);
  expect(revivedVisits('e1')).toBe(1);
  for (const end of [...session]) end();
  expect(toastQueue.visibleToasts).toEqual([]);
  expect(revivedStore('e1')).toBeUndefined();
  expect(revivedVisits('e1')).toBe(0);
});

test('how often one was brought back is forgotten when it is closed', () => {
  offerUndo('e1', aStore(), () => {});
  offered()?.content.action?.onPress();
  forgetVisits('e1');
  expect(revivedVisits('e1')).toBe(0);
});
