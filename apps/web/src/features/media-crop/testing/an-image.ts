import { type AdMedia, adMediaFromCut, adMediaFromLibrary, type CropArea } from '@posthorn/domain';

/** 1400 x 1000, with what matters left of the middle. */
export const anImage = (): AdMedia =>
  adMediaFromLibrary(
    {
      id: 'm1',
      type: 'image',
      width: 1400,
      height: 1000,
      duration: null,
      bytes: 90_000,
      url: '/m1',
      masterUrl: '/m1',
      previewUrl: null,
      altText: '',
      focalPoint: { x: 0.4, y: 0.5 },
    },
    'FacebookPostAd',
  );

export const cutAnswer = (crop: CropArea) => ({
  id: 'c1',
  url: '/c1',
  masterUrl: '/m1',
  thumbnailUrl: '/c1/thumbnail',
  masterId: 'm1',
  width: crop.width,
  height: crop.height,
  crop,
});

export const aCutImage = (crop: CropArea): AdMedia =>
  adMediaFromCut(anImage(), cutAnswer(crop), 'FacebookPostAd');
