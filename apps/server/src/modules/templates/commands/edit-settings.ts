import {
  type Channel,
  type ChosenKeywords,
  channelsChosen,
  keywordsFindings,
  type Language,
  pageFields,
  type SocialChannel,
  templateBudgetFinding,
  templateRuntimeFinding,
  tidyChoice,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { knownPage } from '../../social-pages/index.ts';
import { editTemplate, type TemplateRequest } from '../edit-template.ts';

export const setTemplateLanguage = (deps: Deps, request: TemplateRequest, language: Language) =>
  editTemplate(deps, request, (template) => ({ ...template, language }));

export const setTemplateRuntime = (deps: Deps, request: TemplateRequest, runtime: number) =>
  editTemplate(deps, request, (template) => {
    const wrong = templateRuntimeFinding(runtime);
    if (wrong) refuse(wrong);
    return { ...template, runtime };
  });

/** Nothing at all leaves the budget to the campaigns. */
export const setTemplateBudget = (deps: Deps, request: TemplateRequest, budget: number) =>
  editTemplate(deps, request, async (template, tx) => {
    const { currency } = await tx
      .selectFrom('account')
      .select('currency')
      .where('id', '=', request.accountId)
      .executeTakeFirstOrThrow();
    const wrong = templateBudgetFinding(budget, currency);
    if (wrong) refuse(wrong);
    return { ...template, customTotalGrossBudget: budget || null };
  });

export const setTemplatePage = (
  deps: Deps,
  request: TemplateRequest,
  page: { pageId: string; channel: SocialChannel },
) =>
  editTemplate(deps, request, async (template, tx) => {
    await knownPage(tx, request.accountId, page, 'pageId');
    return { ...template, [pageFields[page.channel]]: page.pageId };
  });

export const setTemplateKeywords = (deps: Deps, request: TemplateRequest, given: ChosenKeywords) =>
  editTemplate(deps, request, (template) => {
    refuseWhen(keywordsFindings(given));
    return { ...template, keywords: tidyChoice(given) };
  });

export const setTemplateChannels = (
  deps: Deps,
  request: TemplateRequest,
  wanted: readonly Channel[],
) =>
  editTemplate(deps, request, (template) => ({
    ...template,
    channelsOff: channelsChosen(template, wanted),
  }));
