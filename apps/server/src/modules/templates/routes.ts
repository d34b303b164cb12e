import { kindOfOwner } from '@posthorn/contract/template-owners';
import { readSuggestedKeywords } from '@posthorn/db';
import { channelsOfValues } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { createCustomTemplate, createDefaultTemplate } from './commands/create-template.ts';
import { deleteTemplate } from './commands/delete-template.ts';
import { duplicateTemplate } from './commands/duplicate-template.ts';
import * as audience from './commands/edit-audience.ts';
import { updateCustomTemplate } from './commands/edit-details.ts';
import * as settings from './commands/edit-settings.ts';
import { found } from './edit-template.ts';
import { presentCustom, presentDefault } from './presenter.ts';
import { findTemplates } from './repository.ts';
import { callerOf, ownerRequest, templateRequest, viewerOf } from './request-of.ts';
import { templateOf } from './state.ts';

export const templateHandlers = {
  async listDefaultTemplates(context) {
    const { db } = context.deps.connection;
    const rows = await findTemplates(db, viewerOf(context), { kind: 'default' });
    return rows.map(presentDefault);
  },

  async listCustomTemplates(context) {
    const { db } = context.deps.connection;
    const rows = await findTemplates(db, viewerOf(context), { kind: 'custom' });
    return rows.map(presentCustom);
  },

  async getDefaultTemplate(context) {
    const { templateId } = context.params;
    const { db } = context.deps.connection;
    return presentDefault(await found(db, { ...viewerOf(context), templateId, kind: 'default' }));
  },

  async getCustomTemplate(context) {
    const { templateId } = context.params;
    const { db } = context.deps.connection;
    return presentCustom(await found(db, { ...viewerOf(context), templateId, kind: 'custom' }));
  },

  async createDefaultTemplate(context) {
    return createDefaultTemplate(context.deps, callerOf(context));
  },

  async createCustomTemplate(context) {
    return createCustomTemplate(context.deps, callerOf(context), context.body.type);
  },

  async deleteDefaultTemplate(context) {
    await deleteTemplate(context.deps, templateRequest(context, 'default'));
  },

  async deleteCustomTemplate(context) {
    await deleteTemplate(context.deps, templateRequest(context, 'custom'));
  },

  async duplicateTemplate(context) {
    return duplicateTemplate(context.deps, ownerRequest(context));
  },

  async setTemplateFunctionGroup(context) {
    const { functionGroup } = context.body;
    return audience.setTemplateFunctionGroup(context.deps, ownerRequest(context), functionGroup);
  },

  async clearTemplateFunctionGroup(context) {
    return audience.clearTemplateFunctionGroup(context.deps, ownerRequest(context));
  },

  async setTemplateLanguage(context) {
    return settings.setTemplateLanguage(context.deps, ownerRequest(context), context.body.language);
  },

  async setTemplateRuntime(context) {
    return settings.setTemplateRuntime(context.deps, ownerRequest(context), context.body.runtime);
  },

  async setTemplateBudget(context) {
    return settings.setTemplateBudget(context.deps, ownerRequest(context), context.body.budget);
  },

  async setTemplatePage(context) {
    return settings.setTemplatePage(context.deps, ownerRequest(context), context.body);
  },

  async setTemplateChannels(context) {
    const wanted = channelsOfValues(context.body.enabledChannels);
    return settings.setTemplateChannels(context.deps, ownerRequest(context), wanted);
  },

  async getTemplateKeywords(context) {
    const { templateId, owner } = context.params;
    const { db } = context.deps.connection;
    const one = { ...viewerOf(context), templateId, kind: kindOfOwner(owner) };
    const template = templateOf(await found(db, one));
    // Without a language of its own, its campaigns have that of the account.
    const { primary_language } = await db
      .selectFrom('account')
      .select('primary_language')
      .where('id', '=', context.account.id)
      .executeTakeFirstOrThrow();
    const language = template.language ?? primary_language;
    const suggested = await readSuggestedKeywords(db, { ...template, language });
    return { chosen: template.keywords, suggested };
  },

  async setTemplateKeywords(context) {
    return settings.setTemplateKeywords(context.deps, ownerRequest(context), context.body);
  },

  async updateCustomTemplate(context) {
    return updateCustomTemplate(context.deps, templateRequest(context, 'custom'), context.body);
  },

  async addTemplateProfile(context) {
    const request = templateRequest(context, 'custom');
    return audience.addTemplateProfile(context.deps, request, context.body.id);
  },

  async removeTemplateProfile(context) {
    const request = templateRequest(context, 'custom');
    return audience.removeTemplateProfile(context.deps, request, context.params.profileId);
  },

  async addTemplateLocation(context) {
    const request = templateRequest(context, 'custom');
    return audience.addTemplateLocation(context.deps, request, context.body);
  },

  async changeTemplateLocation(context) {
    const request = templateRequest(context, 'custom');
    return audience.changeTemplateLocation(context.deps, request, context.body);
  },

  async removeTemplateLocation(context) {
    const request = templateRequest(context, 'custom');
    return audience.removeTemplateLocation(context.deps, request, context.body.id);
  },
} satisfies Partial<Handlers>;
