import type { Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { fieldBox, fieldHeights, fieldInput, lineBackdrops } from './field-style.ts';
import { WritingField, type WritingProps } from './writing-field.tsx';

interface TextLineProps extends WritingProps {
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of a text that is drawn elsewhere with every key. Plain, as a text area is, and why. */
export function TextLine({ inputRef, ...writing }: TextLineProps) {
  return (
    <WritingField {...writing} isLine controlRef={inputRef} backdrop={lineBackdrops.md}>
      {(control, tint) => (
        <div className={cx(fieldBox, fieldHeights.md)}>
          <div className="relative flex h-full min-w-0 flex-1">
            {tint}
            <input {...control} className={cx(fieldInput, 'relative h-full')} />
          </div>
        </div>
      )}
    </WritingField>
  );
}
