import { type AdType, adTypes } from '@posthorn/domain';
import { unsavedFields, unsavedSlot } from '../../../lib/save/unsaved-texts.ts';
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
  /** Which editor wrote it, in which tab. */
  writer: string;
  savedAt: number;
  /** The version it was made on; a newer one means that a person was there since. */
  version: number | null;
}

/** Every editor writes in a place of its own, so that two tabs never overwrite each other's draft. */
function placesOf({ personId, accountId, ownerId, adId, copiedFrom }: DraftOwner, adType: AdType) {
  const name = formOf(adType).draftName(adType);
  const made = copiedFrom ? `${name}.from.${copiedFrom}` : name;
  return { of: { personId, accountId, documentId: ownerId }, start: `ad.${adId ?? made}@` };
}

export function draftSlot(owner: DraftOwner, adType: AdType, writer: string): Slot {
  const { of, start } = placesOf(owner, adType);
  return unsavedSlot(of, start + writer);
}

/** The newest comes first. */
export function readDrafts(owner: DraftOwner, adType: AdType): AdDraft[] {
  const { of, start } = placesOf(owner, adType);
  return unsavedFields(of, start)
    .flatMap((writer) => readDraft(unsavedSlot(of, start + writer)) ?? [])
    .sort((one, other) => other.savedAt - one.savedAt);
}

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

export const dropDraft = (owner: DraftOwner, adType: AdType, writer: string): void =>
  draftSlot(owner, adType, writer).write(null);

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
