import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';

interface DayInputProps {
  label: string;
  describedBy: string | undefined;
  text: string;
  onType: (text: string) => void;
  /** Enter was pressed. */
  onTake: () => void;
  isInvalid: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  className?: string;
}

/** A day as DD-MM-YYYY, to be typed or pasted. */
export function DayInput(props: DayInputProps) {
  const { text, onType, onTake, isInvalid, isRequired, isDisabled, isReadOnly, className } = props;
  return (
    <input
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      disabled={isDisabled}
      readOnly={isReadOnly}
      inputMode="numeric"
      autoComplete="off"
      placeholder={words().dayForm}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onTake()}
      className={cx(
        'tabular h-full w-[5.75rem] min-w-0 bg-transparent text-base text-text outline-none placeholder:text-text-3 disabled:cursor-not-allowed disabled:text-text-3 pointer-coarse:w-[6.75rem] pointer-coarse:text-lg',
        className,
      )}
    />
  );
}
