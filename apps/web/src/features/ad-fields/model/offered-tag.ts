import type { InsertableTag } from '@posthorn/domain';

/** A tag that can be put into a text. */
export interface OfferedTag {
  tag: InsertableTag;
  label: string;
  /** What is put there. */
  text: string;
  /** What a campaign will say there, where the tag itself is put. */
  says?: string;
  /** Why it can not be put there now. */
  disabledReason?: string;
}
