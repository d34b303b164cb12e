import {
  type AdSurroundings,
  type AdType,
  addFinding,
  adTypeSpecs,
  adTypes,
  type Channel,
  groupOf,
  sayFinding,
  tabFinding,
} from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { editorTexts } from '@posthorn/domain/texts/editor';

interface TypeTab {
  label: string;
  types: readonly AdType[];
}

/** Types that the rules treat as one stand behind one tab. */
const tab = (label: string, first: AdType): TypeTab => ({
  label,
  types: adTypes.filter((adType) => groupOf(first).includes(adType)),
});

/** What an editor can be switched between; the others have one form only. */
const tabs: Partial<Record<Channel, readonly TypeTab[]>> = {
  facebook: [
    tab(editorTexts.timelineTab, 'FacebookPostAd'),
    tab(editorTexts.storiesTab, 'FacebookStoryAd'),
  ],
  instagram: [
    tab(editorTexts.feedTab, 'InstagramPostAd'),
    tab(editorTexts.storiesTab, 'InstagramStoryAd'),
  ],
  googleDisplay: [
    { label: editorTexts.bannerGenerationTab, types: ['GoogleDisplayGeneratedAd'] },
    { label: editorTexts.zipUploadTab, types: ['GoogleDisplayCustomAd'] },
  ],
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

const tabsOf = (adType: AdType) => tabs[adTypeSpecs[adType].channel] ?? [];

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
