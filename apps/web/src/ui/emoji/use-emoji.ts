import { useCallback, useEffect, useState } from 'react';
import type { EmojiGroup } from './emoji.ts';

let loaded: readonly EmojiGroup[] | undefined;

/** Some 40 kB that no one needs before the picker opens. */
export async function loadEmoji(): Promise<readonly EmojiGroup[]> {
  const { default: groups } = await import('virtual:emoji');
  loaded ??= groups.map(({ name, emoji }) => ({
    name,
    emoji: emoji.map(([sign, label, words, light]) => ({ sign, name: label, words, light })),
  }));
  return loaded;
}

export function useEmoji() {
  const [groups, setGroups] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadEmoji().then(setGroups, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return { groups, hasFailed, retry: load };
}
