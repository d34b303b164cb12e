import {
  type AdType,
  adMediaFromCut,
  adMediaFromLibrary,
  CENTRE,
  type CropArea,
} from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';
import { useState } from 'react';
import { cropImage } from '../../ui/media/crop-image.ts';
import { useObjectUrl } from '../../ui/media/use-object-url.ts';
import { usePicture } from '../../ui/media/use-picture.ts';
import demoPicture from './demo-picture.svg';

/** An image of an ad that is in no library: the browser cuts it, as the server would. */
export function useDemoMedia(adType: AdType) {
  const [file, setFile] = useState<File | null>(null);
  const [focalPoint, setFocalPoint] = useState(CENTRE);
  const [cut, setCut] = useState<{ file: File; crop: CropArea } | null>(null);
  const [isFailing, setFailing] = useState(false);
  const fileUrl = useObjectUrl(file);
  const cutUrl = useObjectUrl(cut?.file ?? null);
  const url = fileUrl ?? demoPicture;
  const { picture } = usePicture(url);
  const { width, height } = picture ?? { width: 1600, height: 1067 };

  const item = { id: 'whole', url, masterUrl: url, previewUrl: null, focalPoint, altText: '' };
  const facts = { type: 'image', width, height, duration: null, bytes: file?.size ?? 1 } as const;
  const whole = adMediaFromLibrary({ ...item, ...facts }, adType);
  const media =
    cut && cutUrl
      ? adMediaFromCut(
          whole,
          { id: 'cut', url: cutUrl, masterUrl: url, masterId: 'whole', ...cut.crop, ...cut },
          adType,
        )
      : whole;

  return {
    media,
    focalPoint,
    setFocalPoint,
    isFailing,
    setFailing,
    choose: (chosen: File) => {
      setFile(chosen);
      setCut(null);
      setFocalPoint(CENTRE);
    },
    save: async (crop: CropArea) => {
      if (isFailing) throw new Error(requestTexts.noResponse);
      setCut({ file: await cropImage(url, crop, file?.name ?? 'demo'), crop });
    },
    useOriginal: () => setCut(null),
  };
}
