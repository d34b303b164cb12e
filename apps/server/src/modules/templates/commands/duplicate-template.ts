import { copyOfTemplate, originalName, templateName } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { copyAds } from '../../ads/index.ts';
import { copyLeadForm } from '../../lead-forms/index.ts';
import { found, lockExpected, recordTemplate, type TemplateRequest } from '../edit-template.ts';
import { presentTemplate } from '../presenter.ts';
import { insertTemplate, listTitles } from '../repository.ts';
import { templateOf } from '../state.ts';

/** The same template once more, ads and form included. */
export function duplicateTemplate(deps: Deps, request: TemplateRequest) {
  const { accountId, templateId } = request;
  return inTransaction(deps, async (tx) => {
    const original = templateOf(await lockExpected(tx, request));
    const titles = await listTitles(tx, accountId, originalName(original.title));
    const copyId = await insertTemplate(tx, accountId, copyOfTemplate(original, titles));
    const way = { from: { templateId }, to: { templateId: copyId } };
    await copyAds(tx, accountId, way);
    await copyLeadForm(tx, accountId, way);
    await recordTemplate(tx, request, copyId, {
      action: 'created',
      after: { copiedFrom: templateName(original) },
    });
    return presentTemplate(await found(tx, { ...request, templateId: copyId }));
  });
}
