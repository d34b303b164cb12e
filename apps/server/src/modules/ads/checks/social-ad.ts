import type { OperationInput } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import {
  finding,
  type MediaFacts,
  type SocialAdType,
  showsDisplayUrl,
  socialAdFindings,
  tidyLine,
  usesText,
} from '@posthorn/domain';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { findMediaByIds } from '../../media/index.ts';
import type { CheckContent, Placed } from '../content.ts';

type Sent = OperationInput<'createAd'>['body'];

/** Only the texts its type has, and pictures of its own account. */
export const checkSocialAd =
  (accountId: string, adType: SocialAdType, sent: Sent): CheckContent =>
  async (tx, { campaignType, before }) => {
    const chosen = [sent.media].flat();
    const pictures = await findPictures(
      tx,
      accountId,
      chosen.map(({ id }) => id),
    );
    // Who says nothing about the address to read leaves it as it is.
    const { display_url = before?.words?.display_url } = sent;
    const copy = {
      message: usesText(adType, 'message') ? sent.message.trim() : '',
      headline: usesText(adType, 'headline') ? sent.headline.trim() : '',
      linkDescription: usesText(adType, 'linkDescription') ? sent.link_description.trim() : '',
      callToAction: sent.call_to_action,
      media: pictures.map(({ facts }) => facts),
      displayUrl: showsDisplayUrl(adType) ? tidyLine(display_url ?? '') : '',
    };
    const found = socialAdFindings(adType, copy, campaignType);
    refuseWhen(found.filter(({ severity }) => severity === 'error'));
    return {
      words: {
        message: copy.message,
        headline: copy.headline,
        link_description: copy.linkDescription,
        call_to_action: copy.callToAction,
        display_url: copy.displayUrl || null,
      },
      placed: pictures.map(({ placed }) => placed),
      mediaType: pictures[0]?.facts.type === 'video' ? 'video' : 'image',
    };
  };

/** An id names an item of the library, or something cut out of one. */
async function findPictures(
  tx: Tx,
  accountId: string,
  ids: string[],
): Promise<{ facts: MediaFacts; placed: Placed }[]> {
  const { media, cropped } = await findMediaByIds(tx, accountId, ids);
  return ids.map((id, n) => {
    const cut = cropped.get(id);
    const item = media.get(cut?.media_id ?? id);
    if (!item || item.type === 'logo') refuse(finding('field.unknown', `media.${n}`));
    const { type, width, height, duration, bytes } = item;
    const size = cut ? { width: cut.width, height: cut.height } : { width, height };
    return {
      facts: { type, ...size, duration, bytes },
      placed: { mediaId: item.id, croppedId: cut?.id ?? null },
    };
  });
}
