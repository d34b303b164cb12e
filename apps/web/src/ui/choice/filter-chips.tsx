import { Check } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';

interface FilterChip<Id extends string> {
  id: Id;
  label: string;
  /** The class of a text colour for the dot; it gives way to a tick while chosen. */
  dot?: string;
}

interface FilterChipsProps<Id extends string> {
  label: string;
  chips: readonly FilterChip<Id>[];
  /** None: everything is shown, and the first chip says so. */
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  allLabel?: string;
  /** For a list that is narrowed by something else as well: whether it shows all, and how it would. */
  isAll?: boolean;
  onAll?: () => void;
  className?: string;
}

/** Any number of kinds to narrow a list to. */
export function FilterChips<Id extends string>({
  label,
  chips,
  chosen,
  onChange,
  allLabel = words().all,
  isAll = chosen.length === 0,
  onAll = () => onChange([]),
  className,
}: FilterChipsProps<Id>) {
  const toggled = (id: Id) =>
    chips.flatMap((chip) => (chosen.includes(chip.id) !== (chip.id === id) ? [chip.id] : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div role="group" aria-label={label} className={cx('flex flex-wrap gap-2', className)}>
      <Chip label={allLabel} isChosen={isAll} onClick={onAll} />
      {chips.map(({ id, label: name, dot }) => (
        <Chip
          key={id}
          label={name}
          dot={dot}
          isChosen={chosen.includes(id)}
          onClick={() => onChange(toggled(id))}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  label: string;
  dot?: string;
  isChosen: boolean;
  onClick: () => void;
}

function Chip({ label, dot, isChosen, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={cx(
        'flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors select-none pointer-coarse:h-10 forced-colors:aria-pressed:outline-2',
        isChosen
          ? 'border-primary bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover'
          : 'border-gray-line bg-surface text-text-2 hover:border-control hover:text-text',
      )}
    >
      {dot ? (
        <span aria-hidden="true" className={cx('grid size-3.5 place-items-center', dot)}>
          {isChosen ? (
            <Check className="size-3.5 text-on-primary-soft" />
          ) : (
            <span className="size-2 rounded-full bg-current" />
          )}
        </span>
      ) : null}
      {label}
    </button>
  );
}
