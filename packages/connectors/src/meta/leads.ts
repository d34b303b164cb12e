import type { Lead, Published } from '../connector.ts';
import type { Graph } from './graph.ts';
import { adOfPart } from './part.ts';

interface LeadRow {
  id: string;
  created_time: string;
  field_data?: { name: string; values?: string[] }[];
}

/** Who has filled in a form of one of our ads since then, oldest first. */
export async function leads(graph: Graph, { refs }: Published, since: number): Promise<Lead[]> {
  const found: Lead[] = [];
  for (const [part, id] of Object.entries(refs)) {
    const adId = part.includes(':') ? undefined : adOfPart(part);
    if (adId === undefined) continue;
    const rows = await graph.list<LeadRow>(`${id}/leads`, {
      fields: 'id,created_time,field_data',
      // Meta counts in seconds and asks for later ones only.
      filtering: [
        { field: 'time_created', operator: 'GREATER_THAN', value: Math.ceil(since / 1000) - 1 },
      ],
    });
    found.push(...rows.map((row) => leadOf(row, adId)));
  }
  return found.filter(({ at }) => at >= since).sort((a, b) => a.at - b.at);
}

const leadOf = (row: LeadRow, adId: string): Lead => ({
  id: row.id,
  adId,
  at: Date.parse(row.created_time),
  answers: (row.field_data ?? []).map(({ name, values }) => ({
    field: name,
    values: values ?? [],
  })),
});
