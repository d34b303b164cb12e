import { leadFormTextFinding, questionsDraftFindings } from '@posthorn/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { Ending } from '../../../lib/save/open-engine.ts';
import { createSaveEngine, type SaveEngine } from '../../../lib/save/save-engine.ts';
import type { SavedDocument, Snapshot } from '../../../lib/save/saved-document.ts';
import { createUnsavedStore } from '../../../lib/save/unsaved-store.ts';
import { onUnsavedDropped, unsavedSlot } from '../../../lib/save/unsaved-texts.ts';
import { useSaveEngine } from '../../../lib/save/use-save-engine.ts';
import { templateKey, templatesKey } from '../../accounts/index.ts';
import { campaignKey } from '../../campaigns/index.ts';
import { onSessionEnd } from '../../session/index.ts';
import {
  type Changes,
  currentFormIn,
  leadFormQuery,
  leadFormStatusQuery,
  saveLeadForm,
} from '../api/lead-form.ts';
import type { LeadFormDocument } from './document.ts';
import type { FormOwner } from './form-owner.ts';
import {
  type Field,
  fields,
  isTextField,
  isValueOf,
  sameValue,
  type Values,
  valuesOf,
} from './values.ts';

export type FormEngine = SaveEngine<LeadFormDocument, Values>;
export type FormSnapshot = Snapshot<LeadFormDocument, Values>;

/** A form, as the engine that saves it sees it. */
const formDocument: SavedDocument<LeadFormDocument, Values, Changes> = {
  fields,
  lists: [],
  valuesOf,
  statusOf: ({ isLocked }) => (isLocked ? 'locked' : 'open'),
  isOpen: ({ isLocked }) => !isLocked,
  isUsed: () => true,
  // What is only missing or half written can be saved; what is too long can not.
  isSaveable(field, values) {
    if (isTextField(field)) return leadFormTextFinding(field, values[field]) === undefined;
    return field === 'media' || questionsDraftFindings(values.questions).length === 0;
  },
  isSame: sameValue,
  stepFor(_field, { wanted, ready }) {
    const step = Object.fromEntries(ready.map((name) => [name, wanted[name]])) as Changes;
    return { step, fields: ready };
  },
};

/** It ends with the session, or it would go on in the name of the next person, and with its owner. */
const endingsOf = ({ id }: FormOwner): Ending[] => [
  onSessionEnd,
  (end) => onUnsavedDropped((dropped) => dropped === id && end()),
];

/** The engine of this form and what it shows now. One component for each form: give it a key. */
export function useFormEngine(owner: FormOwner, form: LeadFormDocument, personId: string) {
  const queryClient = useQueryClient();
  const { accountId, id, of } = owner;
  const whose = { personId, accountId, documentId: id };
  return useSaveEngine({
    name: [...Object.values(whose), 'leadform'].join(' '),
    document: form,
    endings: endingsOf(owner),
    create() {
      const query = leadFormQuery(owner);
      const { queryKey } = query;
      return createSaveEngine({
        ...formDocument,
        document: form,
        store: createUnsavedStore<Field>({
          fields,
          isValueOf,
          slotOf: (field) => unsavedSlot(whose, `leadform-${field}`),
        }),
        send: (changes, version) => saveLeadForm(owner, changes, version),
        currentIn: (error) => currentFormIn(owner, error),
        onSaved: async (saved) => {
          const before = queryClient.getQueryData(queryKey);
          // An answer that is still on its way was given before this one.
          await queryClient.cancelQueries({ queryKey, exact: true });
          queryClient.setQueryData(queryKey, saved);
          // What its owner says of it: whether it is finished, and what is missing.
          const key = of === 'campaign' ? campaignKey(accountId, id) : templateKey(accountId, id);
          const isNews = before?.isComplete !== saved.isComplete;
          void queryClient.invalidateQueries({
            queryKey: key,
            exact: of === 'template',
            refetchType: isNews ? 'active' : 'none',
            predicate: (other) => other.queryKey.join() !== queryKey.join(),
          });
          // Shown where the form was left before its last words were saved.
          if (of === 'campaign')
            void queryClient.invalidateQueries(leadFormStatusQuery(accountId, id));
          if (of === 'template' && isNews)
            void queryClient.invalidateQueries({ queryKey: templatesKey(accountId) });
        },
        reload: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      });
    },
  });
}
