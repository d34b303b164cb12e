/** The size of every place, filled or not. */
export const slotSize = 'size-24';

/** On a picture, whatever its colours. */
export const onPicture =
  'grid size-7 cursor-pointer place-items-center rounded-control bg-black/65 text-white pointer-coarse:size-9 data-hovered:bg-black/85 data-pressed:bg-black [&_svg]:size-4';
