import { MarkedText } from '../../../ui/display/marked-text.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import type { Command } from './command.ts';
import { optionId } from './use-active-option.ts';

interface CommandGroupsProps {
  commands: readonly Command[];
  text: string;
  active: string | undefined;
  onActive: (id: string) => void;
  onChoose: (id: string) => void;
}

/** Commands under their groups, in the list that holds the campaigns. */
export function CommandGroups({ commands, text, active, onActive, onChoose }: CommandGroupsProps) {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return groups.map((group, n) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div
      key={group}
      role="group"
      aria-labelledby={`commands-${n}`}
      className="mx-auto mb-5 max-w-[58rem]"
    >
      <div id={`commands-${n}`} className="px-3 pb-1.5 text-xs font-medium text-text-2">
        {group}
      </div>
      <div role="presentation" className="rounded-card border border-line bg-surface p-1">
        {commands
          .filter((command) => command.group === group)
          .map(({ id, label }) => (
            <button
              key={id}
              id={optionId(id)}
              type="button"
              role="option"
              aria-selected={id === active}
              tabIndex={-1}
              onClick={() => onChoose(id)}
              onMouseMove={() => onActive(id)}
              className={cx(
                'line-clamp-2 w-full cursor-pointer rounded-control px-3 py-2 text-left pointer-coarse:py-3',
                id === active && 'bg-primary-soft',
              )}
            >
              <MarkedText text={label} mark={text} />
            </button>
          ))}
      </div>
    </div>
  ));
}
