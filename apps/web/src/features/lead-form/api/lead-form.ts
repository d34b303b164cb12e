import type { OperationAnswer } from '@posthorn/contract';
import { campaignTypeSpecs } from '@posthorn/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { templateKey } from '../../accounts/index.ts';
import { campaignKey, campaignQuery } from '../../campaigns/index.ts';
import type { LeadFormDocument } from '../model/document.ts';
import type { FormOwner } from '../model/form-owner.ts';
import type { Values } from '../model/values.ts';

type TemplateForm = OperationAnswer<'getTemplateLeadForm'>;

const ofTemplate = (form: TemplateForm): LeadFormDocument => ({
  name: form.name,
  introHeadline: form.intro_headline,
  introDescription: form.intro_description,
  media: form.media,
  questionsDescription: form.questions_description,
  questions: form.questions,
  privacyTitle: form.privacy_title,
  privacyUrl: form.privacy_url,
  completionHeadline: form.completion_headline,
  completionDescription: form.completion_description,
  completionButtonText: form.completion_button_text,
  completionButtonUrl: form.completion_button_url,
  isComplete: form.isComplete,
  isLocked: form.isLocked,
  version: form.version,
});

/** Below its owner, so that news of that reach it. */
const ownerKey = ({ of, accountId, id }: FormOwner) =>
  of === 'campaign' ? campaignKey(accountId, id) : templateKey(accountId, id);

/** Failures are shown in its place. */
export const leadFormQuery = (owner: FormOwner) =>
  queryOptions({
    queryKey: [...ownerKey(owner), 'leadform'],
    queryFn: ({ signal }): Promise<LeadFormDocument> => {
      const options = { signal, suppressErrorToast: true };
      if (owner.of === 'campaign')
        return call('getLeadForm', { params: { campaignId: owner.id } }, options);
      const params = { templateId: owner.id };
      return call('getTemplateLeadForm', { params }, options).then(ofTemplate);
    },
  });

/**
 * What a campaign's form still needs; null where its type has no form. Where it is not to be had, less is said, and no
 * toast. A colleague may just have changed the type, so a campaign that is out of date is read first.
 */
export const leadFormStatusQuery = (accountId: string, campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKey(accountId, campaignId), 'leadform-status'],
    queryFn: async ({ signal, client }) => {
      const { type } = await client.fetchQuery({
        ...campaignQuery(accountId, campaignId),
        staleTime: Number.POSITIVE_INFINITY,
      });
      if (!campaignTypeSpecs[type].needsForm) return null;
      const options = { signal, suppressErrorToast: true };
      return call('getLeadFormStatus', { params: { campaignId } }, options);
    },
  });

/** What is saved by one call. */
export type Changes = Partial<Values>;

/** How it went is shown beside the title and at the fields. */
export async function saveLeadForm(
  owner: FormOwner,
  { media, questions, ...texts }: Changes,
  version: number,
): Promise<LeadFormDocument> {
  const options = { ifMatch: version, suppressErrorToast: true };
  const sentQuestions = questions?.map((one) => ({ ...one, options: [...one.options] }));
  const mediaId = media === undefined ? undefined : (media?.id ?? null);
  if (owner.of === 'campaign') {
    const body = { ...texts, mediaId, questions: sentQuestions };
    return call('saveLeadForm', { params: { campaignId: owner.id }, body }, options);
  }
  const body = {
    name: texts.name,
    intro_headline: texts.introHeadline,
    intro_description: texts.introDescription,
    media_id: mediaId,
    questions_description: texts.questionsDescription,
    questions: sentQuestions,
    privacy_title: texts.privacyTitle,
    privacy_url: texts.privacyUrl,
    completion_headline: texts.completionHeadline,
    completion_description: texts.completionDescription,
    completion_button_url: texts.completionButtonUrl,
  };
  const params = { templateId: owner.id };
  return ofTemplate(await call('saveTemplateLeadForm', { params, body }, options));
}

/** The newer form that comes with the refusal of a save. */
export function currentFormIn({ of }: FormOwner, error: unknown): LeadFormDocument | undefined {
  if (of === 'campaign') return staleAnswer('saveLeadForm', error);
  const form = staleAnswer('saveTemplateLeadForm', error);
  return form && ofTemplate(form);
}
