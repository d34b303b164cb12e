import {
  type AdMedia,
  adMediaFromLibrary,
  CENTRE,
  emptySocialCopy,
  isCarousel,
  type SocialAdType,
} from '@posthorn/domain';
import type { PreviewedAd, PreviewedPage } from '../ad-previews/index.ts';
import wide from './demo-picture.svg';
import square from './demo-square.svg';
import tall from './demo-tall.svg';

const pictures = {
  wide: { url: wide, width: 1600, height: 1067, altText: 'A person in front of a hospital' },
  tall: { url: tall, width: 1080, height: 1920, altText: 'A person waving on a hill at dusk' },
  square: { url: square, width: 1080, height: 1080, altText: 'A desk with a lamp and a plant' },
  missing: { url: '/no-such-picture.png', width: 1200, height: 900, altText: 'Not to be had' },
};

type PictureName = keyof typeof pictures;

function demoMedia(name: PictureName, type: 'image' | 'video' = 'image'): AdMedia {
  const { url, altText, width, height } = pictures[name];
  const duration = type === 'video' ? 14 : null;
  const facts = { type, width, height, duration, bytes: 1 };
  const files = { url, masterUrl: url, previewUrl: type === 'video' ? url : null };
  const item = { id: name, ...facts, ...files, focalPoint: CENTRE, altText };
  return adMediaFromLibrary(item, 'FacebookPostAd');
}

export const demoPage: PreviewedPage = { name: 'Martini Ziekenhuis', iconUrl: null };

const longPage: PreviewedPage = {
  name: 'Stichting Samenwerkende Ziekenhuizen en Zorginstellingen Noord-Nederland',
  iconUrl: '/no-such-picture.png',
};

export const demoUrl = 'werkenbij.martini.example';

const emptyAd = (adType: SocialAdType): PreviewedAd => ({
  adType,
  ...emptySocialCopy(adType),
});

export function fullAd(adType: SocialAdType): PreviewedAd {
  const isStory = adType.endsWith('StoryAd');
  const one = isStory ? demoMedia('tall') : demoMedia('wide');
  return {
    adType,
    message:
      'Care is teamwork. 💙 At Martini Hospital you work with forty colleagues who cover each other’s backs, on a ward you help to shape.\n\n32 hours, € 3.600, and your own say in the roster. 🏥',
    headline: 'ICU nurse in Groningen',
    linkDescription: 'Apply without a letter',
    callToAction: adType === 'LinkedinPostAd' ? 'APPLY' : 'LEARN_MORE',
    media: isCarousel(adType)
      ? [demoMedia('square'), demoMedia('wide'), demoMedia('tall'), demoMedia('square')]
      : [one],
  };
}

/** Everything too long, turned around or not to be broken. */
export function oddAd(adType: SocialAdType): PreviewedAd {
  const ad = fullAd(adType);
  return {
    ...ad,
    message: `${'Arbeidsongeschiktheidsverzekering'.repeat(4)} 👩🏽‍⚕️👨‍👩‍👧‍👦🇳🇱`,
    headline: 'نبحث عن ممرضة للعناية المركزة في خرونينغن، بدوام كامل أو جزئي، للعمل فورا',
    linkDescription: 'Without a letter, without a fuss, in two minutes, from your phone, tonight',
    callToAction: 'REQUEST_DEMO',
    media: isCarousel(adType)
      ? Array.from({ length: 10 }, (_, n) => demoMedia(n % 2 ? 'tall' : 'wide'))
      : [demoMedia(adType.endsWith('StoryAd') ? 'wide' : 'tall')],
  };
}

/** As a template has it, before a campaign fills it in. */
export function templateAd(adType: SocialAdType): PreviewedAd {
  return {
    ...fullAd(adType),
    message: 'We look for a nurse in %%city%%. Come and see %%company%% for yourself.',
    headline: 'Nurse in %%city%%',
  };
}

interface DemoAd {
  ad: PreviewedAd;
  page: PreviewedPage | null;
  shownUrl: string;
}

const shown = (ad: PreviewedAd, page: PreviewedPage | null = demoPage): DemoAd => ({
  ad,
  page,
  shownUrl: demoUrl,
});

const withMedia = (adType: SocialAdType, media: AdMedia): DemoAd => {
  const ad = fullAd(adType);
  return shown({ ...ad, media: ad.media.map(() => media) });
};

/** Every state an ad can be looked at in. */
export const adStates = {
  Full: (adType) => shown(fullAd(adType)),
  Empty: (adType) => ({ ad: emptyAd(adType), page: null, shownUrl: '' }),
  Odd: (adType) => shown(oddAd(adType), longPage),
  Template: (adType) => shown(templateAd(adType)),
  Video: (adType) => withMedia(adType, demoMedia('wide', 'video')),
  Lost: (adType) => withMedia(adType, demoMedia('missing')),
} satisfies Record<string, (adType: SocialAdType) => DemoAd>;
