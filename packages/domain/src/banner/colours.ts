import { contrast, type Hex, mixed, TEXT_CONTRAST } from './contrast.ts';

/** Everything a banner is coloured with, made of its one colour. */
export interface BannerColours {
  background: Hex;
  /** Shapes that keep a large banner from being empty; text may lie on them. */
  ornament: Hex;
  ornamentEdge: Hex;
  text: Hex;
  /** Says less than the title: the subtitle. */
  secondary: Hex;
  button: Hex;
  onButton: Hex;
  chip: Hex;
  onChip: Hex;
  /** The plate behind the logo, and what is said on it if there is none. */
  plate: Hex;
  plateEdge: Hex;
  onPlate: Hex;
}

const WHITE = '#FFFFFF';
/** Behind the logo, whatever the colour of the banner. */
export const LOGO_PLATE: Hex = WHITE;
const BLACK = '#000000';

const isReadable = (text: Hex, ...behind: readonly Hex[]): boolean =>
  behind.every((colour) => contrast(text, colour) >= TEXT_CONTRAST);

/** The first that can be read; the last one always can. */
function firstReadable(candidates: readonly Hex[], ...behind: readonly Hex[]): Hex {
  return candidates.find((colour) => isReadable(colour, ...behind)) ?? candidates.at(-1) ?? BLACK;
}

/** Many brands are a touch too light for the white text they mean: up to a tenth is made up for. */
const DEEPER = [0, 0.02, 0.04, 0.06, 0.08, 0.1];

function carrying(text: Hex, colour: Hex): Hex {
  const deeper = DEEPER.map((share) => mixed(colour, BLACK, share));
  return deeper.find((candidate) => isReadable(text, candidate)) ?? colour;
}

/** Whatever the colour, every text has at least 4.5:1 on what lies behind it. */
export function bannerColours(primary: Hex): BannerColours {
  const background = carrying(WHITE, primary.toUpperCase());
  // White or, on lighter colours, a very dark shade of the same: one of white and black always does.
  const text = firstReadable([WHITE, mixed(background, BLACK, 0.86), BLACK], background);
  const away = text === WHITE ? BLACK : WHITE;
  // Away from the text a shade only makes it more readable. Near black or white there is no such way.
  const shade = (share: number): Hex => {
    const deeper = mixed(background, away, share);
    if (contrast(deeper, background) >= 1 + share / 2) return deeper;
    return firstReadable([mixed(background, text, share / 3), background], text);
  };
  const ornament = shade(0.18);
  const ornamentEdge = shade(0.3);
  const surfaces = [background, ornament, ornamentEdge];
  const onAnySurface = (share: number) => mixed(text, background, share);
  const chips = [mixed(background, text, 0.16), mixed(background, text, 0.1), shade(0.42)];
  return {
    background,
    ornament,
    ornamentEdge,
    text,
    secondary: firstReadable([onAnySurface(0.22), onAnySurface(0.12), text], ...surfaces),
    // The same two colours the other way round, and so just as readable.
    button: text,
    onButton: background,
    chip: firstReadable(chips, text),
    onChip: text,
    plate: LOGO_PLATE,
    plateEdge: mixed(background, text, 0.14),
    onPlate: '#5B6472',
  };
}
