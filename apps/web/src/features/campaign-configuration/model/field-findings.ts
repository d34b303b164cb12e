import {
  type Audience,
  audienceOf,
  campaignTypeSpecs,
  configurationFindings,
  type Finding,
} from '@posthorn/domain';
import { type Campaign, type Field, moneyFields, ruleFields } from './values.ts';

const fieldOfPath = (path: string): Field =>
  path === 'startDate' || path === 'endDate' ? 'schedule' : (path as Field);

const fieldOfAudience: Record<Audience, Field> = {
  jobProfiles: 'profiles',
  functionGroup: 'functionGroup',
};

export interface FieldFinding {
  field: Field;
  finding: Finding;
}

/** The audience on the screen: what was chosen, else the side of the switch that was picked. */
export function shownAudience(campaign: Campaign, picked: Audience | undefined): Audience {
  const isEmpty = campaign.functionGroup === null && campaign.profiles.length === 0;
  const isOffered = picked && campaignTypeSpecs[campaign.type].audiences.includes(picked);
  return isEmpty && isOffered ? picked : audienceOf(campaign);
}

/** What keeps the campaign from being complete, the first thing of each field, in their order. */
export function fieldFindings(
  campaign: Campaign,
  audience: Audience,
  facts: Parameters<typeof configurationFindings>[1],
): FieldFinding[] {
  const seen = new Set<Field>();
  return configurationFindings(campaign, facts).flatMap((finding) => {
    const named = fieldOfPath(finding.path);
    const isAudience = Object.values(fieldOfAudience).includes(named);
    const field = isAudience ? fieldOfAudience[audience] : named;
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ field, finding }];
  });
}

/** Which fields must be filled: those an empty campaign of this kind is reproached with. */
export function requiredFields(campaign: Campaign, audience: Audience): Field[] {
  const empty: Campaign = {
    ...campaign,
    title: '',
    targetUrl: '',
    poNumber: '',
    referenceNumber: '',
    profiles: [],
    functionGroup: null,
    goal: null,
    locations: [],
    startDate: null,
    endDate: null,
  };
  return fieldFindings(empty, audience, { today: '', hasConversionId: false }).map(
    ({ field }) => field,
  );
}

/** The fields to show, in the order of the type; of two audiences the one that is on. */
export function shownFields(campaign: Campaign, audience: Audience): Field[] {
  const { fields: order } = campaignTypeSpecs[campaign.type];
  const hidden = audience === 'jobProfiles' ? 'functionGroup' : 'jobProfiles';
  const names = Object.keys(ruleFields) as Field[];
  const asked = order.flatMap((rule) =>
    rule === hidden ? [] : names.filter((field) => ruleFields[field] === rule),
  );
  return [...asked, ...moneyFields];
}
