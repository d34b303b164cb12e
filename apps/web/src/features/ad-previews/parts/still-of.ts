import type { AdMedia } from '@posthorn/domain';

/** The address of what stands still: a video has a frame of its own, an image a lighter copy. */
export const stillOf = ({ type, url, previewUrl }: AdMedia): string | null =>
  previewUrl ?? (type === 'image' ? url : null);
