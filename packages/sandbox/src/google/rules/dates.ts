import { dayNamed } from '../../delivery/zone.ts';
import { type Path, refuse } from '../errors.ts';
import type { JsonObject } from '../names/check.ts';

const form = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** The day of a moment in the account's time zone, which begins or ends a whole day. */
function dayAt(value: unknown, time: string, code: string, path: Path): string {
  const [, day = '', at = ''] = form.exec(String(value)) ?? [];
  if (dayNamed(day) === undefined)
    refuse('dateError.INVALID_STRING_DATE_TIME_SECONDS', "Expected 'yyyy-MM-dd HH:mm:ss'.", path, {
      trigger: String(value),
    });
  if (at !== time) refuse(`dateError.${code}`, `Expected a time of ${time}.`, path);
  return day;
}

/** Which dates a campaign may have. `touched` are those that are set now. */
export function checkDates(
  campaign: JsonObject,
  before: JsonObject | undefined,
  touched: ReadonlySet<string>,
  today: string,
  path: Path,
): void {
  const startPath = [...path, 'start_date_time'];
  const endPath = [...path, 'end_date_time'];
  const start = dayAt(
    campaign.startDateTime,
    '00:00:00',
    'DATE_RANGE_ERROR_START_TIME_MUST_BE_THE_START_OF_A_DAY',
    startPath,
  );
  const hasEnd = campaign.endDateTime !== undefined;
  const end = hasEnd
    ? dayAt(
        campaign.endDateTime,
        '23:59:59',
        'DATE_RANGE_ERROR_END_TIME_MUST_BE_THE_END_OF_A_DAY',
        endPath,
      )
    : undefined;
  if (touched.has('startDateTime') && campaign.startDateTime !== before?.startDateTime) {
    const begun = before?.startDateTime;
    if (begun !== undefined && String(begun).slice(0, 10) <= today)
      refuse(
        'dateRangeError.CANNOT_MODIFY_START_DATE_IF_ALREADY_STARTED',
        'The campaign has begun.',
        startPath,
      );
    if (start < today)
      refuse('dateRangeError.CANNOT_SET_DATE_TO_PAST', 'The start is in the past.', startPath);
  }
  if (end === undefined) return;
  if (touched.has('endDateTime') && end < today)
    refuse('dateRangeError.CANNOT_SET_DATE_TO_PAST', 'The end is in the past.', endPath);
  if (end < start)
    refuse('dateRangeError.START_DATE_AFTER_END_DATE', 'The start is after the end.', endPath);
}
