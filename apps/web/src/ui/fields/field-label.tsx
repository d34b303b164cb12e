import type { ReactNode } from 'react';
import { Label, Text } from 'react-aria-components/TextField';
import { RequiredMark } from './required-mark.tsx';

interface FieldLabelProps {
  label: string;
  isHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
}

/** Label and help above the control, tied to it by the field around them. */
export function FieldLabel({ label, isHidden, isRequired, description }: FieldLabelProps) {
  return (
    <div className={isHidden && !description ? 'contents' : 'flex flex-col gap-0.5'}>
      <Label
        className={isHidden ? 'sr-only' : 'text-sm font-medium text-text wrap-anywhere select-none'}
      >
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Label>
      {description ? (
        <Text slot="description" className="text-xs text-text-2">
          {description}
        </Text>
      ) : null}
    </div>
  );
}
