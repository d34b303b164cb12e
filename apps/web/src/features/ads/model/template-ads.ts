import {
  addFinding,
  copyTargets,
  sayFinding,
  socialChannelOf,
  type TagFilling,
  templateSurroundings,
  tooManyAdsFinding,
} from '@posthorn/domain';
import type { SocialPage } from '../../accounts/index.ts';
import { templateKeywords } from '../../keywords/index.ts';
import type { Template } from '../../templates/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { wrongWith } from './ad-findings.ts';
import { templateOwner } from './ad-owner.ts';
import type { AdsScene } from './ads-scene.ts';
import { previewsOf } from './preview-facts.ts';
import { offeredChannels } from './surroundings.ts';

interface Known {
  template: Template;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
  /** What tags are shown as; none: as tags. */
  example?: TagFilling | undefined;
}

/**
 * A template as the page of its ads sees it: nothing is launched and nothing is over. Ads that speak in
 * the name of a page are shown once the account has a page.
 */
export function templateAds({ template, ads, pages, example }: Known): AdsScene {
  const around = templateSurroundings(
    template,
    [...new Set(ads.map(({ adType }) => adType))],
    pages.map(({ channel }) => channel),
  );
  const isShown = ({ channel }: { channel: Parameters<typeof socialChannelOf>[0] }) =>
    pages.length > 0 || !socialChannelOf(channel);
  return {
    owner: templateOwner(template),
    channels: offeredChannels(around).filter(isShown),
    abilities: {
      isOver: false,
      whyNotAdd(adType) {
        const closed = addFinding(around, adType) ?? tooManyAdsFinding(ads.length);
        return closed && sayFinding(closed);
      },
      whyNotDelete: () => undefined,
      copyTargets: (adType) => (tooManyAdsFinding(ads.length) ? [] : copyTargets(around, adType)),
    },
    previews: previewsOf(template, pages),
    example,
    keywords: templateKeywords(template),
    wrongWith: (ad) => wrongWith(ad, { of: 'template', type: ownType(template) }),
  };
}

/** Templates of a function group have no type of their own. */
const ownType = ({ kind, type }: Template) => (kind === 'custom' ? type : undefined);
