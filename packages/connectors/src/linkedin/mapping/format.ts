import { isSocial, type Plan, type PlannedAd, type PlannedSocialAd } from '../../plan.ts';

/** LinkedIn fixes the format per campaign, so pictures and films need one each. */
export const formats = ['image', 'video'] as const;
export type Format = (typeof formats)[number];

export const campaignFormats: Record<Format, string> = {
  image: 'STANDARD_UPDATE',
  video: 'SINGLE_VIDEO',
};

export const formatOf = (ad: PlannedSocialAd): Format =>
  ad.media[0]?.kind === 'video' ? 'video' : 'image';

const isPost = (ad: PlannedAd): ad is PlannedSocialAd => isSocial(ad);

export const postsOf = (plan: Plan): PlannedSocialAd[] => plan.ads.filter(isPost);
