import type { OperationAnswer } from '@posthorn/contract';
import { type AdMedia, type AdType, adMediaFromCut, type CropArea, isCut } from '@posthorn/domain';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

interface Cutting {
  media: AdMedia;
  adType: AdType;
  crop: CropArea;
  /** As the address of the page has it: the ad that is copied keeps its own cut. */
  copy?: boolean;
}

/** Cutting again replaces a cut that no ad shows yet. Failures are shown in the cropper. */
function send({ media, crop, copy }: Cutting): Promise<OperationAnswer<'cropImage'>> {
  const body = { crop, copy };
  const options = { suppressErrorToast: true };
  return isCut(media)
    ? call('recropImage', { params: { croppedId: media.id }, body }, options)
    : call('cropImage', { params: { mediaId: media.masterId }, body }, options);
}

/** Lets the server cut from the original; answers with the media as the ad has it from now on. */
export function useCropImage() {
  return useMutation({
    mutationFn: async (cutting: Cutting): Promise<AdMedia> =>
      adMediaFromCut(cutting.media, await send(cutting), cutting.adType),
  });
}
