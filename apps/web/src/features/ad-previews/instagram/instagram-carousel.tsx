import { previewTexts } from '@posthorn/domain/texts/preview';
import type { PreviewParts } from '../model/previewed-ad.ts';
import { slotsOf } from '../model/slots.ts';
import { MessageText } from '../parts/message-text.tsx';
import { nameOf } from '../parts/page-name.tsx';
import { Picture } from '../parts/picture.tsx';
import { Swiper } from '../parts/swiper.tsx';
import { InstagramButton } from './instagram-button.tsx';
import { InstagramDots } from './instagram-dots.tsx';
import { InstagramHead } from './instagram-head.tsx';
import { InstagramReactions } from './instagram-reactions.tsx';

export function InstagramCarousel({ ad, page }: PreviewParts) {
  const slots = slotsOf(ad);
  return (
    <>
      <InstagramHead page={page} />
      <Swiper
        label={previewTexts.pictures}
        cardClass="w-full"
        arrowClass="top-1/2"
        cards={slots.map((media, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the row
          <Picture key={n} media={media} shape="square" />
        ))}
      >
        {(front) => (
          <>
            <InstagramButton callToAction={ad.callToAction} />
            <InstagramReactions>
              <InstagramDots count={slots.length} front={front} />
            </InstagramReactions>
          </>
        )}
      </Swiper>
      <MessageText
        adType={ad.adType}
        message={ad.message}
        author={nameOf(page)}
        className="px-12 pb-14 type-14/18"
      />
    </>
  );
}
