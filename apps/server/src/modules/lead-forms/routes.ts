import type { OperationInput } from '@posthorn/contract';
import type { Db } from '@posthorn/db';
import { campaignTypeSpecs } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Owner } from '../ads/index.ts';
import { type FormRequest, saveForm } from './commands/save-form.ts';
import { presentForm, presentStatus, presentTemplateForm } from './presenter.ts';
import { findFormOwner, readLeadForm } from './repository.ts';

/** What has no form has no address for one either. */
async function find(db: Db, accountId: string, owner: Owner) {
  const found = await findFormOwner(db, accountId, owner);
  if (!found || !campaignTypeSpecs[found.type].needsForm) throw notFound();
  return { found, stored: await readLeadForm(db, accountId, owner) };
}

interface Caller {
  account: { id: string };
  person: { id: string };
  request: FastifyRequest;
  expectedVersion: number | undefined;
}

const requestOf = ({ account, person, request, expectedVersion }: Caller, owner: Owner) =>
  ({
    accountId: account.id,
    personId: person.id,
    requestId: request.id,
    owner,
    expectedVersion,
  }) satisfies FormRequest;

type TemplateBody = OperationInput<'saveTemplateLeadForm'>['body'];

/** Templates call the same fields otherwise. */
const fieldsOf = (body: TemplateBody): OperationInput<'saveLeadForm'>['body'] => ({
  name: body.name,
  introHeadline: body.intro_headline,
  introDescription: body.intro_description,
  mediaId: body.media_id,
  questionsDescription: body.questions_description,
  questions: body.questions,
  privacyTitle: body.privacy_title,
  privacyUrl: body.privacy_url,
  completionHeadline: body.completion_headline,
  completionDescription: body.completion_description,
  completionButtonUrl: body.completion_button_url,
});

export const leadFormHandlers = {
  async getLeadForm({ params: { campaignId }, account, deps }) {
    const { db } = deps.connection;
    const { found, stored } = await find(db, account.id, { campaignId });
    return presentForm(db, account.id, found, stored);
  },

  async saveLeadForm(context) {
    const { campaignId } = context.params;
    return saveForm(context.deps, requestOf(context, { campaignId }), context.body, presentForm);
  },

  async getLeadFormStatus({ params: { campaignId }, account, deps }) {
    const { found, stored } = await find(deps.connection.db, account.id, { campaignId });
    return presentStatus(found, stored);
  },

  async getTemplateLeadForm({ params: { templateId }, account, deps }) {
    const { db } = deps.connection;
    const { found, stored } = await find(db, account.id, { templateId });
    return presentTemplateForm(db, account.id, found, stored);
  },

  async saveTemplateLeadForm(context) {
    const { templateId } = context.params;
    const request = requestOf(context, { templateId });
    return saveForm(context.deps, request, fieldsOf(context.body), presentTemplateForm);
  },
} satisfies Partial<Handlers>;
