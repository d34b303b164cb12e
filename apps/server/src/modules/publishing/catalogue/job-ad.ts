import type { Db, Tx } from '@posthorn/db';
import {
  callsToAction,
  dynamicAdsChannel,
  type JobAdTemplate,
  plainAdTypes,
  usualJobAd,
} from '@posthorn/domain';

const isCallToAction = (text: string): text is JobAdTemplate['callToAction'] =>
  callsToAction.some((one) => one === text);

/**
 * What stands around each job of a list: the text and the button of the first Facebook post of its template. A text with
 * tags is for one campaign at one place, and is not used.
 */
export async function readJobAd(db: Db | Tx, jobListId: string | null): Promise<JobAdTemplate> {
  if (jobListId === null) return usualJobAd;
  const ad = await db
    .selectFrom('job_list')
    .innerJoin('ad', 'ad.template_id', 'job_list.template_id')
    .select(['ad.message', 'ad.call_to_action'])
    .where('job_list.id', '=', jobListId)
    .where('ad.type', '=', plainAdTypes[dynamicAdsChannel])
    .orderBy('ad.id')
    .executeTakeFirst();
  if (!ad) return usualJobAd;
  const { message, call_to_action: button } = ad;
  return {
    message: message.trim() === '' || message.includes('%%') ? usualJobAd.message : message,
    callToAction: isCallToAction(button) ? button : usualJobAd.callToAction,
  };
}
