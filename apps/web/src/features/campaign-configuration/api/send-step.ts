import { type CampaignLocation, templateChannelValues } from '@posthorn/domain';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { Step } from '../model/step.ts';
import type { Campaign, DetailField } from '../model/values.ts';

/** How the call that saves what is typed calls the fields. */
const fieldsOnTheWire: Record<string, DetailField> = {
  title: 'title',
  target_url: 'targetUrl',
  po_number: 'poNumber',
  reference_number: 'referenceNumber',
  language: 'language',
};

/**
 * Makes one change of a campaign. How it went is shown beside the title and at the fields. Rules
 * name fields as we do; what does not fit the call is named as on the wire, and translated here.
 */
export async function sendStep(campaignId: string, step: Step, version: number): Promise<Campaign> {
  try {
    return await send(campaignId, step, version);
  } catch (error) {
    throw error instanceof ApiError && step.kind === 'details' ? inOurWords(error) : error;
  }
}

function inOurWords(error: ApiError): ApiError {
  const findings = error.findings?.map((finding) => ({
    ...finding,
    path: fieldsOnTheWire[finding.path] ?? finding.path,
  }));
  const { status, code, message, requestId, current } = error;
  return new ApiError({
    status,
    statusText: '',
    body: { code, message, requestId, findings, current },
  });
}

function send(campaignId: string, step: Step, version: number): Promise<Campaign> {
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
    case 'budget': {
      const body = { total_gross_budget_in_cents: step.budget };
      return call('setTotalBudget', { params, body }, options);
    }
    case 'channels': {
      const channels = step.channels.map((channel) => templateChannelValues[channel]);
      return call('setChannels', { params, body: { channels } }, options);
    }
    case 'addProfile':
      return call('addProfile', { params, body: { id: step.id } }, options);
    case 'removeProfile':
      return call('removeProfile', { params: { ...params, profileId: step.id } }, options);
    case 'addLocation':
      return addLocation(campaignId, step.location, options);
    case 'changeLocation': {
      const { id, radiusKm = null } = step.location;
      return call('changeLocation', { params, body: { id, radiusKm } }, options);
    }
    case 'removeLocation':
      return call('removeLocation', { params, body: step.location }, options);
  }
}

/** A place may be saved and yet be out of reach for some channels; then the answer says which. */
async function addLocation(
  campaignId: string,
  { id, name, type, country, radiusKm }: CampaignLocation,
  options: { ifMatch: number; suppressErrorToast: boolean },
): Promise<Campaign> {
  const body = { id, name, type, country, ...(radiusKm && { radiusKm }) };
  const answer = await call('addLocation', { params: { campaignId }, body }, options);
  const { message, ...campaign } = answer;
  if (message) notify.error(message);
  return campaign;
}
