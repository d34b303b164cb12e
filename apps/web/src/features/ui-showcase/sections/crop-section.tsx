import { useState } from 'react';
import { SegmentedControl, Switch } from '../../../ui/index.ts';
import { ImageButton } from '../../../ui/media/image-button.tsx';
import { AdCropper, FocalPointPicker } from '../../media-crop/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';
import { useDemoMedia } from '../use-demo-media.ts';

const adTypes = [
  { id: 'InstagramPostAd', label: 'Post' },
  { id: 'FacebookCarouselAd', label: 'Carousel' },
  { id: 'InstagramStoryAd', label: 'Story' },
  { id: 'LinkedinPostAd', label: 'LinkedIn' },
] as const;

export function CropSection() {
  const [adType, setAdType] = useState<(typeof adTypes)[number]['id']>('InstagramPostAd');
  const demo = useDemoMedia(adType);
  const { media, focalPoint } = demo;
  const { width, height } = media.crop ?? media.original;
  return (
    <SpecimenGrid>
      <Specimen title="An image of an ad">
        <SegmentedControl
          label="Type of the ad"
          segments={adTypes}
          value={adType}
          onChange={setAdType}
        />
        <img
          src={media.url}
          alt={media.crop ? 'The part that was cut out' : 'The whole image'}
          className="max-h-60 max-w-full self-start rounded-control"
        />
        <p className="text-xs text-text-2">
          {width} × {height} px{media.mediaErrors.length > 0 ? `. ${media.mediaErrors[0]}` : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <AdCropper
            media={media}
            adType={adType}
            onSave={demo.save}
            onUseOriginal={demo.useOriginal}
          />
          <ImageButton size="sm" onFile={demo.choose}>
            Another image
          </ImageButton>
        </div>
        <Switch isSelected={demo.isFailing} onChange={demo.setFailing}>
          Saving fails
        </Switch>
      </Specimen>
      <Specimen title="Focal point">
        <FocalPointPicker
          src={media.masterUrl}
          width={media.original.width}
          height={media.original.height}
          value={focalPoint}
          onChange={demo.setFocalPoint}
        />
      </Specimen>
      <Specimen title="Focal point, disabled">
        <FocalPointPicker
          src={media.masterUrl}
          width={media.original.width}
          height={media.original.height}
          value={focalPoint}
          onChange={demo.setFocalPoint}
          isDisabled
        />
      </Specimen>
    </SpecimenGrid>
  );
}
