import type { Tx } from '@posthorn/db';
import {
  afterTemplateTypeChange,
  type CampaignType,
  campaignTypeSpecs,
  channelsWithAds,
  finding,
  type Goal,
  goalFindings,
  type Template,
  type TemplateTextField,
  templateTextFields,
  templateTextFinding,
  tidyLine,
  typeChangeBlockers,
  usesField,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { countsSomewhere } from '../../../platform/networks/networks.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { listTypes } from '../../ads/index.ts';
import { editCustomTemplate, type TemplateRequest } from '../edit-template.ts';

/** What is sent; the rest stays as it is. */
export type TemplateDetails = Partial<Record<TemplateTextField, string>> & {
  type?: CampaignType | undefined;
  goal?: Goal | undefined;
};

export function updateCustomTemplate(deps: Deps, request: TemplateRequest, sent: TemplateDetails) {
  const texts = templateTextFields.flatMap((field) => {
    const text = sent[field];
    return text === undefined ? [] : [{ field, text: tidyLine(text) }];
  });
  refuseWhen(texts.flatMap(({ field, text }) => templateTextFinding(field, text) ?? []));
  return editCustomTemplate(deps, request, async (before, tx) => {
    const typed = sent.type ? await withType(tx, request, before, sent.type) : before;
    const aimed = sent.goal ? await withGoal(deps, tx, request, typed, sent.goal) : typed;
    const after: Template = {
      ...aimed,
      ...Object.fromEntries(texts.map(({ field, text }) => [field, text])),
    };
    if (after.targetUrl !== '' && !usesField(after.type, 'landingPage')) {
      refuse(finding('campaign.fieldNotUsed', 'targetUrl'));
    }
    return after;
  });
}

/** Ads are never lost to another type: where it has no place for them, the type stays. */
async function withType(
  tx: Tx,
  { accountId, templateId }: TemplateRequest,
  template: Template,
  type: CampaignType,
): Promise<Template> {
  const present = await listTypes(tx, accountId, { templateId });
  refuseWhen(typeChangeBlockers(type, channelsWithAds(present)), 'conflict');
  return afterTemplateTypeChange(template, type);
}

/** Most types stand for a goal; saying it once more changes nothing. */
async function withGoal(
  deps: Deps,
  tx: Tx,
  { accountId }: TemplateRequest,
  template: Template,
  goal: Goal,
): Promise<Template> {
  if (campaignTypeSpecs[template.type].goal === goal) return template;
  if (!usesField(template.type, 'campaignGoal')) refuse(finding('campaign.fieldNotUsed', 'goal'));
  const connections = await deps.networks.connectionsOf(tx, accountId);
  refuseWhen(goalFindings(goal, { hasConversionId: countsSomewhere(connections) }));
  return { ...template, goal };
}
