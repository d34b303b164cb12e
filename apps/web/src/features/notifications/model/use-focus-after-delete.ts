import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Deleting takes the row whose menu had the focus. What takes its place in the list gets the focus, once the
 * menu has gone too; without any row, `focus` is called without an id.
 */
export function useFocusAfterDelete(
  ids: readonly string[],
  focus: (id: string | undefined) => void,
): (id: string) => void {
  const deleted = useRef<{ id: string; at: number }>(undefined);
  const take = useEffectEvent(focus);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  useEffect(() => {
    const was = deleted.current;
    if (!was || ids.includes(was.id)) return;
    deleted.current = undefined;
    const look = () => {
      const { activeElement, body } = document;
      if (activeElement?.closest('[role="menu"]')) frame.current = requestAnimationFrame(look);
      else if (activeElement === body) take(ids[Math.min(was.at, ids.length - 1)]);
    };
    frame.current = requestAnimationFrame(look);
  }, [ids]);

  return (id) => {
    deleted.current = { id, at: ids.indexOf(id) };
  };
}
