import type { Mood } from '../moods.ts';

/** A place of work, drawn on 1600 x 1067 and beyond. */
export interface Scene {
  /** Where the eye should rest. */
  focus: { x: number; y: number };
  draw(mood: Mood): string;
}
