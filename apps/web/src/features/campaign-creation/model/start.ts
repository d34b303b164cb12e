import { channelsOffOf } from '@posthorn/contract/package-switches';
import {
  type CampaignType,
  packageStartFindings,
  sayFinding,
  templateFindings,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import type { Package } from '../../packages/index.ts';
import type { NewCampaign } from '../api/start-campaign.ts';
import type { ChoosableTemplate } from './template.ts';

/** The two ways to begin, each a tab. */
export type Way = 'manual' | 'template';

export interface Choices {
  way: Way;
  type: CampaignType | undefined;
  template: ChoosableTemplate | undefined;
  hasPackage: boolean;
  chosenPackage: Package | undefined;
}

/** The type the campaign will have, as far as it is chosen. */
export const typeOf = ({ way, type, template }: Pick<Choices, 'way' | 'type' | 'template'>) =>
  way === 'template' ? template?.type : type;

/** Why a package and a type do not go together. */
export function whyNotPackage(type: CampaignType | undefined, one: Package | undefined) {
  if (!type || !one) return undefined;
  const money = { total: one.customTotalGrossBudget, channels: one.channelsBudget };
  const channelsOff = channelsOffOf(one.channelsActivation);
  const [wrong] = packageStartFindings(type, { money, channelsOff });
  return wrong && sayFinding(wrong);
}

/** Why one can not go on yet; undefined when one can. */
export function whyNotYet(choices: Choices) {
  const { way, template, hasPackage, chosenPackage } = choices;
  const type = typeOf(choices);
  if (!type) return campaignTexts.chooseType;
  const wrong = way === 'template' && template && templateFindings(template.type, template)[0];
  if (wrong) return sayFinding(wrong);
  if (!hasPackage) return undefined;
  return chosenPackage ? whyNotPackage(type, chosenPackage) : campaignTexts.choosePackage;
}

/** What a new campaign is made of; undefined while something is missing. */
export function newCampaign(
  choices: Choices,
  place: { accountId: string; slug: string },
): NewCampaign | undefined {
  const type = typeOf(choices);
  if (!type || whyNotYet(choices)) return undefined;
  const { way, template, hasPackage, chosenPackage } = choices;
  return {
    type,
    ...place,
    ...(hasPackage && chosenPackage && { packageId: chosenPackage.id }),
    ...(way === 'template' && template && { templateId: template.id }),
  };
}
