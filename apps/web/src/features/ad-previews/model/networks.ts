import {
  type AdType,
  adTypeSpecs,
  type SocialAdType,
  type SocialChannel,
  socialChannelOf,
} from '@posthorn/domain';
import type { CSSProperties } from 'react';
import type { PreviewLook } from './previewed-ad.ts';

export type Network = SocialChannel | 'story';

/** Every colour of a feed. `text2` and `empty` are readable on `surface` and on `link`. */
export interface FeedColours {
  surface: string;
  text: string;
  text2: string;
  line: string;
  /** Between two posts. */
  gap: string;
  /** The strip below the picture that leads to the site. */
  link: string;
  button: string;
  onButton: string;
  accent: string;
  /** Two tones of the drawing where a picture is still missing. */
  empty: string;
  emptyInk: string;
}

interface NetworkLook {
  /** In pixels, as wide as the network itself shows it. */
  width: Record<PreviewLook['device'], number>;
  colours: Record<PreviewLook['theme'], FeedColours>;
  /** A name typed after an @ is a link; elsewhere people choose one from a list. */
  linksNames?: true;
}

// A story is a dark room in both themes.
const story: FeedColours = {
  surface: '#16181c',
  text: '#ffffff',
  text2: '#e4e6eb',
  line: '#3e4042',
  gap: '#000000',
  link: '#242526',
  button: '#ffffff',
  onButton: '#050505',
  accent: '#ffffff',
  empty: '#2b3140',
  emptyInk: '#56617a',
};

const networks: Record<Network, NetworkLook> = {
  facebook: {
    width: { phone: 390, desktop: 500 },
    colours: {
      light: {
        surface: '#ffffff',
        text: '#080809',
        text2: '#606367',
        line: '#dadde1',
        gap: '#c9ccd1',
        link: '#f0f2f5',
        button: '#e2e5e9',
        onButton: '#080809',
        accent: '#0866ff',
        empty: '#e4e8ef',
        emptyInk: '#b4bfd0',
      },
      dark: {
        surface: '#252728',
        text: '#e2e5e9',
        text2: '#b0b3b8',
        line: '#3e4042',
        gap: '#101112',
        link: '#333334',
        button: '#4a4b4d',
        onButton: '#e2e5e9',
        accent: '#5aa7ff',
        empty: '#33363a',
        emptyInk: '#5b6169',
      },
    },
  },
  instagram: {
    linksNames: true,
    width: { phone: 390, desktop: 468 },
    colours: {
      light: {
        surface: '#ffffff',
        text: '#0c1014',
        text2: '#6a717a',
        line: '#dbdfe4',
        gap: '#ffffff',
        link: '#ffffff',
        button: '#4a5df9',
        onButton: '#ffffff',
        accent: '#4a5df9',
        empty: '#ece9f2',
        emptyInk: '#c3bad3',
      },
      dark: {
        surface: '#000000',
        text: '#f5f5f5',
        text2: '#a8a8a8',
        line: '#262626',
        gap: '#000000',
        link: '#000000',
        button: '#4a5df9',
        onButton: '#ffffff',
        accent: '#708dff',
        empty: '#1f1d26',
        emptyInk: '#4b4658',
      },
    },
  },
  linkedin: {
    width: { phone: 390, desktop: 555 },
    colours: {
      light: {
        surface: '#ffffff',
        text: '#191919',
        text2: '#5e5e5e',
        line: '#dfdeda',
        gap: '#e9e5df',
        link: '#edf3f8',
        button: 'transparent',
        onButton: '#0a66c2',
        accent: '#0a66c2',
        empty: '#e3e8ec',
        emptyInk: '#b1bec9',
      },
      dark: {
        surface: '#1b1f23',
        text: '#e8e8e9',
        text2: '#a9abad',
        line: '#3a3f44',
        gap: '#000000',
        link: '#2a3138',
        button: 'transparent',
        onButton: '#71b7fb',
        accent: '#71b7fb',
        empty: '#2b3238',
        emptyInk: '#56616b',
      },
    },
  },
  story: {
    width: { phone: 370, desktop: 560 },
    colours: { light: story, dark: story },
  },
};

export function networkOf(adType: SocialAdType): Network {
  const { channel } = adTypeSpecs[adType];
  const network = isStory(adType) ? 'story' : socialChannelOf(channel);
  if (!network) throw new Error(`${adType} has no feed`);
  return network;
}

export const isStory = (adType: AdType): boolean => Boolean(adTypeSpecs[adType].isStory);

/**
 * The colours and the measure of a feed. `--spacing` is what Tailwind multiplies, so inside a
 * preview `p-12` are twelve pixels of the network's own drawing. They shrink with the room there is,
 * to four fifths at most: then lines break earlier, as on a small phone, and stay readable.
 */
export function feedStyle(network: Network, { device, theme }: PreviewLook): CSSProperties {
  const { width, colours } = networks[network];
  return feedVariables(width[device], colours[theme]);
}

/** The same for a page that is no feed. */
export function feedVariables(width: number, colours: FeedColours): CSSProperties {
  const { surface, text, text2, line, gap, link, button, onButton, accent, empty, emptyInk } =
    colours;
  return {
    '--spacing': `clamp(0.05125rem, 100cqi / ${width}, 0.0625rem)`,
    '--feed-surface': surface,
    '--feed-text': text,
    '--feed-text-2': text2,
    '--feed-line': line,
    '--feed-gap': gap,
    '--feed-link': link,
    '--feed-button': button,
    '--feed-on-button': onButton,
    '--feed-accent': accent,
    '--feed-empty': empty,
    '--feed-empty-ink': emptyInk,
  } as CSSProperties;
}

export const linksNames = (network: Network): boolean => networks[network].linksNames === true;

/** Both sides of a phone's frame. */
const FRAME = 20;

/** Never wider than the network draws it; in rem, so that it grows with the reader's type. */
export const feedWidth = (network: Network, device: PreviewLook['device']): string =>
  `${(networks[network].width[device] + (device === 'phone' ? FRAME : 0)) / 16}rem`;
