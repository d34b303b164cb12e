import type { PreviewParts } from '../model/previewed-ad.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Headline, LinkDescription, ShownUrl } from '../parts/link-words.tsx';
import { MessageText } from '../parts/message-text.tsx';
import { Picture } from '../parts/picture.tsx';
import { FacebookHead } from './facebook-head.tsx';
import { FacebookReactions } from './facebook-reactions.tsx';

export function FacebookPost({ ad, page, shownUrl, device }: PreviewParts) {
  return (
    <>
      <FacebookHead page={page} />
      <MessageText
        adType={ad.adType}
        message={ad.message}
        className="px-16 pt-8 pb-12 type-15/20"
      />
      <Picture media={ad.media[0] ?? null} shape="feed" />
      <div className="flex items-center gap-12 bg-(--feed-link) px-16 py-12">
        <div className="min-w-0 flex-1">
          <ShownUrl text={shownUrl} className="type-13/16 text-(--feed-text-2) uppercase" />
          <Headline
            text={ad.headline}
            className={device === 'phone' ? 'type-16/20 font-semibold' : 'type-17/22 font-semibold'}
          />
          <LinkDescription text={ad.linkDescription} className="type-14/20 text-(--feed-text-2)" />
        </div>
        <CallToAction
          callToAction={ad.callToAction}
          className="max-w-[64%] shrink-0 truncate rounded-[0.375rem] bg-(--feed-button) px-12 py-8 type-15/20 font-semibold text-(--feed-on-button)"
        />
      </div>
      <FacebookReactions />
    </>
  );
}
