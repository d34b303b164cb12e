import type { LedgerObject } from '../../ledger/object.ts';
import type { Customer } from '../customer.ts';
import { refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';
import { camel } from '../names/describe.ts';
import { spanOf } from './dates.ts';
import { checkChangeQuery } from './derived.ts';
import { type AskedField, askedField, resources } from './fields.ts';
import { figuresOf } from './figures.ts';
import { matches, valueAt } from './match.ts';
import { type Condition, parse } from './parse.ts';
import { adsOf, candidates, joinedRow } from './rows.ts';

export interface Found {
  results: JsonObject[];
  fieldMask: string;
}

/** Answers a query: rows that hold what was selected, and the names of what they are about. */
export function search(customer: Customer, text: string): Found {
  const query = parse(text);
  checkChangeQuery(query);
  if (!resources[query.from])
    refuse('queryError.BAD_RESOURCE_TYPE_IN_FROM_CLAUSE', 'Error in query: unknown resource.', [], {
      trigger: query.from,
    });
  const selected = query.select.map((field) => askedField(field, query.from));
  const conditions = query.where.map((one) => ({
    ...one,
    asked: askedField(one.field, query.from),
  }));
  for (const one of conditions) checkEnum(one.asked, one);
  const isDate = ({ asked }: { asked: AskedField }) => asked.written === 'segments.date';
  const dates = conditions.filter(isDate);
  const others = conditions.filter((one) => !isDate(one));
  const isWanted = (row: JsonObject) => others.every((one) => matches(row, one.asked, one));

  const ofCampaign = others.find(
    ({ asked, operator }) => asked.written === 'campaign.id' && operator === '=',
  );
  const objects = candidates(customer, query.from, ofCampaign?.values[0]);
  let rows = rowsOf(customer, query.from, objects, selected, dates, (row) =>
    others.every((one) => isLater(one.asked) || matches(row, one.asked, one)),
  ).filter(isWanted);
  rows = sorted(rows, query, selected);
  return {
    results: rows.slice(0, query.limit).map((row) => picked(row, query.from, selected)),
    fieldMask: selected.map(({ path }) => path.join('.')).join(','),
  };
}

/** Known only when there are figures. */
const isLater = ({ resource }: AskedField): boolean =>
  resource === 'metrics' || resource === 'segments';

/** What can be divided by what was counted; what was shown and paid for was so for all of it. */
const perAction = ['metrics.conversions', 'metrics.all_conversions'];

function rowsOf(
  customer: Customer,
  from: string,
  objects: readonly LedgerObject[],
  selected: readonly AskedField[],
  dates: readonly Condition[],
  isWanted: (row: JsonObject) => boolean,
): JsonObject[] {
  const found = objects
    .map((object) => ({ object, row: joinedRow(customer, from, object) }))
    .filter(({ row }) => isWanted(row));
  const has = (name: string) => selected.some(({ written }) => written === name);
  const isByAction = has('segments.conversion_action') || has('segments.conversion_action_name');
  const undivided = selected.find(
    ({ resource, written }) => resource === 'metrics' && !perAction.includes(written),
  );
  if (isByAction && undivided)
    refuse(
      'queryError.PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
      'Error in query: the segment can not be selected with this metric.',
      [],
      { trigger: undivided.written },
    );
  const isSegmented = has('segments.date') || has('segments.hour');
  if (!isSegmented && !isByAction && !selected.some(({ resource }) => resource === 'metrics'))
    return found.map(({ row }) => row);
  if (isSegmented && dates.length === 0)
    refuse(
      'queryError.EXPECTED_FILTERS_ON_DATE_RANGE',
      'Error in query: a finite date range is needed.',
    );
  const things = found.map(({ object }) => adsOf(customer, object));
  const by = has('segments.hour') ? 'hour' : isSegmented ? 'day' : 'total';
  return figuresOf(customer, things, spanOf(dates, customer.today), { by, isByAction }).map(
    ({ index, segments, metrics }) => ({ ...found[index]?.row, segments, metrics }),
  );
}

function checkEnum({ type, written }: AskedField, { operator, values }: Condition): void {
  if (!type?.enumeration || operator === 'IS NULL' || operator === 'IS NOT NULL') return;
  for (const value of values)
    if (!type.enumeration.has(value) && value !== 'UNKNOWN' && value !== 'UNSPECIFIED')
      refuse('queryError.BAD_ENUM_CONSTANT', `Error in query: '${value}' is not in ${written}.`);
}

function sorted(rows: JsonObject[], query: ReturnType<typeof parse>, selected: AskedField[]) {
  const orders = query.orderBy.map(({ field, isDescending }) => {
    const asked = selected.find(({ written }) => written === field);
    if (!asked)
      refuse(
        'queryError.EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE',
        'Error in query: what is sorted by must be selected.',
        [],
        { trigger: field },
      );
    return { path: asked.path, sign: isDescending ? -1 : 1 };
  });
  return rows.toSorted((a, b) => {
    for (const { path, sign } of orders) {
      const order = byValue(valueAt(a, path), valueAt(b, path));
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}

function byValue(a: unknown, b: unknown): number {
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  const areNumbers = /^\d+(\.\d+)?$/.test(left) && /^\d+(\.\d+)?$/.test(right);
  if (areNumbers) return Number(left) - Number(right);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Only what was asked for; but everything says its name. */
function picked(row: JsonObject, from: string, selected: readonly AskedField[]): JsonObject {
  const shown: Record<string, unknown> = {};
  const named = new Set([from, ...selected.map(({ resource }) => resource)]);
  for (const resource of named) {
    const name = valueAt(row, [camel(resource), 'resourceName']);
    if (name !== undefined) put(shown, [camel(resource), 'resourceName'], name);
  }
  for (const { path } of selected) {
    const value = valueAt(row, path);
    if (value !== undefined) put(shown, path, value);
  }
  return shown;
}

function put(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) target[first] = value;
  else {
    const inner = target[first];
    const next: Record<string, unknown> = isObject(inner) ? { ...inner } : {};
    put(next, rest, value);
    target[first] = next;
  }
}
