import {
  type AdSurroundings,
  type AdType,
  addFinding,
  adTypeSpecs,
  adTypes,
  sayFinding,
  tabFinding,
} from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { editorTexts } from '@posthorn/domain/texts/editor';

interface TypeTab {
  label: string;
  types: readonly AdType[];
}

/**
 * What the tab of a type is called. Types of a channel that share a name are chosen behind one tab; a
 * channel whose types have none has one form only.
 */
const tabLabels: Record<AdType, string | null> = {
  FacebookPostAd: editorTexts.timelineTab,
  FacebookCarouselAd: editorTexts.timelineTab,
  FacebookStoryAd: editorTexts.storiesTab,
  InstagramPostAd: editorTexts.feedTab,
  InstagramCarouselAd: editorTexts.feedTab,
  InstagramStoryAd: editorTexts.storiesTab,
  LinkedinPostAd: null,
  GoogleDisplayGeneratedAd: editorTexts.bannerGenerationTab,
  GoogleDisplayCustomAd: editorTexts.zipUploadTab,
  GoogleSearchAd: null,
};

export interface Choice {
  /** The type it leads to. */
  id: AdType;
  label: string;
  /** Why it can not be chosen. */
  reason?: string;
}

interface Situation {
  adType: AdType;
  isEditing: boolean;
  /** Null for a template, which takes every type. */
  surroundings: AdSurroundings | null;
}

/** What an editor can be switched between, in the order of the types. */
function tabsOf(adType: AdType): TypeTab[] {
  const { channel } = adTypeSpecs[adType];
  const ofChannel = adTypes.filter((one) => adTypeSpecs[one].channel === channel);
  const labels = new Set(ofChannel.flatMap((one) => tabLabels[one] ?? []));
  return [...labels].map((label) => ({
    label,
    types: ofChannel.filter((one) => tabLabels[one] === label),
  }));
}

/** The tabs above the form. */
export function tabChoices({ adType, isEditing, surroundings }: Situation): Choice[] {
  return tabsOf(adType).map(({ label, types }) => {
    if (types.includes(adType)) return { id: adType, label };
    const found = surroundings && tabFinding(surroundings, types[0] ?? adType);
    // Behind a tab with two types, one that can be added comes first.
    const open = types.find((type) => surroundings && !addFinding(surroundings, type));
    const id = open ?? types[0] ?? adType;
    return { id, label, reason: isEditing ? locked() : found ? sayFinding(found) : undefined };
  });
}

/** The switch between a post and a carousel. */
export function typeChoices({ adType, isEditing, surroundings }: Situation): Choice[] {
  const types = tabsOf(adType).find((one) => one.types.includes(adType))?.types ?? [];
  if (types.length < 2) return [];
  return types.map((type) => {
    const label =
      adTypeSpecs[type].media?.slots.max === 1 ? editorTexts.postType : editorTexts.carouselType;
    if (type === adType) return { id: type, label };
    const found = surroundings && addFinding(surroundings, type);
    return {
      id: type,
      label,
      reason: isEditing ? locked() : found ? sayFinding(found) : undefined,
    };
  });
}

const locked = () => adTexts.typeLocked;
