import { isConfigurable } from '@posthorn/domain';
import type { Ending } from '../../../lib/save/open-engine.ts';
import { createSaveEngine, type SaveEngine } from '../../../lib/save/save-engine.ts';
import type { SavedDocument, Snapshot } from '../../../lib/save/saved-document.ts';
import { createUnsavedStore, type UnsavedStore } from '../../../lib/save/unsaved-store.ts';
import { onUnsavedDropped, type TextOwner, unsavedSlot } from '../../../lib/save/unsaved-texts.ts';
import { currentOf, rulesOf } from '../../campaigns/index.ts';
import { onSessionEnd } from '../../session/index.ts';
import { isSaveable, isUsed } from './saveable.ts';
import { type Step, stepFor } from './step.ts';
import {
  type Campaign,
  type Field,
  fields,
  isValueOf,
  listFields,
  sameValue,
  type Values,
  valuesOf,
} from './values.ts';

export type CampaignEngine = SaveEngine<Campaign, Values>;
export type CampaignSnapshot = Snapshot<Campaign, Values>;

/** A campaign's configuration, as the engine that saves it sees it. */
const campaignDocument = (today: () => string): SavedDocument<Campaign, Values, Step> => ({
  fields,
  lists: listFields,
  valuesOf,
  statusOf: ({ status }) => status,
  isOpen: (campaign) => isConfigurable(rulesOf(campaign)),
  isUsed,
  isSaveable: (field, values) => isSaveable(field, values, today()),
  isSame: sameValue,
  stepFor(field, situation) {
    const step = stepFor(field, situation);
    return step && { step, fields: step.kind === 'details' ? step.fields : [field] };
  },
});

interface CampaignSaving {
  campaign: Campaign;
  store: UnsavedStore<Field>;
  send: (step: Step, version: number) => Promise<Campaign>;
  onSaved: (campaign: Campaign) => void;
  reload: () => Promise<Campaign>;
  today: () => string;
}

export const createCampaignEngine = ({
  campaign,
  today,
  ...saving
}: CampaignSaving): CampaignEngine =>
  createSaveEngine({
    ...campaignDocument(today),
    document: campaign,
    currentIn: currentOf,
    ...saving,
  });

/** Where this browser keeps what a person typed into the configuration and could not save yet. */
export const campaignStore = (owner: TextOwner): UnsavedStore<Field> =>
  createUnsavedStore({ fields, isValueOf, slotOf: (field) => unsavedSlot(owner, field) });

/** It ends with the session, or it would go on in the name of the next person, and with its campaign. */
export const campaignEndings = (campaignId: string): Ending[] => [
  onSessionEnd,
  (end) => onUnsavedDropped((dropped) => dropped === campaignId && end()),
];
