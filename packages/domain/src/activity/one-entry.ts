import { configurationFields } from '../campaign/configuration.ts';

/** Changes of the same field that follow each other within this time are one entry of the log. */
export const ONE_ENTRY_MINUTES = 10;

const isFormField = (field: string): boolean =>
  field in configurationFields || ['startDate', 'endDate', 'formVersion'].includes(field);

/**
 * Whether a change may become one entry with the same person's change before it. The configuration
 * form saves itself while its fields are typed, so one title would fill the log; what is done with a
 * button of its own (status, budget, ads) keeps an entry each.
 */
export function mayShareEntry(change: { before?: object; after?: object }): boolean {
  const fields = Object.keys(change.after ?? {});
  return change.before !== undefined && fields.length > 0 && fields.every(isFormField);
}
