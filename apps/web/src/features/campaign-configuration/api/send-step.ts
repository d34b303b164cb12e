import type { CampaignLocation } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { Step } from '../model/step.ts';
import type { Campaign } from '../model/values.ts';

/** Makes one change of a campaign. How it went is shown beside the title and at the fields. */
export function sendStep(campaignId: string, step: Step, version: number): Promise<Campaign> {
  const params = { campaignId };
  const options = { ifMatch: version, suppressErrorToast: true };
  switch (step.kind) {
    case 'details': {
      const { title, targetUrl, poNumber, referenceNumber, language } = step.details;
      const body = {
        title,
        target_url: targetUrl,
        po_number: poNumber,
        reference_number: referenceNumber,
        language,
      };
      return call('updateCampaign', { params, body }, options);
    }
    case 'schedule': {
      const { startDate, endDate } = step.schedule;
      const body = { start_date: startDate, end_date: endDate };
      return call('scheduleCampaign', { params, body }, options);
    }
    case 'goal':
      return call('setGoal', { params, body: { goal: step.goal } }, options);
    case 'functionGroup':
      if (step.functionGroup === null) return call('clearFunctionGroup', { params }, options);
      return call(
        'setFunctionGroup',
        { params, body: { function_group: step.functionGroup } },
        options,
      );
    case 'addProfile':
      return call('addProfile', { params, body: { id: step.id } }, options);
    case 'removeProfile':
      return call('removeProfile', { params: { ...params, profileId: step.id } }, options);
    case 'addLocation':
      return addLocation(campaignId, step.location, options);
    case 'removeLocation':
      return call('removeLocation', { params, body: step.location }, options);
  }
}

/** A place may be saved and yet be out of reach for some channels; then the answer says which. */
async function addLocation(
  campaignId: string,
  location: CampaignLocation,
  options: { ifMatch: number; suppressErrorToast: boolean },
): Promise<Campaign> {
  const { id, name, type, country } = location;
  const body = { id, name, type, country };
  const answer = await call('addLocation', { params: { campaignId }, body }, options);
  const { message, ...campaign } = answer;
  if (message) notify.error(message);
  return campaign;
}
