/** Menus, lists and popovers: the layer just above the page. */
export const layerClass =
  'layer-motion z-50 rounded-card border border-line bg-layer text-text shadow-menu outline-none';

/** One line in a menu or a list of options. */
export const optionClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-base outline-none select-none pointer-coarse:min-h-11 ' +
  'data-focused:bg-surface-2 data-focus-visible:field-ring data-hovered:bg-surface-2 data-pressed:bg-surface-3 ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-60 data-disabled:data-hovered:bg-transparent ' +
  'forced-colors:data-focused:outline-2';
