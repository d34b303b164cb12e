import type { PreviewParts } from '../model/previewed-ad.ts';
import { MessageText } from '../parts/message-text.tsx';
import { nameOf } from '../parts/page-name.tsx';
import { Picture } from '../parts/picture.tsx';
import { InstagramButton } from './instagram-button.tsx';
import { InstagramHead } from './instagram-head.tsx';
import { InstagramReactions } from './instagram-reactions.tsx';

export function InstagramPost({ ad, page }: PreviewParts) {
  return (
    <>
      <InstagramHead page={page} />
      <Picture media={ad.media[0] ?? null} shape="feed" />
      <InstagramButton callToAction={ad.callToAction} />
      <InstagramReactions />
      <MessageText
        adType={ad.adType}
        message={ad.message}
        author={nameOf(page)}
        className="px-12 pb-14 type-14/18"
      />
    </>
  );
}
