import type { Currency } from '@posthorn/domain';
import {
  locationsFindings,
  profilesFindings,
  templateBudgetFinding,
  templateRuntimeFinding,
  templateTextFinding,
} from '@posthorn/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { Ending } from '../../../lib/save/open-engine.ts';
import { createSaveEngine, type SaveEngine } from '../../../lib/save/save-engine.ts';
import type { SavedDocument, Snapshot } from '../../../lib/save/saved-document.ts';
import { createUnsavedStore, type UnsavedStore } from '../../../lib/save/unsaved-store.ts';
import { onUnsavedDropped, type TextOwner, unsavedSlot } from '../../../lib/save/unsaved-texts.ts';
import { useSaveEngine } from '../../../lib/save/use-save-engine.ts';
import { onSessionEnd } from '../../session/index.ts';
import { currentTemplateIn, keepTemplate, templateQuery } from '../../templates/index.ts';
import { sendStep } from '../api/send-step.ts';
import { type Step, stepFor } from './step.ts';
import {
  type Field,
  fields,
  isText,
  isUsed,
  isValueOf,
  listFields,
  sameValue,
  type Template,
  type Values,
  valuesOf,
} from './values.ts';

export type TemplateEngine = SaveEngine<Template, Values>;
export type TemplateSnapshot = Snapshot<Template, Values>;

/** Whether the server would take a value. What is only missing can wait; what is wrong can not be sent. */
function isSaveable(field: Field, values: Values, currency: Currency): boolean {
  if (isText(field)) return templateTextFinding(field, values[field]) === undefined;
  switch (field) {
    case 'runtime':
      return values.runtime !== null && templateRuntimeFinding(values.runtime) === undefined;
    case 'budget':
      return templateBudgetFinding(values.budget ?? 0, currency) === undefined;
    case 'profiles':
      return profilesFindings(values.profiles).length === 0;
    case 'locations':
      return locationsFindings(values.locations).length === 0;
    case 'goal':
      return values.goal !== null;
    case 'language':
      return values.language !== null;
    case 'functionGroup':
    case 'channels':
      return true;
  }
}

/** A template's settings, as the engine that saves them sees them. */
const templateDocument = (currency: Currency): SavedDocument<Template, Values, Step> => ({
  fields,
  lists: listFields,
  valuesOf,
  // A template has no status, so nothing that was typed is too late.
  statusOf: ({ kind }) => kind,
  isOpen: () => true,
  isUsed,
  isSaveable: (field, values) => isSaveable(field, values, currency),
  isSame: sameValue,
  stepFor,
});

interface TemplateSaving {
  template: Template;
  currency: Currency;
  store: UnsavedStore<Field>;
  send: (step: Step, version: number) => Promise<Template>;
  onSaved: (template: Template) => void;
  reload: () => Promise<Template>;
}

const createTemplateEngine = ({ template, currency, ...saving }: TemplateSaving): TemplateEngine =>
  createSaveEngine({
    ...templateDocument(currency),
    document: template,
    currentIn: currentTemplateIn,
    ...saving,
  });

/** It ends with the session, or it would go on in the name of the next person, and with its template. */
const endingsOf = (templateId: string): Ending[] => [
  onSessionEnd,
  (end) => onUnsavedDropped((dropped) => dropped === templateId && end()),
];

interface Facts {
  personId: string;
  currency: Currency;
}

/** The engine of this template and what it shows now. One component for each template: give it a key. */
export function useTemplateEngine(template: Template, { personId, currency }: Facts) {
  const queryClient = useQueryClient();
  const { accountId, id, kind } = template;
  const owner: TextOwner = { personId, accountId, documentId: id };
  return useSaveEngine({
    name: Object.values(owner).join(' '),
    document: template,
    endings: endingsOf(id),
    create: () =>
      createTemplateEngine({
        template,
        currency,
        store: createUnsavedStore({
          fields,
          isValueOf,
          slotOf: (field) => unsavedSlot(owner, field),
        }),
        send: (step, version) => sendStep(template, step, version),
        onSaved: (saved) => void keepTemplate(queryClient, saved),
        reload: () =>
          queryClient.fetchQuery({ ...templateQuery(accountId, kind, id), staleTime: 0 }),
      }),
  });
}
