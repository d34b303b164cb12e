import { type Content, changedField, type EditorField, isTextField } from './content.ts';
import { textChange } from './text-change.ts';
import { continues, type Typing, typingOf } from './typing.ts';

const STEPS_MAX = 200;

/** What can be taken back, and what can be done again. */
export interface History {
  past: readonly Content[];
  future: readonly Content[];
  /** The typing that goes on; anything else ends it. */
  typing: Typing | undefined;
}

export const noHistory: History = { past: [], future: [], typing: undefined };

/** Something changed that is a step of its own. */
export const recorded = ({ past }: History, before: Content): History => ({
  past: [...past, before].slice(-STEPS_MAX),
  future: [],
  typing: undefined,
});

/** A text changed: typing on belongs to the step that is open. */
export function recordedTyping(
  history: History,
  before: Content,
  typed: Parameters<typeof typingOf>[0],
): History {
  const typing = typingOf(typed);
  if (continues(history.typing, typing)) return { ...history, future: [], typing };
  return { ...recorded(history, before), typing };
}

interface Moved {
  history: History;
  content: Content;
}

export function undone({ past, future }: History, present: Content): Moved | undefined {
  const content = past.at(-1);
  if (!content) return undefined;
  const history = { past: past.slice(0, -1), future: [present, ...future], typing: undefined };
  return { history, content };
}

export function redone({ past, future }: History, present: Content): Moved | undefined {
  const [content, ...rest] = future;
  if (!content) return undefined;
  return { history: { past: [...past, present], future: rest, typing: undefined }, content };
}

/** Where something changed, and where the caret belongs after it. */
export interface Place {
  field: EditorField;
  caret?: number;
}

export function placeOfChange(before: Content, after: Content): Place | undefined {
  const field = changedField(before.copy, after.copy);
  if (!field || !isTextField(field)) return field && { field };
  const { at, inserted } = textChange(before.copy[field], after.copy[field]);
  return { field, caret: at + inserted.length };
}
