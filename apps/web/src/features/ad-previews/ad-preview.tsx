import { adTypeSpecs, fill, type SocialAdType } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { type ComponentType, memo } from 'react';
import { cx } from '../../ui/index.ts';
import { Device } from './device/device.tsx';
import { FacebookCarousel } from './facebook/facebook-carousel.tsx';
import { FacebookPost } from './facebook/facebook-post.tsx';
import { InstagramCarousel } from './instagram/instagram-carousel.tsx';
import { InstagramPost } from './instagram/instagram-post.tsx';
import { LinkedinPost } from './linkedin/linkedin-post.tsx';
import { feedWidth, networkOf } from './model/networks.ts';
import type {
  PreviewedAd,
  PreviewedPage,
  PreviewLook,
  PreviewParts,
} from './model/previewed-ad.ts';
import { Story } from './story/story.tsx';

const drawings: Record<SocialAdType, ComponentType<PreviewParts & { hasSafeZones: boolean }>> = {
  FacebookPostAd: FacebookPost,
  FacebookCarouselAd: FacebookCarousel,
  FacebookStoryAd: Story,
  InstagramPostAd: InstagramPost,
  InstagramCarouselAd: InstagramCarousel,
  InstagramStoryAd: Story,
  LinkedinPostAd: LinkedinPost,
};

interface AdPreviewProps {
  ad: PreviewedAd;
  page: PreviewedPage | null;
  /** Where the ad leads, as the network writes it; empty when no one said so yet. */
  shownUrl: string;
  look: PreviewLook;
  className?: string;
}

/** An ad as a person will meet it. It fills the room it is given, up to its natural width. */
export function AdPreview({ ad, page, shownUrl, look, className }: AdPreviewProps) {
  const { device, hasSafeZones } = look;
  const network = networkOf(ad.adType);
  const Drawing = drawings[ad.adType];
  return (
    <figure
      style={{ maxWidth: feedWidth(network, device) }}
      className={cx('@container w-full min-w-0', className)}
    >
      <Caption adType={ad.adType} pageName={page?.name} />
      <Device network={network} look={look}>
        <Drawing
          // A message opened in one type says nothing about the next.
          key={ad.adType}
          ad={ad}
          page={page}
          shownUrl={shownUrl}
          device={device}
          hasSafeZones={hasSafeZones}
        />
      </Device>
    </figure>
  );
}

const Caption = memo(function Caption(props: { adType: SocialAdType; pageName?: string }) {
  const { adType, pageName = previewTexts.page } = props;
  return (
    <figcaption className="sr-only">
      {fill(previewTexts.caption, { ad: adTypeSpecs[adType].label, page: pageName })}
    </figcaption>
  );
});
