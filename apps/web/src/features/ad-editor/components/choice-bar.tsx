import { type KeyboardEvent, useRef } from 'react';
import { cx, Tooltip } from '../../../ui/index.ts';
import type { Choice } from '../model/type-choices.ts';

type Look = 'tabs' | 'switch';

interface ChoiceBarProps {
  look: Look;
  label: string;
  choices: readonly Choice[];
  value: Choice['id'];
  onChoose: (id: Choice['id']) => void;
  /** One that can not be chosen was pressed all the same. */
  onRefused: (reason: string) => void;
  /** What the tabs change. */
  panelId?: string;
}

const bars: Record<Look, string> = {
  tabs: 'flex gap-6 border-b border-line',
  switch: 'flex w-fit gap-1 rounded-card bg-surface-2 p-1',
};
const buttons: Record<Look, string> = {
  tabs: '-mb-px h-10 border-b-2 border-transparent px-0.5 aria-selected:border-primary aria-selected:text-primary pointer-coarse:h-11',
  switch:
    'h-8 rounded-control px-3 aria-checked:bg-raised aria-checked:text-text aria-checked:shadow-low forced-colors:aria-checked:border pointer-coarse:h-10',
};
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const radioRole = (isChosen: boolean) => ({ role: 'radio', 'aria-checked': isChosen });

/** The chosen one names the panel below. */
const tabRole = (isChosen: boolean, panelId = '') => ({
  role: 'tab',
  'aria-selected': isChosen,
  ...(isChosen && { id: `${panelId}-tab`, 'aria-controls': panelId }),
});

/**
 * One of a few. The arrows only move: choosing changes the form, and what can not be chosen stays
 * within reach, so that its reason can be read.
 */
export function ChoiceBar({ look, label, choices, value, onChoose, ...given }: ChoiceBarProps) {
  const { onRefused, panelId } = given;
  const bar = useRef<HTMLDivElement>(null);
  const isTabs = look === 'tabs';

  const move = (event: KeyboardEvent, from: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (from + step + choices.length) % choices.length;
    bar.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <div
      ref={bar}
      {...{ role: isTabs ? 'tablist' : 'radiogroup', 'aria-label': label }}
      className={bars[look]}
    >
      {choices.map(({ id, label: name, reason }, n) => {
        const isChosen = id === value;
        return (
          <Tooltip key={name} content={reason} delay={0}>
            <button
              type="button"
              {...(isTabs ? tabRole(isChosen, panelId) : radioRole(isChosen))}
              aria-disabled={reason ? true : undefined}
              tabIndex={isChosen ? 0 : -1}
              onKeyDown={(event) => move(event, n)}
              onClick={() => {
                if (reason) onRefused(reason);
                else if (!isChosen) onChoose(id);
              }}
              className={cx(
                'shrink-0 cursor-pointer text-base font-medium whitespace-nowrap text-text-2 -outline-offset-2 transition-colors',
                reason ? 'cursor-not-allowed opacity-60' : 'hover:text-text',
                buttons[look],
              )}
            >
              {name}
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
