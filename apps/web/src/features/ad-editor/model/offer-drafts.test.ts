import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../testing/fake-storage.ts';
import type { SocialCopy } from '../social/save-social-ad.ts';
import { aCopy, aDraftOwner, emptyCopy } from '../testing/an-ad.ts';
import { draftSlot, readDrafts, writeDraft } from './ad-draft.ts';
import { holdDraft } from './draft-lock.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { offerDrafts } from './offer-drafts.ts';

const owner = aDraftOwner;

/** Locks as browsers have them: the exclusive one holds up those that ask to share. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, ...rest: [object, () => unknown] | [() => unknown]) {
      const work = rest.at(-1) as () => unknown;
      await held.get(name);
      const done = Promise.resolve(work());
      if (rest.length === 1) held.set(name, done);
      await done;
    },
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

function leave(message: string, { writer = message, savedAt = 1 } = {}): void {
  const draft = {
    adType: 'FacebookPostAd',
    copy: aCopy({ message }),
    writer,
    savedAt,
    version: null,
  };
  writeDraft(draftSlot(owner, 'FacebookPostAd', writer), draft as never);
}

function open() {
  const closing = new AbortController();
  const store = createEditorStore<SocialCopy>({
    adType: 'FacebookPostAd',
    copy: emptyCopy,
    version: null,
    of: 'campaign',
    campaignType: undefined,
  });
  offerDrafts(owner, store as unknown as EditorStore, closing.signal);
  const offered = () => store.snapshot().offered.map(({ copy }) => (copy as SocialCopy).message);
  return { store, offered, close: () => closing.abort() };
}
const stored = () => readDrafts(owner, 'FacebookPostAd').map(({ writer }) => writer);

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a draft of a tab that is open is left alone, and offered once that tab is gone', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  leave('open', { writer: 'tab1' });
  leave('crashed', { writer: 'tab2' });
  const release = holdDraft('tab1');
  await settle();
  const { offered } = open();
  await settle();
  expect(offered()).toEqual(['crashed']);
  release();
  await settle();
  expect(offered()).toEqual(['crashed', 'open']);
});

test('a draft that its own tab has saved meanwhile is not offered', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  leave('open', { writer: 'tab1' });
  const release = holdDraft('tab1');
  await settle();
  const { offered } = open();
  draftSlot(owner, 'FacebookPostAd', 'tab1').write(null);
  release();
  await settle();
  expect(offered()).toEqual([]);
});

test('nothing is offered late to a person who is typing, nor after the editor is closed', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  leave('open', { writer: 'tab1' });
  const release = holdDraft('tab1');
  await settle();
  const typing = open();
  const closed = open();
  typing.store.change('message', 'x');
  closed.close();
  release();
  await settle();
  expect([typing.offered(), closed.offered()]).toEqual([[], []]);
  expect(stored()).toEqual(['tab1']);
});

test('the newest comes first, the same words once, and five are enough', () => {
  vi.stubGlobal('navigator', {});
  for (const [n, message] of ['a', 'b', 'b', 'c', 'd', 'e', 'f'].entries()) {
    leave(message, { writer: `tab${n}`, savedAt: n });
  }
  expect(open().offered()).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(stored()).toEqual(['tab6', 'tab5', 'tab4', 'tab3', 'tab2']);
});
