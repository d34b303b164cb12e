import type { Hex } from '@posthorn/domain';
import { type FittedText, fitted, type TextRoom } from '../text/fit-text.ts';
import type { Box, TextName, TextPart } from './parts.ts';

export interface TextSpec {
  sizes: readonly [number, number];
  mostLines: number;
}

const voices = {
  type: { weight: 700, leading: 1.25, spacing: 0.02 },
  title: { weight: 700, leading: 1.14, spacing: -0.02 },
  subtitle: { weight: 500, leading: 1.3, spacing: 0 },
} as const;

export function fittedAs(
  name: keyof typeof voices,
  text: string,
  { sizes, mostLines }: TextSpec,
  room: Pick<TextRoom, 'width' | 'height'>,
): FittedText | null {
  const found = fitted(text, { ...room, ...voices[name], sizes, mostLines });
  return found.lines.length === 0 ? null : found;
}

export const heightOf = (text: FittedText | null): number =>
  text ? text.lines.length * text.font.leading : 0;

/** A text at its place, as wide as the room it was given. */
export function placedText(
  name: TextName,
  { lines, font }: FittedText,
  place: Omit<Box, 'height'>,
  colour: Hex,
): TextPart {
  const box = { ...place, height: lines.length * font.leading };
  return { name, box, lines, font, align: 'left', colour };
}
