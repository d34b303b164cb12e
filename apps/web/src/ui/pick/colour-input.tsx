import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Color, ColorArea, parseColor } from 'react-aria-components/ColorArea';
import { ColorField, Input } from 'react-aria-components/ColorField';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import type { FieldProps } from '../fields/field-props.ts';
import { fieldBox, fieldHeights, fieldInput } from '../fields/field-style.ts';
import { PlainField } from '../fields/plain-field.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { Popover } from '../overlays/popover.tsx';

interface ColourInputProps extends Omit<FieldProps, 'size' | 'disabledReason'> {
  /** As '#RRGGBB'. */
  value: string;
  onChange: (value: string) => void;
  /** Colours to begin with. */
  swatches: readonly string[];
}

const thumb =
  'size-5 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.45)] data-focus-visible:size-6 data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus';

/** A colour: picked by eye, from a few good ones, or typed as its number. */
export function ColourInput({ value, onChange, swatches, ...field }: ColourInputProps) {
  const [colour, setColour] = useShades(value);
  const change = (next: Color | null) => {
    if (!next) return;
    setColour(next);
    onChange(hexOf(next));
  };
  return (
    <PlainField {...field} onLabelPress={() => {}}>
      {({ labelId, describedBy }) => (
        <div className="flex gap-2">
          <Popover
            label={field.label}
            className="w-72"
            trigger={
              <Button
                aria-label={words().pickColour(field.label)}
                isDisabled={field.isDisabled}
                className={cx(
                  fieldBox,
                  'size-9! shrink-0 cursor-pointer p-1 pointer-coarse:size-11!',
                )}
              >
                <ColorSwatch color={colour} className="size-full rounded-xs ring-1 ring-line" />
              </Button>
            }
          >
            <div className="flex flex-col gap-3">
              <ColorArea
                colorSpace="hsb"
                xChannel="saturation"
                yChannel="brightness"
                value={colour}
                onChange={change}
                className="h-36 w-full rounded-control"
              >
                <ColorThumb className={thumb} />
              </ColorArea>
              <ColorSlider
                channel="hue"
                colorSpace="hsb"
                value={colour}
                onChange={change}
                aria-label={words().hue}
              >
                <SliderTrack className="h-5 w-full rounded-full">
                  <ColorThumb className={cx(thumb, 'top-1/2')} />
                </SliderTrack>
              </ColorSlider>
              <ColorSwatchPicker
                aria-label={words().swatches}
                value={colour}
                onChange={change}
                className="grid grid-cols-8 gap-1.5"
              >
                {swatches.map((swatch) => (
                  <ColorSwatchPickerItem
                    key={swatch}
                    color={swatch}
                    className="grid aspect-square cursor-pointer place-items-center rounded-control outline-none data-focus-visible:field-ring data-selected:ring-2 data-selected:ring-text data-selected:ring-offset-2 data-selected:ring-offset-layer"
                  >
                    <ColorSwatch className="size-full rounded-control ring-1 ring-line" />
                  </ColorSwatchPickerItem>
                ))}
              </ColorSwatchPicker>
            </div>
          </Popover>
          <ColorField
            value={colour}
            onChange={change}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            isInvalid={Boolean(field.error)}
            isDisabled={field.isDisabled}
            validationBehavior="aria"
            className={cx(fieldBox, fieldHeights.md)}
          >
            <Input spellCheck="false" autoComplete="off" className={cx(fieldInput, 'tabular')} />
          </ColorField>
        </div>
      )}
    </PlainField>
  );
}

const hexOf = (colour: Color): string => colour.toString('hex').toUpperCase();

/** As hue, saturation and brightness: of grey and black the hex number would forget the hue. */
function useShades(value: string): [Color, (colour: Color) => void] {
  const [colour, setColour] = useState(() => shadesOf(value));
  const isSame = hexOf(colour) === value.toUpperCase();
  return [isSame ? colour : shadesOf(value), setColour];
}

function shadesOf(value: string): Color {
  const isHex = /^#[0-9a-f]{6}$/i.test(value);
  return parseColor(isHex ? value : '#000000').toFormat('hsb');
}
