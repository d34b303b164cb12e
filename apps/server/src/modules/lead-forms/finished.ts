import {
  type CampaignLocation,
  filledFormFindings,
  filledLeadForm,
  isLeadFormComplete,
} from '@posthorn/domain';
import { type LeadFormRow, storedForm } from './repository.ts';

/** Whether the form of a campaign with these places can be published; one that was never begun can not. */
export const isFormComplete = (
  row: LeadFormRow | null,
  locations: readonly CampaignLocation[],
): boolean =>
  row !== null && filledFormFindings(filledLeadForm(storedForm(row), { locations })).length === 0;

/** Whether campaigns from a template would have nothing to add to its form but what fills its tags. */
export const isTemplateFormComplete = (row: LeadFormRow | null): boolean =>
  row !== null && isLeadFormComplete(storedForm(row));
