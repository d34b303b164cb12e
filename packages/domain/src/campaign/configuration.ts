import type { CalendarDate } from '../calendar/date.ts';
import { type Finding, finding } from '../finding.ts';
import { type CampaignDetails, typedFinding } from './details.ts';
import { type Goal, goalFindings } from './goal.ts';
import { type CampaignLocation, locationsFindings } from './location.ts';
import { type CampaignProfile, profilesFindings } from './profile.ts';
import { scheduleFindings } from './schedule.ts';
import { type CampaignStatus, isScheduleOpen } from './status.ts';
import { audienceOf, type CampaignField, type CampaignType, usesField } from './type.ts';

export interface Configuration extends CampaignDetails {
  type: CampaignType;
  status: CampaignStatus;
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
  goal: Goal | null;
  locations: readonly CampaignLocation[];
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
}

/** The field that a finding of the configuration is about, by its path. */
export const configurationFields = {
  title: 'title',
  profiles: 'jobProfiles',
  functionGroup: 'functionGroup',
  goal: 'campaignGoal',
  locations: 'locations',
  schedule: 'startEndDate',
  targetUrl: 'landingPage',
  poNumber: 'poNumber',
  referenceNumber: 'referenceNumber',
  language: 'language',
} as const satisfies Record<string, CampaignField>;

const missing = (path: string) => [finding('field.required', path)];

/**
 * Everything that keeps a campaign from being complete: required and left empty, or set and no
 * longer right. The button below the form is open exactly when this is empty.
 */
export function configurationFindings(
  campaign: Configuration,
  facts: { today: CalendarDate; hasConversionId: boolean },
): Finding[] {
  const uses = (field: Parameters<typeof usesField>[1]) => usesField(campaign.type, field);
  const typed = (field: Parameters<typeof typedFinding>[0], isRequired: boolean) =>
    [typedFinding(field, campaign[field], isRequired)].filter((found) => found !== undefined);
  return [
    ...typed('title', true),
    ...audienceFindings(campaign),
    ...(uses('campaignGoal') ? goalOf(campaign, facts) : []),
    ...(campaign.locations.length === 0
      ? missing('locations')
      : locationsFindings(campaign.locations)),
    ...datesFindings(campaign, facts.today),
    ...(uses('landingPage') ? typed('targetUrl', true) : []),
    ...typed('poNumber', false),
    ...typed('referenceNumber', false),
  ];
}

/** A goal that was possible when it was chosen may not be so any more. */
const goalOf = ({ goal }: Configuration, facts: { hasConversionId: boolean }): Finding[] =>
  goal ? goalFindings(goal, facts) : missing('goal');

function audienceFindings(campaign: Configuration): Finding[] {
  if (audienceOf(campaign) === 'functionGroup')
    return campaign.functionGroup ? [] : missing('functionGroup');
  return campaign.profiles.length === 0 ? missing('profiles') : profilesFindings(campaign.profiles);
}

/** Once launched the dates are facts; a repair does not change them. */
function datesFindings(campaign: Configuration, today: CalendarDate): Finding[] {
  if (!isScheduleOpen(campaign.status)) return [];
  const { startDate, endDate } = campaign;
  if (!startDate || !endDate) return missing('schedule');
  return scheduleFindings({ startDate, endDate }, today);
}
