import {
  countCharacters,
  graphemes,
  sayFinding,
  TAG_MAX_LENGTH,
  TAGS_SHOWN,
  tagsWarning,
  unknownTagWarning,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { memo } from 'react';
import { TagsInput } from '../../../ui/pick/tags-input.tsx';

interface TagsFieldProps {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  onBlur: () => void;
  error?: string;
  fieldId: string;
  label?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const cut = (text: string, max: number) => graphemes(text, max).join('');

function Field({ value, fieldId, label = adFieldTexts.tags, ...given }: TagsFieldProps) {
  const warning = unknownTagWarning(value) ?? tagsWarning(value);
  return (
    <div id={fieldId}>
      <TagsInput
        {...given}
        label={label}
        tags={value}
        placeholder={adFieldTexts.tagsHint}
        max={TAG_MAX_LENGTH}
        enough={TAGS_SHOWN}
        count={countCharacters}
        cut={cut}
        warning={warning && sayFinding(warning)}
      />
    </div>
  );
}

/** The tags of a banner. */
export const TagsField = memo(Field);
