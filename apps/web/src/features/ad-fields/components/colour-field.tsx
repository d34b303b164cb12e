import { bannerColours, contrast, fill } from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { memo } from 'react';
import { ColourInput } from '../../../ui/pick/colour-input.tsx';

interface ColourFieldProps {
  /** As '#RRGGBB'. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  fieldId: string;
  label?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Colours that many employers have, and that carry a banner. */
const swatches = [
  '#05377E',
  '#1D4FD7',
  '#0A6ED1',
  '#0A6670',
  '#0B6B43',
  '#3F7D20',
  '#F4C300',
  '#F28C28',
  '#D9480F',
  '#C8102E',
  '#A3246B',
  '#6234B0',
  '#2E395D',
  '#475467',
  '#111827',
  '#FFFFFF',
];

function Field({
  value,
  onBlur,
  fieldId,
  label = adFieldTexts.colour,
  ...given
}: ColourFieldProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when a person leaves
    <div id={fieldId} onBlur={onBlur}>
      <ColourInput
        {...given}
        label={label}
        value={value}
        swatches={swatches}
        description={contrastNote(value)}
      />
    </div>
  );
}

/** The colour that banners are made of. */
export const ColourField = memo(Field);

/** What text it carries, and how well that can be read. */
function contrastNote(value: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(value)) return undefined;
  const { text, background } = bannerColours(value);
  const ratio = (Math.floor(contrast(text, background) * 10) / 10).toFixed(1);
  const note = text === '#FFFFFF' ? adFieldTexts.whiteTextContrast : adFieldTexts.darkTextContrast;
  return fill(note, { ratio });
}
