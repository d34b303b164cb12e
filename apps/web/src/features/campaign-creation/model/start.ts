import { type CampaignType, sayFinding, templateFindings } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import type { NewCampaign } from '../api/start-campaign.ts';
import type { ChoosableTemplate } from './template.ts';

/** The two ways to begin, each a tab. */
export type Way = 'manual' | 'template';

export interface Choices {
  way: Way;
  type: CampaignType | undefined;
  template: ChoosableTemplate | undefined;
  hasPackage: boolean;
  packageId: string | null;
}

/** Why one can not go on yet; undefined when one can. */
export function whyNotYet({ way, type, template, hasPackage, packageId }: Choices) {
  if (way === 'manual' ? !type : !template) return campaignTexts.chooseType;
  const wrong = way === 'template' && template && templateFindings(template.type, template)[0];
  if (wrong) return sayFinding(wrong);
  return hasPackage && !packageId ? campaignTexts.choosePackage : undefined;
}

/** What a new campaign is made of; undefined while something is missing. */
export function newCampaign(
  choices: Choices,
  place: { accountId: string; slug: string },
): NewCampaign | undefined {
  if (whyNotYet(choices)) return undefined;
  const { way, template, packageId, hasPackage } = choices;
  const chosen = way === 'template' ? template : undefined;
  const type = chosen?.type ?? choices.type;
  if (!type) return undefined;
  return {
    type,
    ...place,
    ...(hasPackage && packageId && { packageId }),
    ...(chosen && { templateId: chosen.id }),
  };
}
