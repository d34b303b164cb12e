import type { WordingFinding } from '@posthorn/domain';
import { remembered } from '../../../ui/live/remembered.ts';

/** Advice that is shown once, however often its words stand in the text. */
export interface WordingNote extends Pick<WordingFinding, 'reason' | 'proposals' | 'source'> {
  /** Tells it from others, also when the text around it changes. */
  key: string;
  word: string;
  times: number;
}

const SHOWN_WORDS = 6;

/** A long stretch is called by its beginning. */
const called = (words: string): string => {
  const parts = words.split(/\s+/u);
  return parts.length > SHOWN_WORDS ? `${parts.slice(0, SHOWN_WORDS).join(' ')} …` : words;
};

/** Of a stretch that is too long, only the beginning is its name: its end is still being written. */
const keyOf = (text: string, { from, to, reason }: WordingFinding): string =>
  `${reason} ${called(text.slice(from, to)).toLowerCase()}`;

export interface WordingReader {
  /** What is marked in a text; stretches that are too long are not. */
  spans: (text: string) => readonly { from: number; to: number; look: 'advice' }[];
  /** The same notes as before while nothing about them changed. */
  notes: (text: string) => readonly WordingNote[];
  /** Where a note stands first, in the text as it is now. */
  place: (text: string, key: string) => { from: number; to: number } | undefined;
}

export function wordingReader(
  findings: (text: string) => readonly WordingFinding[],
  dismissed: readonly string[],
): WordingReader {
  const found = remembered((text: string) =>
    findings(text)
      .map((finding) => ({ ...finding, key: keyOf(text, finding) }))
      .filter(({ key }) => !dismissed.includes(key)),
  );
  let last: { signature: string; notes: readonly WordingNote[] } = { signature: '', notes: [] };
  return {
    spans: remembered((text: string) =>
      found(text)
        .filter(({ kind }) => kind !== 'overlong')
        .map(({ from, to }) => ({ from, to, look: 'advice' as const })),
    ),
    notes(text) {
      const notes = notesOf(text, found(text));
      const signature = notes.map(({ key, word, times }) => `${key} ${word} ${times}`).join('\n');
      if (signature !== last.signature) last = { signature, notes };
      return last.notes;
    },
    place: (text, key) => found(text).find((finding) => finding.key === key),
  };
}

function notesOf(
  text: string,
  findings: readonly (WordingFinding & { key: string })[],
): WordingNote[] {
  const notes = new Map<string, WordingNote>();
  for (const { key, from, to, reason, proposals, source } of findings) {
    const first = notes.get(key);
    // `place` replaces the first occurrence, so its word and its proposals are the ones to show.
    if (first) first.times += 1;
    else {
      const word = called(text.slice(from, to));
      notes.set(key, { key, word, times: 1, reason, proposals, ...(source && { source }) });
    }
  }
  return [...notes.values()];
}
