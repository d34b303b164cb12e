import { countCharacters } from '@posthorn/domain';
import { textChange } from './text-change.ts';

/** A longer rest ends what a person takes for one act of typing. */
const PAUSE_MS = 500;

/** One key in a text, as far as the next one needs to know of it. */
export interface Typing {
  field: string;
  kind: 'insert' | 'delete' | 'compose' | 'drag';
  /** Where it happened, and where the next key is expected. */
  from: number;
  caret: number;
  /** A letter after a space. */
  beginsWord: boolean;
  at: number;
}

interface Typed {
  /** The text, by its path. */
  field: string;
  before: string;
  after: string;
  /** The browser is still putting a character together, and replaces it with every key. */
  isComposing: boolean;
  at: number;
}

/** What a change of a text is, if a single key could have made it; not for what was pasted. */
export function typingOf({ field, before, after, isComposing, at }: Typed): Typing | undefined {
  if (isComposing) return { field, kind: 'compose', from: 0, caret: 0, beginsWord: false, at };
  const { at: place, removed, inserted } = textChange(before, after);
  if (removed === '' && isOneKey(inserted)) {
    const beginsWord = /^\S/.test(inserted) && /\s$/.test(before.slice(0, place));
    return { field, kind: 'insert', from: place, caret: place + inserted.length, beginsWord, at };
  }
  if (inserted === '' && isOneKey(removed)) {
    const from = place + removed.length;
    return { field, kind: 'delete', from, caret: place, beginsWord: false, at };
  }
  return undefined;
}

/** One of many values on the way to another, such as colours under a pointer. */
export const dragOf = (field: string, at: number): Typing => ({
  field,
  kind: 'drag',
  from: 0,
  caret: 0,
  beginsWord: false,
  at,
});

const isOneKey = (text: string) => text.length < 12 && countCharacters(text) === 1;

/** Whether a key belongs to the typing before it, so that one undo takes both back. */
export function continues(last: Typing | undefined, next: Typing | undefined): boolean {
  if (!last || !next || last.field !== next.field || last.kind !== next.kind) return false;
  if (next.kind === 'compose') return true;
  if (next.kind === 'drag') return next.at - last.at <= PAUSE_MS;
  // Of two equal letters side by side no one can tell which one came last.
  const isBeside = Math.abs(next.from - last.caret) <= 1;
  return isBeside && !next.beginsWord && next.at - last.at <= PAUSE_MS;
}
