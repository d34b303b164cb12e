import { type Channel, isAdOfKind } from '@posthorn/domain';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { stillOf } from '../../ad-previews/index.ts';
import type { Ad } from '../../ads/index.ts';

interface AdPictureProps {
  /** Undefined where the ad was deleted. */
  ad: Ad | undefined;
  channel: Channel;
}

/** The picture an ad shows, small; a sign of its channel where it has none. */
export function AdPicture({ ad, channel }: AdPictureProps) {
  const media = ad && isAdOfKind(ad, 'social') ? ad.media[0] : undefined;
  const thumbnail = media && stillOf(media);
  return thumbnail ? (
    <img
      src={thumbnail}
      alt=""
      loading="lazy"
      className="size-9 shrink-0 rounded-control bg-surface-3 object-cover"
    />
  ) : (
    <ChannelGlyph channel={channel} className="size-9" />
  );
}
