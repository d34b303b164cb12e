import { useCallback, useEffect, useState } from 'react';
import type { LibraryMedia } from '../api/list-media.ts';

/** The item whose details are open, for as long as it is in the library. */
export function useOpenMedia(
  all: readonly LibraryMedia[] | undefined,
  onGone: (was: LibraryMedia) => void,
) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = all?.find(({ id }) => id === openId);
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);

  // Anyone who deletes it here closes it as well: this was another person.
  useEffect(() => {
    if (openId === null || open || !all || last?.id !== openId) return;
    setOpenId(null);
    onGone(last);
  });

  /** Nothing while no details are open. */
  const showInstead = useCallback(
    (id: string) => setOpenId((before) => (before === null ? null : id)),
    [],
  );

  return { openId, open, setOpenId, showInstead };
}
