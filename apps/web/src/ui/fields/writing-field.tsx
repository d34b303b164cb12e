import type { ReactNode, Ref } from 'react';
import type { MaybeLive } from '../live/live.ts';
import { useAsLive } from '../live/use-live.ts';
import type { TextLimits } from './counted-text.ts';
import { Counter } from './counter.tsx';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';
import { type Marked, TextBackdrop } from './text-backdrop.tsx';
import { useOwnValue } from './use-own-value.ts';
import { useWriting } from './use-writing.ts';

export interface WritingProps extends Omit<FieldProps, 'size' | 'disabledReason'>, TextLimits {
  /** What is written; one that is followed costs no drawing with every key. */
  value: MaybeLive<string>;
  onChange: (value: string) => void;
  placeholder?: string;
  /** A softer note than an error; it does not make the field invalid. */
  warning?: string;
  /** What stands out from the words, such as tags; the same function every time. */
  marked?: Marked;
  /** A person came into it. */
  onFocus?: () => void;
}

type Element = HTMLInputElement | HTMLTextAreaElement;

interface WritingFieldProps<Control extends Element> extends WritingProps {
  controlRef?: Ref<Control>;
  isLine?: boolean;
  warnLineBreaks?: number;
  /** Shown when nothing more urgent is. */
  lastWarning?: string;
  /** How the words stand in the control: the tint lies behind them only if it breaks lines alike. */
  backdrop: string;
  /** The control with these attributes, and the tint behind it. */
  children: (control: ReturnType<typeof attributes<Control>>, tint: ReactNode) => ReactNode;
}

/** Everything around a text that is drawn elsewhere with every key: label, limits, tint, counter. */
export function WritingField<Control extends Element>(props: WritingFieldProps<Control>) {
  const { onChange, error, isRequired, isDisabled, placeholder, onFocus } = props;
  const { max, warnLength, warnLengthMessage, warnLineBreaks, count, isLine, marked } = props;
  const { warning, lastWarning, controlRef, backdrop, children, ...labels } = props;
  const text = useAsLive(props.value);
  const writing = useWriting(
    { text, error, max, warnLength, warnLengthMessage, warnLineBreaks, count, isLine, marked },
    controlRef,
  );
  const { field, ref, isInvalid } = writing;
  const own = useOwnValue(field, text, onChange);
  return (
    <PlainField
      label={labels.label}
      isLabelHidden={labels.isLabelHidden}
      description={labels.description}
      className={labels.className}
      error={error}
      isInvalid={isInvalid}
      isRequired={isRequired}
      isDisabled={isDisabled}
      warning={warning ?? writing.warning ?? lastWarning}
      end={
        writing.hasCounter ? (
          <Counter count={writing.count} max={max} warnLength={warnLength} />
        ) : null
      }
      onLabelPress={() => field.current?.focus()}
    >
      {(ids) =>
        children(
          attributes<Control>({
            ...{ ref, ...own, onFocus, placeholder, isDisabled, isRequired, isInvalid },
            ...ids,
          }),
          writing.backdrop ? <TextBackdrop {...writing.backdrop} className={backdrop} /> : null,
        )
      }
    </PlainField>
  );
}

interface ControlProps<Control>
  extends Pick<WritingProps, 'onFocus' | 'placeholder' | 'isDisabled' | 'isRequired'>,
    ReturnType<typeof useOwnValue> {
  ref: Ref<Control>;
  isInvalid: boolean;
  labelId: string;
  describedBy?: string;
}

const attributes = <Control extends Element>(given: ControlProps<Control>) => ({
  ref: given.ref,
  dir: 'auto',
  onFocus: given.onFocus,
  defaultValue: given.defaultValue,
  onChange: given.onChange,
  placeholder: given.placeholder,
  disabled: given.isDisabled,
  'aria-required': given.isRequired || undefined,
  'aria-labelledby': given.labelId,
  'aria-describedby': given.describedBy,
  'aria-invalid': given.isInvalid || undefined,
});
