import { formOfRow, type LeadFormRow } from '@posthorn/db';
import {
  type CampaignLocation,
  filledFormFindings,
  filledLeadForm,
  isLeadFormComplete,
} from '@posthorn/domain';

/** Whether the form of a campaign with these places can be published; one that was never begun can not. */
export const isFormComplete = (
  row: LeadFormRow | null,
  locations: readonly CampaignLocation[],
): boolean =>
  row !== null && filledFormFindings(filledLeadForm(formOfRow(row), { locations })).length === 0;

/** Whether campaigns from a template would have nothing to add to its form but what fills its tags. */
export const isTemplateFormComplete = (row: LeadFormRow | null): boolean =>
  row !== null && isLeadFormComplete(formOfRow(row));
