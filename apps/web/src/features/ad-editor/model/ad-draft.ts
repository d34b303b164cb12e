import { type AdType, adTypes } from '@posthorn/domain';
import { unsavedSlot } from '../../../lib/save/unsaved-texts.ts';
import type { Slot } from '../../../lib/storage/browser-storage.ts';
import { isSameCopy } from './differences.ts';
import type { AnyCopy, Content } from './editor-form.ts';
import { formOf } from './forms.ts';

/** Whose draft it is, and of what. */
export interface DraftOwner {
  personId: string;
  accountId: string;
  /** The campaign or the template. */
  ownerId: string;
  /** The ad that is edited; null for a new one. */
  adId: string | null;
  /** The ad that a new one is copied from: it is not the same draft as an empty one. */
  copiedFrom: string | null;
}

/** What was unsaved when an editor was last open in this browser. */
export interface AdDraft<C extends AnyCopy = AnyCopy> extends Content<C> {
  /** Which editor wrote it: another window must not throw away what it did not write. */
  writer: string;
  savedAt: number;
  /** The version it was made on; a newer one means that somebody was there since. */
  version: number | null;
}

/** The first is where a draft belongs; the others are for what is written while it is on offer. */
const places = ['', '.2', '.3'];

export function draftSlots(owner: DraftOwner, adType: AdType): Slot[] {
  const { personId, accountId, ownerId, adId, copiedFrom } = owner;
  const name = formOf(adType).draftName(adType);
  const made = copiedFrom ? `${name}.from.${copiedFrom}` : name;
  const of = { personId, accountId, documentId: ownerId };
  return places.map((place) => unsavedSlot(of, `ad.${adId ?? made}${place}`));
}

export const readDrafts = (owner: DraftOwner, adType: AdType): AdDraft[] =>
  draftSlots(owner, adType).flatMap((slot) => readDraft(slot) ?? []);

/** Whether both say the same, in an ad of the same type. */
export const isSameDraft = (one: AdDraft, other: AdDraft): boolean =>
  one.adType === other.adType && isSameCopy(one.adType, one.copy, other.copy);

export function readDraft(slot: Slot): AdDraft | undefined {
  try {
    const draft: unknown = JSON.parse(slot.read() ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Answers whether it is kept: storage may be full, or closed to us. */
export function writeDraft(slot: Slot, draft: AdDraft): boolean {
  const text = JSON.stringify(draft);
  slot.write(text);
  return slot.read() === text;
}

/** Another window may have written there since: that one stays. */
export function dropDraft(slot: Slot, writer: string): void {
  if (readDraft(slot)?.writer === writer) slot.write(null);
}

export function dropDrafts(owner: DraftOwner, adType: AdType, writer: string): void {
  for (const slot of draftSlots(owner, adType)) dropDraft(slot, writer);
}

type Loose<T> = { [K in keyof T]?: unknown };

function isDraft(value: unknown): value is AdDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { adType, copy, writer, savedAt, version }: Loose<AdDraft> = value;
  const known = adTypes.find((one) => one === adType);
  return (
    known !== undefined &&
    typeof writer === 'string' &&
    typeof savedAt === 'number' &&
    (version === null || typeof version === 'number') &&
    formOf(known).isCopy(copy)
  );
}
