import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { words } from '../lib/words.ts';
import { type SkinTone, skinTones } from './emoji.ts';

const names = {
  none: 'noSkinTone',
  light: 'lightSkinTone',
  'medium-light': 'mediumLightSkinTone',
  medium: 'mediumSkinTone',
  'medium-dark': 'mediumDarkSkinTone',
  dark: 'darkSkinTone',
} as const;

interface SkinTonesProps {
  value: SkinTone;
  onChange: (tone: SkinTone) => void;
}

/** Which skin people and hands are shown with. */
export function SkinTones({ value, onChange }: SkinTonesProps) {
  return (
    <RadioGroup
      value={value}
      onChange={(id) => onChange(id as SkinTone)}
      orientation="horizontal"
      className="flex shrink-0"
    >
      <Label className="sr-only">{words().skinTone}</Label>
      {skinTones.map(({ id, modifier }) => (
        <Radio
          key={id}
          value={id}
          aria-label={words()[names[id]]}
          className="grid size-6 cursor-pointer place-items-center rounded-control font-emoji text-base leading-none data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:bg-surface-2 data-selected:bg-surface-3 forced-colors:data-selected:outline-2 pointer-coarse:size-8"
        >
          {`\u270b${modifier}`}
        </Radio>
      ))}
    </RadioGroup>
  );
}
