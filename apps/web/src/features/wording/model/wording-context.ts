import type { WordingFinding } from '@posthorn/domain';
import { createContext } from 'react';

export interface WordingState {
  /** In the language the text is clearly written in, else in that of the campaign. */
  findings: (text: string) => readonly WordingFinding[];
  /** What was dismissed, by the key of its note. */
  dismissed: readonly string[];
  dismiss: (key: string) => void;
}

/** Null where wording is not looked at, or as long as its list is on the way. */
export const WordingContext = createContext<WordingState | null>(null);
