import {
  bannerTextLimits,
  type CampaignType,
  type ChannelSwitch,
  countCharacters,
  isPlacementOn,
  openChannels,
  searchListSpecs,
} from '@posthorn/domain';
import type { NewAd } from '../../modules/ads/index.ts';
import type { GoogleWords } from './google-words.ts';
import type { Pictures } from './make-ads.ts';

interface Subject {
  type: CampaignType;
  channelsOff: readonly ChannelSwitch[];
  job: string;
  city: string;
  /** Banners of the others say what the whole theme has in common: nine pictures are drawn for each title. */
  isNamed: boolean;
}

/** The banners and the search ad of a campaign or template, as far as it advertises there. */
export function thinkOfGoogleAds(
  words: GoogleWords,
  subject: Subject,
  pictures: Pictures,
): NewAd[] {
  const open = openChannels(subject.type);
  const isOn = (channel: 'googleDisplay' | 'googleSearch') =>
    open.includes(channel) && isPlacementOn(subject.channelsOff, channel);
  return [
    ...(isOn('googleDisplay') ? [bannerAd(words, subject, pictures)] : []),
    ...(isOn('googleSearch') ? [searchAd(words, subject)] : []),
  ];
}

function bannerAd(words: GoogleWords, { type, job, isNamed }: Subject, pictures: Pictures): NewAd {
  const logo = pictures.get(words.logo);
  if (!logo) throw new Error(`The demo's banners show ${words.logo}, which is not drawn`);
  const isOfJob = isNamed && type !== 'awareness' && countCharacters(job) <= bannerTextLimits.title;
  return {
    type: 'GoogleDisplayGeneratedAd',
    banner: {
      type: words.type,
      subtitle: words.subtitle,
      title: isOfJob ? job : words.title,
      tags: words.tags,
      call_to_action: words.callToAction,
      primary_color: words.colour,
    },
    placed: [logo],
  };
}

/** Lines that get too long with the job or the city in them are left out; there are enough. */
function searchAd(words: GoogleWords, { job, city }: Subject): NewAd {
  const fitting = (list: 'headlines' | 'descriptions') =>
    words[list]
      .map((line) => line.replaceAll('{job}', job).replaceAll('{city}', city))
      .filter((line) => countCharacters(line) <= searchListSpecs[list].length);
  return {
    type: 'GoogleSearchAd',
    search: { headlines: fitting('headlines'), descriptions: fitting('descriptions') },
    placed: [],
  };
}
