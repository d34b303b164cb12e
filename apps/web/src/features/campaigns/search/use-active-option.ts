import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * Arrow keys walk through the options while the focus stays in the box above them. The first is
 * chosen whenever other options come.
 */
export function useActiveOption(
  ids: readonly string[],
  { isOutdated, onOpen }: { isOutdated: (id: string) => boolean; onOpen: (id: string) => void },
) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(0, chosen === null ? 0 : ids.indexOf(chosen));
  const active = ids[at];

  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (active === undefined || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen(ids[(at + step + ids.length) % ids.length] ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What was looked for is not there yet, and another one must not open in its place.
      if (!isOutdated(active)) onOpen(active);
    }
  }

  return { active, setActive: setChosen, onKeyDown };
}

export const optionId = (id: string): string => `found-${id}`;
