import { templateChannelValues } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { templateOwner, templateParams } from '../../ads/index.ts';
import { templateOf } from '../../templates/index.ts';
import type { Step } from '../model/step.ts';
import type { Template } from '../model/values.ts';

/** Makes one change of a template. How it went is shown beside its name and at the fields. */
export async function sendStep(
  template: Pick<Template, 'id' | 'accountId' | 'kind'>,
  step: Step,
  version: number,
): Promise<Template> {
  return templateOf(await send(template, step, version));
}

function send(
  template: Pick<Template, 'id' | 'accountId' | 'kind'>,
  step: Step,
  version: number,
): Promise<Parameters<typeof templateOf>[0]> {
  const params = templateParams(templateOwner(template));
  const custom = { templateId: template.id };
  const options = { ifMatch: version, suppressErrorToast: true };
  switch (step.kind) {
    case 'texts':
      return call('updateCustomTemplate', { params: custom, body: step.texts }, options);
    case 'goal':
      return call('updateCustomTemplate', { params: custom, body: { goal: step.goal } }, options);
    case 'functionGroup': {
      const { functionGroup } = step;
      if (functionGroup === null) return call('clearTemplateFunctionGroup', { params }, options);
      return call('setTemplateFunctionGroup', { params, body: { functionGroup } }, options);
    }
    case 'language':
      return call('setTemplateLanguage', { params, body: { language: step.language } }, options);
    case 'runtime':
      return call('setTemplateRuntime', { params, body: { runtime: step.runtime } }, options);
    case 'budget':
      return call('setTemplateBudget', { params, body: { budget: step.budget } }, options);
    case 'channels': {
      const enabledChannels = step.channels.map((channel) => templateChannelValues[channel]);
      return call('setTemplateChannels', { params, body: { enabledChannels } }, options);
    }
    case 'addProfile':
      return call('addTemplateProfile', { params: custom, body: { id: step.id } }, options);
    case 'removeProfile':
      return call('removeTemplateProfile', { params: { ...custom, profileId: step.id } }, options);
    case 'addLocation':
      return addLocation(template.id, step.location, options);
    case 'changeLocation': {
      const { id, radiusKm = null } = step.location;
      return call('changeTemplateLocation', { params: custom, body: { id, radiusKm } }, options);
    }
    case 'removeLocation':
      return call('removeTemplateLocation', { params: custom, body: step.location }, options);
  }
}

/** A place may be saved and yet be out of reach for some channels; then the answer says which. */
async function addLocation(
  templateId: string,
  { id, name, type, country, radiusKm }: Extract<Step, { kind: 'addLocation' }>['location'],
  options: { ifMatch: number; suppressErrorToast: boolean },
) {
  const body = { id, name, type, country, ...(radiusKm && { radiusKm }) };
  const answer = await call('addTemplateLocation', { params: { templateId }, body }, options);
  const { message, ...template } = answer;
  if (message) notify.error(message);
  return template;
}
