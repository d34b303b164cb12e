import { Readable } from 'node:stream';
import {
  type Connection,
  listFunctionGroups,
  type ReportLabels,
  type ReportRequest,
  reportPartsStatement,
  reportStatement,
} from '@posthorn/db';
import {
  CSV_BEGINNING,
  type CsvStyle,
  campaignStatuses,
  campaignStatusTags,
  campaignTitle,
  campaignTypeSpecs,
  campaignTypes,
  channelLabels,
  functionGroupLabel,
  type Report,
  reportHead,
  seesWholeAccount,
} from '@posthorn/domain';
import { placeTexts } from '@posthorn/domain/texts/place';
import type { Viewer } from '../../platform/access/visible-campaigns.ts';

/** The first part is small, so that it is there at once; it also tells whether there is anything to report. */
const FIRST_PART = 200;
const PART = 2_000;
/** One part is written by the database while another is sent; more at once would take connections from others. */
const PARTS_AT_ONCE = 2;

interface Part {
  lines: string | null;
  last: string | null;
}

/** A report as a stream of CSV; undefined where the viewer sees no campaign. */
export async function writeReport(
  { db, pool }: Connection,
  { accountId, personId, role }: Viewer,
  report: Report,
  style: CsvStyle,
): Promise<Readable | undefined> {
  const onlyOf = seesWholeAccount(role) ? undefined : personId;
  const labels = await labelsOf(db);
  const read = async (part: ReportRequest['part']): Promise<Part | undefined> => {
    const request = { accountId, onlyOf, report, style, labels, part };
    const { rows } = await pool.query<Part>(reportStatement(request));
    return rows[0];
  };
  const first = await read({ limit: FIRST_PART });
  if (!first?.lines || !first.last) return undefined;
  const { last } = first;
  const { currency } = await db
    .selectFrom('account')
    .select('currency')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const head = reportHead(report, currency).join(style.separator);
  async function* lines(): AsyncGenerator<string> {
    yield `${CSV_BEGINNING}${head}\r\n${first?.lines}`;
    const { rows } = await pool.query<{ id: string }>(reportPartsStatement(accountId, last, PART));
    const ends = rows.map(({ id }) => id);
    const parts = [...ends, undefined].map((until, at) => ({ after: ends[at - 1] ?? last, until }));
    for await (const part of readAhead(parts, read)) if (part?.lines) yield part.lines;
  }
  return Readable.from(lines());
}

/** Reads in order, a few at once and no further ahead: a slow reader fills no memory. */
async function* readAhead<Wanted, Found>(
  wanted: readonly Wanted[],
  read: (one: Wanted) => Promise<Found>,
): AsyncGenerator<Found> {
  const begun: Promise<Found>[] = [];
  for (const one of wanted) {
    const reading = read(one);
    // Thrown where it is awaited; a reader who has left never gets there.
    reading.catch(() => {});
    begun.push(reading);
    const earliest = begun.length === PARTS_AT_ONCE ? begun.shift() : undefined;
    if (earliest) yield await earliest;
  }
  for (const reading of begun) yield await reading;
}

async function labelsOf(db: Connection['db']): Promise<ReportLabels> {
  const groups = await listFunctionGroups(db);
  return {
    types: labels(campaignTypes, (type) => campaignTypeSpecs[type].label),
    statuses: labels(campaignStatuses, (status) => campaignStatusTags[status].label),
    channels: channelLabels,
    functionGroups: labels(
      groups.map(({ key }) => key),
      functionGroupLabel,
    ),
    untitled: campaignTitle({ title: '' }),
    placeAround: placeTexts.andAround,
  };
}

const labels = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, labelOf(name)]));
