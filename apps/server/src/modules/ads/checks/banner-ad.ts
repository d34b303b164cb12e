import type { OperationInput } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import {
  type BannerOwner,
  bannerFindings,
  DEFAULT_PRIMARY_COLOR,
  finding,
  tidyTags,
} from '@posthorn/domain';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { findLogoByUrl } from '../../media/index.ts';
import type { CheckContent, Placed } from '../content.ts';

type Sent = OperationInput<'createBannerAd'>['body'];

/** The words of nine banners, and a logo of the account's own library. */
export const checkBannerAd =
  (accountId: string, of: BannerOwner, sent: Sent): CheckContent =>
  async (tx) => {
    const logo = sent.logo_url ? await findLogo(tx, accountId, sent.logo_url) : null;
    const copy = {
      type: sent.type.trim(),
      subtitle: sent.intro.trim(),
      title: sent.title.trim(),
      tags: tidyTags(sent.tags),
      callToAction: sent.call_to_action.trim(),
      primaryColor: sent.background_color?.trim() || DEFAULT_PRIMARY_COLOR,
      logo,
    };
    refuseWhen(bannerFindings(copy, of));
    const { type, subtitle, title, tags, callToAction, primaryColor } = copy;
    return {
      banner: {
        type,
        subtitle,
        title,
        tags,
        call_to_action: callToAction,
        // A request that says nothing gets the default.
        primary_color: sent.background_color?.trim() ? primaryColor : null,
      },
      placed: logo ? [logo] : [],
    };
  };

async function findLogo(tx: Tx, accountId: string, url: string): Promise<Placed> {
  const logo = await findLogoByUrl(tx, accountId, url);
  if (!logo) refuse(finding('field.unknown', 'logo'));
  return { mediaId: logo.id, croppedId: null };
}
