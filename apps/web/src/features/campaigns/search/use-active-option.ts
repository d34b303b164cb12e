import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface ActiveOptionSettings {
  /** What is typed. */
  text: string;
  /** Its answer is still to come. */
  isAwaited: boolean;
  isOutdated: (id: string) => boolean;
  onOpen: (id: string) => void;
}

/**
 * Arrow keys walk through the options while the focus stays in the box above them. The first is
 * chosen whenever other options come. Who types and presses Enter before the answer is there has it opened
 * when it comes, unless another key or another text follows.
 */
export function useActiveOption(
  ids: readonly string[],
  { text, isAwaited, isOutdated, onOpen }: ActiveOptionSettings,
) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(0, chosen === null ? 0 : ids.indexOf(chosen));
  const active = ids[at];

  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  /** For what text Enter was pressed too early. */
  const early = useRef<string>(undefined);
  useEffect(() => {
    if (early.current === undefined || isAwaited) return;
    const isMeant = early.current === text;
    early.current = undefined;
    if (isMeant && active !== undefined && !isOutdated(active)) onOpen(active);
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    early.current = undefined;
    if (event.key === 'Enter' && isAwaited && (active === undefined || isOutdated(active))) {
      event.preventDefault();
      early.current = text;
      return;
    }
    if (active === undefined) return;
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
