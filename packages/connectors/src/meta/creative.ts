import { FORM_ADDRESS, isCarousel, showsDisplayUrl } from '@posthorn/domain';
import { type Asset, middleSquareOf, type Plan, type PlannedSocialAd } from '../plan.ts';
import { familyOf, isOnInstagram } from './family.ts';

/** A file of ours as Meta knows it. A video always comes with its still picture. */
export type Shown =
  | { kind: 'image'; hash: string }
  | { kind: 'video'; id: string; still: { hash: string } | { url: string } };

/** Stories on Facebook come with its feed, which shows the middle of their picture. */
const isAlsoInFeed = (ad: PlannedSocialAd): boolean =>
  familyOf(ad) === 'fb-story' && ad.media[0]?.kind === 'image';

/** All files that an ad shows somewhere, in the order in which its creative takes them. */
export const filesOf = (ad: PlannedSocialAd): readonly Asset[] =>
  isAlsoInFeed(ad) ? ad.media.flatMap((one) => [one, middleSquareOf(one)]) : ad.media;

/** Where an ad leads: to the landing page, or to a form of Meta's own. */
const linkOf = (plan: Plan): string => (plan.form ? FORM_ADDRESS : plan.landingPage);

const buttonOf = (plan: Plan, ad: PlannedSocialAd, formId: string | undefined) => ({
  type: ad.callToAction,
  value: { link: linkOf(plan), ...(formId !== undefined && { lead_gen_form_id: formId }) },
});

/** How an ad looks: the same everywhere, or with a picture for each place. */
export function creativeOf(
  plan: Plan,
  ad: PlannedSocialAd,
  shown: readonly Shown[],
  formId?: string,
): { object_story_spec: Record<string, unknown>; asset_feed_spec?: Record<string, unknown> } {
  const [tall, square] = shown;
  if (!isAlsoInFeed(ad) || tall?.kind !== 'image' || square?.kind !== 'image') {
    return { object_story_spec: storyOf(plan, ad, shown, formId) };
  }
  const on = (position: string) => ({
    customization_spec: { publisher_platforms: ['facebook'], facebook_positions: [position] },
    image_label: { name: position },
  });
  const picture = ({ hash }: { hash: string }, position: string) => ({
    hash,
    adlabels: [{ name: position }],
  });
  return {
    object_story_spec: plain({ page_id: plan.pages.facebook }),
    asset_feed_spec: plain({
      ad_formats: ['SINGLE_IMAGE'],
      images: [picture(tall, 'story'), picture(square, 'feed')],
      bodies: texts(ad.message),
      titles: texts(ad.headline),
      descriptions: texts(ad.linkDescription),
      link_urls: [{ website_url: linkOf(plan) }],
      // Types alone would be taken without the form, and the ad refused for lack of one.
      ...(formId === undefined
        ? { call_to_action_types: [ad.callToAction] }
        : { call_to_actions: [buttonOf(plan, ad, formId)] }),
      optimization_type: 'PLACEMENT',
      asset_customization_rules: [on('story'), on('feed')],
    }),
  };
}

const texts = (text: string) => (text === '' ? undefined : [{ text }]);

/** How an ad looks: the story that is told in the name of a page. */
export function storyOf(
  plan: Plan,
  ad: PlannedSocialAd,
  shown: readonly Shown[],
  formId?: string,
): Record<string, unknown> {
  const [first] = shown;
  if (!first) throw new Error(`The ad ${ad.id} shows nothing`);
  const content = isCarousel(ad.adType)
    ? { link_data: carousel(plan, ad, shown, formId) }
    : first.kind === 'video'
      ? { video_data: video(plan, ad, first, formId) }
      : {
          link_data: {
            ...link(plan, ad, formId),
            message: said(ad.message),
            image_hash: first.hash,
          },
        };
  return plain({
    page_id: plan.pages.facebook,
    instagram_user_id: isOnInstagram(ad) ? plan.pages.instagram : undefined,
    ...content,
  });
}

const said = (text: string): string | undefined => (text === '' ? undefined : text);

const caption = (ad: PlannedSocialAd): string | undefined =>
  showsDisplayUrl(ad.adType) ? said(ad.displayUrl ?? '') : undefined;

const link = (plan: Plan, ad: PlannedSocialAd, formId?: string) => ({
  link: linkOf(plan),
  name: said(ad.headline),
  description: said(ad.linkDescription),
  caption: caption(ad),
  call_to_action: buttonOf(plan, ad, formId),
});

/** In the order in which they were put, and without a card of Meta's own at the end. */
const carousel = (plan: Plan, ad: PlannedSocialAd, shown: readonly Shown[], formId?: string) => ({
  link: linkOf(plan),
  message: said(ad.message),
  caption: caption(ad),
  child_attachments: shown.map((one) => ({ ...link(plan, ad, formId), ...cardMedia(one) })),
  multi_share_end_card: false,
  multi_share_optimized: false,
});

function cardMedia(shown: Shown) {
  if (shown.kind === 'image') return { image_hash: shown.hash };
  const { id, still } = shown;
  return {
    video_id: id,
    ...('hash' in still ? { image_hash: still.hash } : { picture: still.url }),
  };
}

const video = (
  plan: Plan,
  ad: PlannedSocialAd,
  { id, still }: Shown & { kind: 'video' },
  formId?: string,
) => ({
  video_id: id,
  ...('hash' in still ? { image_hash: still.hash } : { image_url: still.url }),
  message: said(ad.message),
  title: said(ad.headline),
  link_description: said(ad.linkDescription),
  call_to_action: {
    type: ad.callToAction,
    value: { ...buttonOf(plan, ad, formId).value, link_caption: caption(ad) },
  },
});

/** Without what is not said, so that the same ad is always written the same way. */
const plain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));
