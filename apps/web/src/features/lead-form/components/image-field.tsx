import { type CropArea, fill, leadFormImageSize } from '@posthorn/domain';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { Crop, ImageIcon, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../lib/http/call.ts';
import { Button, IconButton } from '../../../ui/index.ts';
import { type CroppedPicture, ShapeCropDialog } from '../../media-crop/index.ts';
import { usePickMedia } from '../../media-library/index.ts';
import { placeId } from '../model/focus-place.ts';
import { useLeadForm } from '../model/lead-form.tsx';
import type { FormMedia } from '../model/values.ts';
import { FormConflict } from './form-conflict.tsx';
import { ReadOnlyText } from './read-only-text.tsx';

/** What is being cut: an image that was just chosen, or the one that is there. */
interface Cutting extends CroppedPicture {
  masterId: string;
  altText: string;
}

const ofForm = (media: FormMedia): Cutting => ({
  ...media.original,
  masterId: media.masterId,
  url: media.masterUrl,
  focalPoint: media.focalPoint,
  crop: media.crop,
  altText: media.altText,
});

/** The image above the headline: one of the library, cut to its shape. */
export function ImageField() {
  const { values, isReadOnly, pick, messageOf } = useLeadForm();
  const { media } = values;
  const [cutting, setCutting] = useState<{ picture: Cutting; visit: number; isOpen: boolean }>();
  const choose = useRef<HTMLButtonElement>(null);
  const pickMedia = usePickMedia(() => void pickImage());
  const error = messageOf('mediaId') ?? messageOf('media');

  const openCropper = (picture: Cutting) =>
    setCutting((before) => ({ picture, visit: (before?.visit ?? 0) + 1, isOpen: true }));
  const pickImage = async () => {
    const [picked] = (await pickMedia({ for: 'leadForm' })) ?? [];
    if (!picked) return;
    const { id: masterId, masterUrl: url, width, height, focalPoint, altText } = picked;
    openCropper({ masterId, url, width, height, focalPoint, altText, crop: null });
  };
  const save = async (picture: Cutting, crop: CropArea) => {
    const cut = await call(
      'cropImage',
      { params: { mediaId: picture.masterId }, body: { crop } },
      { suppressErrorToast: true },
    );
    pick('media', {
      id: cut.id,
      previewUrl: cut.url,
      url: cut.url,
      masterId: picture.masterId,
      masterUrl: picture.url,
      original: { width: picture.width, height: picture.height },
      focalPoint: picture.focalPoint,
      crop: cut.crop,
      altText: picture.altText,
    });
  };

  if (isReadOnly && !media) return <ReadOnlyText label={texts.image} text="" />;
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
      <div
        id={placeId('mediaId')}
        role="group"
        aria-labelledby="leadform-image"
        className="flex flex-col gap-2"
      >
        <span id="leadform-image" className="text-sm font-medium text-text">
          {texts.image}
        </span>
        <div className="flex flex-wrap items-center gap-3">
          {media ? (
            <img
              src={media.previewUrl}
              alt={media.altText || texts.imageOf}
              className="aspect-[1200/628] w-40 rounded-control border border-line object-cover"
            />
          ) : (
            <span
              aria-hidden="true"
              className="grid aspect-[1200/628] w-40 place-items-center rounded-control border border-dashed border-line-strong text-text-3"
            >
              <ImageIcon className="size-6" />
            </span>
          )}
          {isReadOnly ? null : (
            <div className="flex flex-wrap gap-1.5">
              <Button ref={choose} size="sm" icon={<ImageIcon />} onPress={() => void pickImage()}>
                {media ? texts.replaceImage : texts.chooseImage}
              </Button>
              {media ? (
                <>
                  <Button size="sm" icon={<Crop />} onPress={() => openCropper(ofForm(media))}>
                    {texts.cropImage}
                  </Button>
                  <IconButton
                    size="sm"
                    icon={<Trash2 />}
                    label={texts.removeImage}
                    onPress={() => {
                      pick('media', null);
                      choose.current?.focus();
                    }}
                  />
                </>
              ) : null}
            </div>
          )}
        </div>
        {isReadOnly ? null : (
          <span className="text-xs text-text-2">{fill(texts.imageHint, leadFormImageSize)}</span>
        )}
        {error ? (
          <span role="alert" className="text-xs text-danger">
            {error}
          </span>
        ) : null}
      </div>
      <FormConflict field="media" />
      {cutting ? (
        <ShapeCropDialog
          key={cutting.visit}
          picture={cutting.picture}
          shape={leadFormImageSize}
          isOpen={cutting.isOpen}
          onClose={() => setCutting({ ...cutting, isOpen: false })}
          onSave={(crop) => save(cutting.picture, crop)}
        />
      ) : null}
    </div>
  );
}
