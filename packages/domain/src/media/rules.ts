import { mediaTexts } from '#texts/media';
import { type Finding, finding } from '../finding.ts';
import { listed, listedAsChoice } from '../message/listed.ts';
import { fill } from '../message/text.ts';
import type { MediaFacts } from './media.ts';

export type Ratio = `${number}:${number}`;

/** What one ad type asks of its media. Undefined means: anything goes. */
export interface MediaRules {
  videoRatio?: readonly Ratio[];
  /** Any shape between these is taken. */
  videoShape?: Shapes;
  /** Seconds. */
  videoMaxDuration?: number;
  videoMinWidth?: number;
  videoMaxMegabytes?: number;
  imageMinWidth?: number;
  /** Below this the network shows the image small; it is allowed all the same. */
  imageAdvisedWidth?: number;
  imageMaxMegapixels?: number;
  /** Other shapes are cut at their edges; they are allowed all the same. */
  imageWholeShape?: Shapes;
  /** Images of another shape do not fill the screen; they are allowed all the same. */
  imageFillingRatio?: Ratio;
  /** Of the longer side; smaller logos are allowed all the same. */
  logoAdvisedSide?: number;
  /** Logos of other shapes become tiny on a banner; they are allowed all the same. */
  logoAdvisedShape?: Shapes;
}

export interface Shapes {
  tallest: Ratio;
  widest: Ratio;
}

/** Encoders round sizes to even numbers, so a ratio is rarely met to the pixel. */
const RATIO_TOLERANCE = 0.01;
export const BYTES_PER_MEGABYTE = 1_000_000;
const PIXELS_PER_MEGAPIXEL = 1_000_000;

export function hasRatio({ width, height }: { width: number; height: number }, ratio: Ratio) {
  const wanted = quotientOf(ratio);
  return Math.abs(width / height - wanted) <= wanted * RATIO_TOLERANCE;
}

function quotientOf(ratio: Ratio): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

export const isBetween = (
  { width, height }: Pick<MediaFacts, 'width' | 'height'>,
  { tallest, widest }: Shapes,
): boolean =>
  width / height >= quotientOf(tallest) * (1 - RATIO_TOLERANCE) &&
  width / height <= quotientOf(widest) * (1 + RATIO_TOLERANCE);

/** Everything that speaks against an item for an ad with these rules. */
export function mediaFindings(media: MediaFacts, rules: MediaRules): Finding[] {
  return media.type === 'video' ? videoFindings(media, rules) : imageFindings(media, rules);
}

function videoFindings(video: MediaFacts, rules: MediaRules): Finding[] {
  const { videoRatio, videoShape, videoMaxDuration, videoMinWidth, videoMaxMegabytes } = rules;
  const found: Finding[] = [];
  if (videoRatio && !videoRatio.some((ratio) => hasRatio(video, ratio))) {
    found.push(finding('media.videoRatio', 'media', { list: listedAsChoice(videoRatio) }));
  }
  if (videoShape && !isBetween(video, videoShape)) {
    found.push(finding('media.videoShape', 'media', { ...videoShape }));
  }
  if (videoMaxDuration !== undefined && (video.duration ?? 0) > videoMaxDuration) {
    found.push(finding('media.videoDuration', 'media', { n: videoMaxDuration }));
  }
  if (videoMinWidth !== undefined && video.width < videoMinWidth) {
    found.push(finding('media.videoWidth', 'media', { n: videoMinWidth }));
  }
  if (videoMaxMegabytes !== undefined && video.bytes > videoMaxMegabytes * BYTES_PER_MEGABYTE) {
    found.push(finding('media.videoSize', 'media', { n: videoMaxMegabytes }));
  }
  return found;
}

function imageFindings(image: MediaFacts, rules: MediaRules): Finding[] {
  const { imageMinWidth, imageAdvisedWidth, imageMaxMegapixels, imageWholeShape } = rules;
  const { imageFillingRatio, logoAdvisedSide, logoAdvisedShape } = rules;
  if (imageMinWidth !== undefined && image.width < imageMinWidth) {
    return [finding('media.imageWidth', 'media', { n: imageMinWidth })];
  }
  const pixels = image.width * image.height;
  if (imageMaxMegapixels !== undefined && pixels > imageMaxMegapixels * PIXELS_PER_MEGAPIXEL) {
    return [finding('media.imagePixels', 'media', { n: imageMaxMegapixels })];
  }
  const found: Finding[] = [];
  if (imageAdvisedWidth !== undefined && image.width < imageAdvisedWidth) {
    found.push(warning('media.imageShownSmall', { n: imageAdvisedWidth }));
  }
  if (imageWholeShape && !isBetween(image, imageWholeShape)) {
    found.push(warning('media.imageCut', { ...imageWholeShape }));
  }
  if (imageFillingRatio && !hasRatio(image, imageFillingRatio)) {
    found.push(warning('media.imageBars', { ratio: imageFillingRatio }));
  }
  if (logoAdvisedSide !== undefined && Math.max(image.width, image.height) < logoAdvisedSide) {
    found.push(warning('media.logoSmall', { n: logoAdvisedSide }));
  }
  if (logoAdvisedShape && !isBetween(image, logoAdvisedShape)) {
    found.push(warning('media.logoShape', { ...logoAdvisedShape }));
  }
  return found;
}

const warning = (code: Finding['code'], params: Finding['params']): Finding => ({
  code,
  severity: 'warning',
  path: 'media',
  params,
});

/** The same findings as flags, as media items carry them for the ad being edited. */
export interface MediaValidity {
  invalidRatio: boolean;
  invalidDuration: boolean;
  /** A video that is too narrow. */
  invalidMinWidth: boolean;
  /** An image that is too narrow. */
  invalidWidth: boolean;
  invalidSize: boolean;
}

export function mediaValidity(media: MediaFacts, rules: MediaRules): MediaValidity {
  const codes = new Set(mediaFindings(media, rules).map(({ code }) => code));
  return {
    invalidRatio: codes.has('media.videoRatio') || codes.has('media.videoShape'),
    invalidDuration: codes.has('media.videoDuration'),
    invalidMinWidth: codes.has('media.videoWidth'),
    invalidWidth: codes.has('media.imageWidth'),
    invalidSize: codes.has('media.videoSize') || codes.has('media.imagePixels'),
  };
}

export const isValidMedia = (media: MediaFacts, rules: MediaRules): boolean =>
  mediaFindings(media, rules).every(({ severity }) => severity !== 'error');

/** What an ad type asks for, and where an item differs, for a person whose item does not do. */
export function requirementFinding(media: MediaFacts, rules: MediaRules): Finding {
  const needs = media.type === 'video' ? videoNeeds(rules) : imageNeeds(rules);
  const has = mediaFindings(media, rules).flatMap(({ code }) => differences[code]?.(media) ?? []);
  return finding('media.requires', 'media', { needs: listed(needs), has: listed(has) });
}

/** Rounded up: an item that is a little too long does not read as if it were just right. */
const tenths = (n: number): number => Math.ceil(Math.round(n * 1000) / 100) / 10;

const widthOf = ({ width }: MediaFacts) => fill(mediaTexts.hasWidth, { n: width });
const shapeOf = (media: MediaFacts) => fill(mediaTexts.hasRatio, { ratio: ratioName(media) });
const sizeOf = ({ bytes }: MediaFacts) =>
  fill(mediaTexts.hasSize, { n: tenths(bytes / BYTES_PER_MEGABYTE) });

/** What an item has, by what speaks against it. */
const differences: Partial<Record<Finding['code'], (media: MediaFacts) => string>> = {
  'media.imageWidth': widthOf,
  'media.videoWidth': widthOf,
  'media.videoRatio': shapeOf,
  'media.videoShape': shapeOf,
  'media.videoSize': sizeOf,
  'media.videoDuration': ({ duration }) =>
    fill(mediaTexts.hasDuration, { n: tenths(duration ?? 0) }),
  'media.imagePixels': ({ width, height }) =>
    fill(mediaTexts.hasPixels, { n: tenths((width * height) / PIXELS_PER_MEGAPIXEL) }),
};

/** In small whole numbers if there are any: '16:9', else '1.85:1'. */
function ratioName({ width, height }: MediaFacts): string {
  const divisor = commonDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  if (Math.max(across, down) <= LARGEST_IN_RATIO) return `${across}:${down}`;
  const hundredths = (n: number) => Math.round(n * 100) / 100;
  return width > height ? `${hundredths(width / height)}:1` : `1:${hundredths(height / width)}`;
}

const LARGEST_IN_RATIO = 21;

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

function videoNeeds(rules: MediaRules): string[] {
  const { videoRatio, videoShape, videoMaxDuration, videoMinWidth, videoMaxMegabytes } = rules;
  return [
    ...(videoRatio ? [fill(mediaTexts.needsRatio, { list: listedAsChoice(videoRatio) })] : []),
    ...(videoShape ? [fill(mediaTexts.needsShape, { ...videoShape })] : []),
    ...(videoMaxDuration ? [fill(mediaTexts.needsDuration, { n: videoMaxDuration })] : []),
    ...(videoMinWidth ? [fill(mediaTexts.needsWidth, { n: videoMinWidth })] : []),
    ...(videoMaxMegabytes ? [fill(mediaTexts.needsSize, { n: videoMaxMegabytes })] : []),
  ];
}

function imageNeeds({ imageMinWidth, imageMaxMegapixels }: MediaRules): string[] {
  return [
    ...(imageMinWidth ? [fill(mediaTexts.needsWidth, { n: imageMinWidth })] : []),
    ...(imageMaxMegapixels ? [fill(mediaTexts.needsPixels, { n: imageMaxMegapixels })] : []),
  ];
}
