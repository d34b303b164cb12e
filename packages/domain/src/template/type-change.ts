import { type CampaignType, campaignTypeSpecs, usesField } from '../campaign/type.ts';
import type { Template } from './template.ts';

/**
 * What remains of a template under another type. A type with another way to choose people begins anew
 * with them.
 */
export function afterTemplateTypeChange<T extends Template>(template: T, type: CampaignType): T {
  if (type === template.type) return template;
  const { keepsFunctionGroup, keepsProfiles } = campaignTypeSpecs[type].template;
  return {
    ...template,
    type,
    goal: usesField(type, 'campaignGoal') ? template.goal : null,
    targetUrl: usesField(type, 'landingPage') ? template.targetUrl : '',
    functionGroup: keepsFunctionGroup ? template.functionGroup : null,
    profiles: keepsProfiles ? template.profiles : [],
  };
}
