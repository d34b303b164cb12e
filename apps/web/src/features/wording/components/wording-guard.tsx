import { clearLanguage, type Language, type WordingList, wordingFindings } from '@posthorn/domain';
import { stopWords } from '@posthorn/domain/wording/stop-words';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { dismissedWords, dismissWord } from '../model/dismissed-words.ts';
import { loadList } from '../model/load-list.ts';
import { WordingContext } from '../model/wording-context.ts';

interface WordingGuardProps {
  /** Null while no language was chosen: then nothing is said. */
  language: Language | null;
  /** Whose texts they are: what was dismissed stays so the next time. */
  of: string;
  /** Of the campaign: the name of its job is not marked again in its ads. */
  ownTitle?: string;
  children: ReactNode;
}

type Lists = Partial<Record<Language, WordingList>>;

/** Within it, text fields give advice on their wording. Without its list, everything works as before. */
export function WordingGuard({ language, of, ownTitle, children }: WordingGuardProps) {
  const { lists, want } = useLists();
  const [dismissed, setDismissed] = useState(() => ({ of, words: dismissedWords(of) }));
  if (dismissed.of !== of) setDismissed({ of, words: dismissedWords(of) });
  useEffect(() => {
    if (language) want(language);
  }, [language, want]);
  const dismiss = useCallback(
    (key: string) => setDismissed({ of, words: dismissWord(of, key) }),
    [of],
  );
  const findings = useCallback(
    (text: string) => {
      const written = clearLanguage(text, stopWords) ?? language;
      const list = written && lists[written];
      if (written && !list) want(written);
      return list ? wordingFindings(text, list, ownTitle) : [];
    },
    [language, lists, want, ownTitle],
  );
  const isReady = language !== null && lists[language] !== undefined;
  const state = useMemo(
    () => (isReady ? { findings, dismissed: dismissed.words, dismiss } : null),
    [isReady, findings, dismissed.words, dismiss],
  );
  return <WordingContext value={state}>{children}</WordingContext>;
}

/** The lists that are here. Each is asked for once, and again after it could not be loaded. */
function useLists() {
  const [lists, setLists] = useState<Lists>({});
  const [asked] = useState(() => new Set<Language>());
  const want = useCallback(
    (language: Language) => {
      if (asked.has(language)) return;
      asked.add(language);
      loadList(language).then(
        (list) => setLists((known) => ({ ...known, [language]: list })),
        () => asked.delete(language),
      );
    },
    [asked],
  );
  return { lists, want };
}
