import type { Lead, Published } from '../../connector.ts';
import { NetworkFailure } from '../../failure.ts';
import type { PlannedForm } from '../../plan.ts';
import { isMissing } from '../failure.ts';
import type { Graph } from '../graph.ts';
import { adOfPart, isFormPart } from '../part.ts';
import { type PartOf, partOf } from '../tree.ts';
import { nameOnMeta } from './form-params.ts';

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
  const forms = Object.entries(refs).flatMap(([part, id]) => (isFormPart(part) ? [id] : []));
  const found: Lead[] = [];
  const missing: NetworkFailure[] = [];
  for (const formId of forms) {
    const rows = await graph
      .list<LeadRow>(`${formId}/leads`, {
        fields: 'id,created_time,ad_id,ad_name,field_data',
        // Meta counts in seconds and asks for later ones only.
        filtering: [
          { field: 'time_created', operator: 'GREATER_THAN', value: Math.ceil(since / 1000) - 1 },
        ],
      })
      .catch((error: unknown) => {
        // Of a page that the campaign had before, and that may be closed to us by now.
        if (!(error instanceof NetworkFailure) || !isMissing(error.failure)) throw error;
        missing.push(error);
        return [];
      });
    found.push(...rows.map((row) => leadOf(row, adOf(row, toPart), plan.form)));
  }
  const [first] = missing;
  if (first && missing.length === forms.length) throw first;
  // One whose moment can not be read is kept: it would never be asked for again.
  return found.filter(({ at }) => !(at < since)).sort((a, b) => (a.at || 0) - (b.at || 0));
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
