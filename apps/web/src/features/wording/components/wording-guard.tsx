import type { Language, WordingList } from '@posthorn/domain';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { leaveWord, leftWords } from '../model/left-words.ts';
import { loadList } from '../model/load-list.ts';
import { WordingContext } from '../model/wording-context.ts';

interface WordingGuardProps {
  /** Null while no language was chosen: then nothing is said. */
  language: Language | null;
  /** Whose texts they are: what was left as it is stays so the next time. */
  of: string;
  children: ReactNode;
}

/** Within it, text fields give advice on their wording. Without its list, everything works as before. */
export function WordingGuard({ language, of, children }: WordingGuardProps) {
  const [list, setList] = useState<WordingList>();
  const [left, setLeft] = useState(() => ({ of, words: leftWords(of) }));
  if (left.of !== of) setLeft({ of, words: leftWords(of) });
  useEffect(() => {
    let isWanted = true;
    setList(undefined);
    if (language) {
      loadList(language).then(
        (loaded) => isWanted && setList(loaded),
        () => {},
      );
    }
    return () => {
      isWanted = false;
    };
  }, [language]);
  const leave = useCallback((key: string) => setLeft({ of, words: leaveWord(of, key) }), [of]);
  const state = useMemo(
    () => (list ? { list, left: left.words, leave } : null),
    [list, left.words, leave],
  );
  return <WordingContext value={state}>{children}</WordingContext>;
}
