import {
  type Channel,
  type Currency,
  campaignTypeSpecs,
  DEFAULT_CURRENCY,
  type Finding,
  fill,
  languageLabels,
  type Template as Rules,
  showBudget,
  templateMissing,
  templateName,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import type { Template } from '../../templates/index.ts';

/** A template as a line to choose, and as what the rules know. */
export interface ChoosableTemplate extends Rules {
  name: string;
  /** What it is and what comes with it. */
  contents: string;
  purpose: string;
  channels: readonly Channel[];
  /** It can be chosen all the same; the person who chooses it is told. */
  missing: readonly Finding[];
}

/** What comes with it, such as "5 ads on 4 channels, €900, 30 days, Dutch". */
function contentsOf(template: Template, currency: Currency): string {
  const { runtime, adsCount, channelsWithAds, customTotalGrossBudget: amount, language } = template;
  const ads = fill(templatesPageTexts.adCount, { n: adsCount });
  const words = [
    adsCount > 0 ? fill(creationTexts.adsOnChannels, { ads, n: channelsWithAds.length }) : '',
    amount ? showBudget({ amount, currency }) : '',
    runtime === null ? '' : fill(configurationTexts.days, { n: runtime }),
    language === null ? '' : languageLabels[language],
  ];
  return words.filter(Boolean).join(', ');
}

export function choosable(
  template: Template,
  currency: Currency = DEFAULT_CURRENCY,
): ChoosableTemplate {
  const { kind, type, purpose, channelsWithAds: channels } = template;
  const words = [
    kind === 'custom' ? campaignTypeSpecs[type].label : '',
    contentsOf(template, currency),
  ];
  return {
    ...template,
    name: templateName(template),
    contents: words.filter(Boolean).join(' · '),
    purpose,
    channels,
    missing: templateMissing(template),
  };
}
