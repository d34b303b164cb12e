import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '@posthorn/db';
import {
  openChannels,
  pageIdsOf,
  placeLabel,
  type Template,
  type TemplateKind,
  writtenChoice,
} from '@posthorn/domain';
import type { Viewer } from '../../platform/access/visible-campaigns.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordChange } from '../../platform/record.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  type AnyTemplate,
  type CustomTemplate,
  presentCustom,
  presentTemplate,
} from './presenter.ts';
import * as repository from './repository.ts';
import { type TemplateRow, templateOf } from './state.ts';

/** Who asks for something in an account. */
export interface Caller extends Viewer {
  requestId: string;
}

/** Who asks for a change of which template, and which version of it they saw. */
export interface TemplateRequest extends Caller {
  templateId: string;
  kind: TemplateKind;
  expectedVersion: number | undefined;
}

type Decision = (template: Template, tx: Tx) => Promise<Template> | Template;

/** A change of a template of either kind. */
export const editTemplate = (
  deps: Deps,
  request: TemplateRequest,
  decide: Decision,
): Promise<AnyTemplate> =>
  inTransaction(deps, async (tx) => {
    await change(tx, request, decide);
    return presentTemplate(await found(tx, request));
  });

/** A change of what only custom templates have. */
export const editCustomTemplate = (
  deps: Deps,
  request: TemplateRequest,
  decide: Decision,
): Promise<CustomTemplate> =>
  inTransaction(deps, async (tx) => {
    await change(tx, request, decide);
    return presentCustom(await found(tx, request));
  });

/**
 * Loads and locks, lets the rules decide, writes, records what differs and tells open screens, all in
 * one transaction. A decision that changes nothing leaves no trace.
 */
async function change(tx: Tx, request: TemplateRequest, decide: Decision): Promise<void> {
  const before = templateOf(await lockExpected(tx, request));
  const after = await decide(before, tx);
  if (isDeepStrictEqual(before, after)) return;
  await repository.updateTemplate(tx, request.accountId, after);
  await recordTemplate(tx, request, request.templateId, {
    action: 'changed',
    ...difference(recorded(before), recorded(after)),
  });
}

/** The template as the caller saw it; another person's newer version is told and not overwritten. */
export async function lockExpected(
  tx: Tx,
  request: TemplateRequest,
  purpose?: 'change' | 'deletion',
): Promise<TemplateRow> {
  const { accountId, templateId: id, kind, expectedVersion } = request;
  const row = await repository.lockTemplate(tx, accountId, { id, kind }, purpose);
  if (!row) throw notFound();
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    const current = presentTemplate(await found(tx, request));
    throw new Refusal('stale', 'request.stale', { current });
  }
  return row;
}

export async function found(
  db: Db | Tx,
  { templateId: id, kind, ...viewer }: Viewer & { templateId: string; kind: TemplateKind },
): Promise<repository.FoundTemplate> {
  const [template] = await repository.findTemplates(db, viewer, { kind, id });
  if (!template) throw notFound();
  return template;
}

/** Templates belong to the whole account, so all its members hear of changes. */
export const recordTemplate = (
  tx: Tx,
  { accountId, personId, requestId }: Caller,
  entityId: string,
  change: { action: 'created' | 'changed' | 'removed'; before?: object; after?: object },
): Promise<void> =>
  recordChange(tx, {
    accountId,
    workspaceId: null,
    personId,
    requestId,
    kind: 'template',
    entityId,
    tells: { wholeAccount: true },
    ...change,
  });

/** What is written down of a template when it changes; names rather than ids, for people to read. */
const recorded = (template: Template): Record<string, unknown> => ({
  type: template.type,
  title: template.title,
  purpose: template.purpose,
  targetUrl: template.targetUrl,
  poNumber: template.poNumber,
  goal: template.goal,
  language: template.language,
  functionGroup: template.functionGroup,
  profiles: template.profiles.map(({ name }) => name),
  locations: template.locations.map(placeLabel),
  keywords: template.keywords && writtenChoice(template.keywords),
  runtime: template.runtime,
  budget: template.customTotalGrossBudget,
  channels: openChannels(template.type, template.channelsOff),
  pages: pageIdsOf(template),
});

function difference(before: Record<string, unknown>, after: Record<string, unknown>) {
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).filter(([key]) => !isDeepStrictEqual(before[key], after[key])),
    );
  return { before: only(before), after: only(after) };
}
