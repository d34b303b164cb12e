import {
  type CalendarDate,
  channelChoiceFinding,
  detailFinding,
  isBudgetSettable,
  isScheduleOpen,
  locationsFindings,
  profilesFindings,
  scheduleFindings,
  usesField,
} from '@posthorn/domain';
import { type Campaign, type Field, ruleFields, type Values } from './values.ts';

/** Whether a campaign has a field that can change: its type has it, and the launch left it open. */
export function isUsed(field: Field, { type, status, packageId }: Campaign): boolean {
  if (field === 'budget') return isBudgetSettable(status);
  if (field === 'channels') return channelChoiceFinding({ status, packageId }) === undefined;
  const rule = ruleFields[field];
  if (!rule || !usesField(type, rule)) return false;
  return field !== 'schedule' || isScheduleOpen(status);
}

/** Whether the server would take a value. What is only missing can wait; what is wrong can not be sent. */
export function isSaveable(field: Field, values: Values, today: CalendarDate): boolean {
  switch (field) {
    case 'title':
    case 'targetUrl':
    case 'poNumber':
    case 'referenceNumber':
      return detailFinding(field, values[field]) === undefined;
    case 'schedule':
      return values.schedule !== null && scheduleFindings(values.schedule, today).length === 0;
    case 'goal':
      return values.goal !== null;
    case 'profiles':
      return profilesFindings(values.profiles).length === 0;
    case 'locations':
      return locationsFindings(values.locations).length === 0;
    case 'channels':
      return values.channels.length > 0;
    case 'budget':
      return values.budget === null || (values.budget > 0 && values.budget % 100 === 0);
    case 'functionGroup':
    case 'language':
      return true;
  }
}
