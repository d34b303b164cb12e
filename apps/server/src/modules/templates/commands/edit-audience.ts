import {
  addLocationFindings,
  type ChosenPlace,
  functionGroupTakenFinding,
  openChannels,
  placesWithRadius,
  profilesFindings,
  withFunctionGroup,
  withoutProfile,
  withProfile,
  withRadius,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refusalOf, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { knownFunctionGroup, knownPlace, knownProfile, missedBy } from '../../reference/index.ts';
import { editCustomTemplate, editTemplate, type TemplateRequest } from '../edit-template.ts';
import { isFunctionGroupTaken } from '../repository.ts';

export async function setTemplateFunctionGroup(
  deps: Deps,
  request: TemplateRequest,
  functionGroup: string,
) {
  const { accountId, kind, templateId: exceptId } = request;
  const taken = functionGroupTakenFinding(functionGroup);
  try {
    return await editTemplate(deps, request, async (template, tx) => {
      await knownFunctionGroup(tx, functionGroup, 'functionGroup');
      const other = { functionGroup, exceptId };
      if (kind === 'default' && (await isFunctionGroupTaken(tx, accountId, other))) {
        refuse(taken, 'conflict');
      }
      return withFunctionGroup(template, functionGroup);
    });
  } catch (error) {
    // Two people chose the same group at once: the index of the table let one of them through.
    if (isDuplicate(error)) throw refusalOf(taken, 'conflict');
    throw error;
  }
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

export const clearTemplateFunctionGroup = (deps: Deps, request: TemplateRequest) =>
  editTemplate(deps, request, (template) => ({ ...template, functionGroup: null }));

export const addTemplateProfile = (deps: Deps, request: TemplateRequest, profileId: string) =>
  editCustomTemplate(deps, request, async (template, tx) => {
    const after = withProfile(template, await knownProfile(tx, profileId));
    refuseWhen(profilesFindings(after.profiles));
    return after;
  });

export const removeTemplateProfile = (deps: Deps, request: TemplateRequest, profileId: string) =>
  editCustomTemplate(deps, request, (template) => withoutProfile(template, profileId));

/** Adds a place. It is saved even where some channels can not be aimed at it; they are named. */
export async function addTemplateLocation(
  deps: Deps,
  request: TemplateRequest,
  { id, radiusKm = null }: ChosenPlace,
) {
  let message: string | undefined;
  const after = await editCustomTemplate(deps, request, async (template, tx) => {
    const place = await knownPlace(tx, id);
    const location = withRadius(place.location, radiusKm);
    refuseWhen(addLocationFindings(template.locations, location));
    message = missedBy(place, openChannels(template.type, template.channelsOff));
    return { ...template, locations: [...template.locations, location] };
  });
  return message ? { ...after, message } : after;
}

/** Sets how far around a city people are looked for. */
export const changeTemplateLocation = (deps: Deps, request: TemplateRequest, chosen: ChosenPlace) =>
  editCustomTemplate(deps, request, (template) => {
    const { locations, findings } = placesWithRadius(template.locations, chosen);
    refuseWhen(findings);
    return { ...template, locations };
  });

export const removeTemplateLocation = (deps: Deps, request: TemplateRequest, placeId: string) =>
  editCustomTemplate(deps, request, (template) => ({
    ...template,
    locations: template.locations.filter(({ id }) => id !== placeId),
  }));
