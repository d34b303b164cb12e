export interface Emoji {
  sign: string;
  name: string;
  /** What else a person may call it. */
  words: string;
  /** The same with the lightest skin; undefined where there is no skin to see. */
  light?: string;
}

export interface EmojiGroup {
  name: string;
  emoji: readonly Emoji[];
}

const LIGHT = '\u{1f3fb}';

/** The plain one first: yellow, without a skin tone. */
export const skinTones = [
  { id: 'none', modifier: '' },
  { id: 'light', modifier: LIGHT },
  { id: 'medium-light', modifier: '\u{1f3fc}' },
  { id: 'medium', modifier: '\u{1f3fd}' },
  { id: 'medium-dark', modifier: '\u{1f3fe}' },
  { id: 'dark', modifier: '\u{1f3ff}' },
] as const;
export type SkinTone = (typeof skinTones)[number]['id'];

export function withTone({ sign, light }: Emoji, tone: SkinTone): string {
  const modifier = skinTones.find(({ id }) => id === tone)?.modifier;
  return light && modifier ? light.replaceAll(LIGHT, modifier) : sign;
}

/** The yellow one of whatever tone was chosen once. */
export function findEmoji(groups: readonly EmojiGroup[], sign: string): Emoji | undefined {
  const light = sign.replace(/[\u{1f3fb}-\u{1f3ff}]/gu, LIGHT);
  return groups
    .flatMap(({ emoji }) => emoji)
    .find((each) => each.sign === sign || each.light === light);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed begins a word of the emoji; what its name begins with comes first. */
export function searchEmoji(groups: readonly EmojiGroup[], search: string, most: number): Emoji[] {
  const typed = plain(search).split(/\s+/).filter(Boolean);
  if (typed.length === 0) return [];
  const found: { emoji: Emoji; rank: number }[] = [];
  for (const { emoji } of groups) {
    for (const each of emoji) {
      const name = plain(each.name);
      const words = `${name} ${each.words}`.split(/[\s:,-]+/);
      const isFound =
        each.sign === search.trim() ||
        typed.every((part) => words.some((word) => word.startsWith(part)));
      if (isFound) found.push({ emoji: each, rank: rankOf(name, typed[0] ?? '') });
    }
  }
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ emoji }) => emoji);
}

function rankOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : 3;
}
