import type { PreviewParts } from '../model/previewed-ad.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { Headline, LinkDescription, ShownUrl } from '../parts/link-words.tsx';
import { MessageText } from '../parts/message-text.tsx';
import { Picture } from '../parts/picture.tsx';
import { LinkedinHead } from './linkedin-head.tsx';
import { LinkedinReactions } from './linkedin-reactions.tsx';

export function LinkedinPost({ ad, page, shownUrl }: PreviewParts) {
  return (
    <>
      <LinkedinHead page={page} />
      <MessageText
        adType={ad.adType}
        message={ad.message}
        className="px-16 pt-8 pb-12 type-14/20"
      />
      <Picture media={ad.media[0] ?? null} shape="feed" />
      <div className="flex items-center gap-12 bg-(--feed-link) px-16 py-10">
        <div className="min-w-0 flex-1">
          <Headline text={ad.headline} className="type-14/20 font-semibold" />
          <LinkDescription text={ad.linkDescription} className="type-12/16 text-(--feed-text-2)" />
          <ShownUrl text={shownUrl} className="type-12/16 text-(--feed-text-2)" />
        </div>
        <CallToAction
          callToAction={ad.callToAction}
          className="max-w-1/2 shrink-0 truncate rounded-full border border-(--feed-accent) px-16 py-5 type-14/20 font-semibold text-(--feed-on-button)"
        />
      </div>
      <LinkedinReactions />
    </>
  );
}
