import type { Lead, Published } from '../../connector.ts';
import type { PlannedForm } from '../../plan.ts';
import type { Graph } from '../graph.ts';
import { adOfPart, isFormPart } from '../part.ts';
import { type PartOf, partOf } from '../tree.ts';
import { nameOnMeta } from './form-wish.ts';

interface LeadRow {
  id: string;
  created_time: string;
  /** Missing where the person came to the form without an ad. */
  ad_id?: string;
  ad_name?: string;
  field_data?: { name: string; values?: string[] }[];
}

/** Who has filled in a form of this publication since then, oldest first: also those who came without an ad. */
export async function leads(
  graph: Graph,
  { plan, refs }: Published,
  since: number,
): Promise<Lead[]> {
  const toPart = partOf(plan, refs);
  const found: Lead[] = [];
  for (const [part, formId] of Object.entries(refs)) {
    if (!isFormPart(part)) continue;
    const rows = await graph.list<LeadRow>(`${formId}/leads`, {
      fields: 'id,created_time,ad_id,ad_name,field_data',
      // Meta counts in seconds and asks for later ones only.
      filtering: [
        { field: 'time_created', operator: 'GREATER_THAN', value: Math.ceil(since / 1000) - 1 },
      ],
    });
    found.push(...rows.map((row) => leadOf(row, adOf(row, toPart), plan.form)));
  }
  return found.filter(({ at }) => at >= since).sort((a, b) => a.at - b.at);
}

/** Its name tells, also of an ad that the journal has long forgotten. */
const adOf = ({ ad_id: id, ad_name: name }: LeadRow, toPart: PartOf): string | null =>
  (id !== undefined && adOfPart(toPart({ id, name: name ?? '' }) ?? '')) || null;

const leadOf = (row: LeadRow, adId: string | null, form: PlannedForm | null | undefined): Lead => ({
  id: row.id,
  adId,
  at: Date.parse(row.created_time),
  answers: (row.field_data ?? []).map(({ name, values }) => ({
    field: form?.questions.find((question) => nameOnMeta(question) === name)?.key ?? name,
    values: values ?? [],
  })),
});
