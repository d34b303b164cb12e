import { changedPlace } from './differences.ts';
import type { AnyCopy, Content } from './editor-form.ts';
import { textChange } from './text-change.ts';
import { continues, type Typing } from './typing.ts';

const STEPS_MAX = 200;

/** What can be taken back, and what can be done again. */
export interface History<C extends AnyCopy = AnyCopy> {
  past: readonly Content<C>[];
  future: readonly Content<C>[];
  /** The typing that goes on; anything else ends it. */
  typing: Typing | undefined;
}

export const noHistory: History<never> = { past: [], future: [], typing: undefined };

/** Something changed that is no step of this person: no step leads back to before that. */
export function rebased<C extends AnyCopy>(
  { past, future, typing }: History<C>,
  amend: (copy: C) => C,
): History<C> {
  const amended = (content: Content<C>) => ({ ...content, copy: amend(content.copy) });
  return { past: past.map(amended), future: future.map(amended), typing };
}

/** Something changed that is a step of its own. */
export const recorded = <C extends AnyCopy>(
  { past }: History<C>,
  before: Content<C>,
): History<C> => ({
  past: [...past, before].slice(-STEPS_MAX),
  future: [],
  typing: undefined,
});

/** A text changed: typing on belongs to the step that is open. */
export function recordedTyping<C extends AnyCopy>(
  history: History<C>,
  before: Content<C>,
  typing: Typing | undefined,
): History<C> {
  if (continues(history.typing, typing)) return { ...history, future: [], typing };
  return { ...recorded(history, before), typing };
}

interface Moved<C extends AnyCopy> {
  history: History<C>;
  content: Content<C>;
}

export function undone<C extends AnyCopy>(
  { past, future }: History<C>,
  present: Content<C>,
): Moved<C> | undefined {
  const content = past.at(-1);
  if (!content) return undefined;
  const history = { past: past.slice(0, -1), future: [present, ...future], typing: undefined };
  return { history, content };
}

export function redone<C extends AnyCopy>(
  { past, future }: History<C>,
  present: Content<C>,
): Moved<C> | undefined {
  const [content, ...rest] = future;
  if (!content) return undefined;
  return { history: { past: [...past, present], future: rest, typing: undefined }, content };
}

/** Where something changed, and where the caret belongs after it. */
export interface Place {
  path: string;
  caret?: number;
}

export function placeOfChange<C extends AnyCopy>(
  before: Content<C>,
  after: Content<C>,
): Place | undefined {
  const place = changedPlace(before, after);
  if (!place?.text) return place && { path: place.path };
  const { at, inserted } = textChange(place.text.before, place.text.after);
  return { path: place.path, caret: at + inserted.length };
}
