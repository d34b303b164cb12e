/** Cropping images and choosing their focal points. */
export const cropTexts = {
  proposedCrops: 'Proposed crops',
  focalPointAcross: 'Focal point, across',
  focalPointDown: 'Focal point, down',
  cropImage: 'Crop image',
  useTheOriginal: 'Use the original',
  done: 'Done',
  size: 'Size',
  changeImage: 'Change image',
  chooseImage: 'Choose image',
  crop: 'Crop',
  preview: 'Preview',
  widthHeightPx: '{width} × {height} px',
  adjustImage: 'Adjust image',
  change: 'Change',
  chooseAnotherImageFirst: 'Choose another image first',
  reset: 'Reset',
  focalPoint: 'Focal point',
  focalPointHint:
    'Click what matters most, or use the arrow keys (with Shift further, Home for the middle).',
} as const;
