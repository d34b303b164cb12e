import type { FocalPoint, MediaWords } from '@posthorn/domain';
import type { LibraryMedia } from '../api/list-media.ts';

/**
 * What a person changed of an item and did not save yet, and the version it was changed on: news that
 * come meanwhile must not be lost.
 */
export interface MediaDraft extends MediaWords {
  focalPoint: FocalPoint;
  version: number;
}

export const draftOf = ({ title, altText, focalPoint, version }: LibraryMedia): MediaDraft => ({
  title,
  altText,
  focalPoint,
  version,
});

/** As it would be saved: without spaces around its texts. */
export const tidied = (draft: MediaDraft): MediaDraft => ({
  ...draft,
  title: draft.title.trim(),
  altText: draft.altText.trim(),
});

export const isSame = (one: MediaDraft, other: MediaDraft): boolean =>
  one.title === other.title &&
  one.altText === other.altText &&
  one.focalPoint.x === other.focalPoint.x &&
  one.focalPoint.y === other.focalPoint.y;
