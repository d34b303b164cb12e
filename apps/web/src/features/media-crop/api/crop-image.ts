import type { OperationAnswer } from '@posthorn/contract';
import { type AdMedia, type AdType, adMediaFromCut, type CropArea, isCut } from '@posthorn/domain';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

interface Cutting {
  media: AdMedia;
  adType: AdType;
  crop: CropArea;
}

/** The page makes an ad as a copy of another. */
const isCopyPage = (): boolean => new URLSearchParams(window.location.search).has('copy');

/**
 * Cutting again makes another cut: undo leads back to the one before, and so does the ad it was copied
 * from. Failures are shown in the cropper.
 */
function send({ media, crop }: Cutting): Promise<OperationAnswer<'cropImage'>> {
  const options = { suppressErrorToast: true };
  return isCut(media)
    ? call(
        'recropImage',
        { params: { croppedId: media.id }, body: { crop, ...(isCopyPage() && { copy: true }) } },
        options,
      )
    : call('cropImage', { params: { mediaId: media.masterId }, body: { crop } }, options);
}

/** Lets the server cut from the original; answers with the media as the ad has it from now on. */
export function useCropImage() {
  return useMutation({
    mutationFn: async (cutting: Cutting): Promise<AdMedia> =>
      adMediaFromCut(cutting.media, await send(cutting), cutting.adType),
  });
}
