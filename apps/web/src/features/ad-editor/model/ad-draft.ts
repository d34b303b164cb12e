import { groupOf, type SocialAdType, socialAdTypes } from '@posthorn/domain';
import type { Slot } from '../../../lib/storage/browser-storage.ts';
import { unsavedSlot } from '../../campaigns/index.ts';
import type { Content, Copy } from './content.ts';

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
export interface AdDraft extends Content {
  /** Which editor wrote it: another window must not throw away what it did not write. */
  writer: string;
  savedAt: number;
  /** The version it was made on; a newer one means that somebody was there since. */
  version: number | null;
}

/** The first is where a draft belongs; the others are for what is written while it is on offer. */
const places = ['', '.2', '.3'];

/** Posts and carousels are two sides of one form, so they have one draft. */
export function draftSlots(owner: DraftOwner, adType: SocialAdType): Slot[] {
  const { personId, accountId, ownerId, adId, copiedFrom } = owner;
  const made = copiedFrom ? `${groupOf(adType)[0]}.from.${copiedFrom}` : groupOf(adType)[0];
  const of = { personId, accountId, campaignId: ownerId };
  return places.map((place) => unsavedSlot(of, `ad.${adId ?? made}${place}`));
}

export const readDrafts = (owner: DraftOwner, adType: SocialAdType): AdDraft[] =>
  draftSlots(owner, adType).flatMap((slot) => readDraft(slot) ?? []);

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

export function dropDrafts(owner: DraftOwner, adType: SocialAdType, writer: string): void {
  for (const slot of draftSlots(owner, adType)) dropDraft(slot, writer);
}

type Loose<T> = { [K in keyof T]?: unknown };

function isDraft(value: unknown): value is AdDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { adType, copy, writer, savedAt, version }: Loose<AdDraft> = value;
  return (
    socialAdTypes.some((known) => known === adType) &&
    typeof writer === 'string' &&
    typeof savedAt === 'number' &&
    (version === null || typeof version === 'number') &&
    isCopy(copy)
  );
}

function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  const { message, headline, linkDescription, callToAction, media }: Loose<Copy> = value;
  const texts = [message, headline, linkDescription, callToAction];
  return (
    texts.every((text) => typeof text === 'string') && Array.isArray(media) && media.every(isMedia)
  );
}

const isMedia = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    ['id', 'url', 'masterId', 'masterUrl', 'original', 'focalPoint', 'mediaErrors'].every(
      (name) => name in value,
    ));
