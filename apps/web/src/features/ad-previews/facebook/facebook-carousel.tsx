import type { AdMedia } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { memo } from 'react';
import type { MaybeLive } from '../../../ui/live/live.ts';
import type { PreviewParts } from '../model/previewed-ad.ts';
import { slotsOf } from '../model/slots.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Headline, LinkDescription } from '../parts/link-words.tsx';
import { MessageText } from '../parts/message-text.tsx';
import { Picture } from '../parts/picture.tsx';
import { Swiper } from '../parts/swiper.tsx';
import { FacebookHead } from './facebook-head.tsx';
import { FacebookReactions } from './facebook-reactions.tsx';

export function FacebookCarousel({ ad, page }: PreviewParts) {
  const { adType, message, headline, linkDescription, callToAction } = ad;
  return (
    <>
      <FacebookHead page={page} />
      <MessageText adType={adType} message={message} className="px-16 pt-8 pb-12 type-15/20" />
      <Swiper
        label={previewTexts.cards}
        rowClass="gap-8 px-16 scroll-px-16 pb-12"
        cardClass="w-[72%]"
        arrowClass="top-[38%]"
        cards={slotsOf(ad).map((media, n) => (
          <FacebookCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
            key={n}
            media={media}
            headline={headline}
            linkDescription={linkDescription}
            callToAction={callToAction}
          />
        ))}
      />
      <FacebookReactions hasLine />
    </>
  );
}

interface FacebookCardProps {
  media: AdMedia | null;
  headline: MaybeLive<string>;
  linkDescription: MaybeLive<string>;
  callToAction: string;
}

const FacebookCard = memo(function FacebookCard({
  media,
  headline,
  linkDescription,
  callToAction,
}: FacebookCardProps) {
  return (
    <div className="overflow-hidden rounded-[0.5rem] border border-(--feed-line)">
      <Picture media={media} shape="square" />
      <div className="flex items-center gap-8 border-t border-(--feed-line) bg-(--feed-link) px-12 py-10">
        <div className="min-w-0 flex-1">
          <Headline text={headline} className="type-15/20 font-semibold" />
          <LinkDescription text={linkDescription} className="type-13/18 text-(--feed-text-2)" />
        </div>
        <CallToAction
          callToAction={callToAction}
          className="max-w-[64%] shrink-0 truncate rounded-[0.375rem] bg-(--feed-button) px-10 py-6 type-14/20 font-semibold text-(--feed-on-button)"
        />
      </div>
    </div>
  );
});
