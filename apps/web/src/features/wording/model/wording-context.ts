import type { WordingFinding } from '@posthorn/domain';
import { createContext } from 'react';

export interface WordingState {
  /** In the language the text is clearly written in, else in that of the campaign. */
  findings: (text: string) => readonly WordingFinding[];
  /** What was left as it is, by the key of its note. */
  left: readonly string[];
  leave: (key: string) => void;
}

/** Null where wording is not looked at, or as long as its list is on the way. */
export const WordingContext = createContext<WordingState | null>(null);
