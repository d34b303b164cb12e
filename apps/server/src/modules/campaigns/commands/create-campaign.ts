import type { Tx } from '@posthorn/db';
import {
  type CampaignType,
  type Currency,
  chosenPages,
  dayIn,
  finding,
  moneyFor,
  newStatus,
  packageStartFindings,
  type Role,
  type Template,
  templateFindings,
  templateName,
  undividedAmounts,
  usesField,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { notFound, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findActivePackage } from '../../packages/index.ts';
import { findTemplate } from '../../templates/index.ts';
import { adviseOn } from '../change-campaign.ts';
import { findCampaign } from '../read/find-campaign.ts';
import { presentCampaign } from '../read/present-campaign.ts';
import * as repository from '../repository.ts';
import { type CampaignState, columnsOf } from '../state.ts';
import { carryOutPlan } from '../template/carry-out-plan.ts';
import { planChange, readPlanFacts } from '../template/plan-facts.ts';

export interface NewCampaignRequest {
  accountId: string;
  role: Role;
  personId: string;
  requestId: string;
  workspaceId: string;
  type: CampaignType;
  packageId: string | undefined;
  templateId: string | undefined;
  /** The page of the vacancy it is made from. */
  vacancyPage?: string;
}

export const createCampaign = (deps: Deps, request: NewCampaignRequest) =>
  inTransaction(deps, (tx) => startCampaign(tx, deps.now(), request));

/** A new campaign, by itself or from a package or a template, as part of something larger. */
export async function startCampaign(tx: Tx, now: Date, request: NewCampaignRequest) {
  const { accountId, workspaceId, personId, requestId, type, packageId, templateId } = request;
  const account = await repository.findAccountFacts(tx, accountId);
  const template = templateId && (await findTemplate(tx, accountId, templateId, { isHeld: true }));
  if (templateId && !template) refuse(finding('field.unknown', 'templateId'));
  const chosen = packageId && (await findActivePackage(tx, accountId, packageId));
  if (packageId && !chosen) refuse(finding('field.unknown', 'packageId'));

  const blank: CampaignState = {
    ...emptyCampaign(type),
    ...(await repository.firstPages(tx, accountId)),
    language: account.primary_language,
    targetUrl: usesField(type, 'landingPage') ? account.default_landing_page_url : '',
  };
  const packaged = chosen ? fromPackage(blank, chosen) : blank;
  const today = dayIn(account.time_zone, now);
  const place = { accountId, workspaceId, today, currency: account.currency };
  const start = template ? await fromTemplate(tx, place, packaged, template) : undefined;
  const state = start?.state ?? packaged;
  const suggestion = await adviseOn(tx, state, account.currency);
  const id = await repository.insertCampaign(tx, accountId, {
    ...columnsOf(state, suggestion),
    workspace_id: workspaceId,
    made_by: personId,
  });
  await recordChange(tx, {
    accountId,
    workspaceId,
    personId,
    requestId,
    kind: 'campaign',
    entityId: id,
    campaignId: id,
    action: 'created',
    after: {
      type,
      usedTemplate: state.usedTemplate,
      package: chosen ? chosen.name : null,
      ...(request.vacancyPage && { vacancyPage: request.vacancyPage }),
    },
    tells: { workspaceId },
  });
  if (start) {
    const { planFacts, plan } = start;
    await carryOutPlan(tx, { ...request, campaignId: id }, planFacts, plan, undefined);
  }
  const made = await findCampaign(tx, accountId, id);
  if (!made) throw notFound();
  return presentCampaign(made, request.role);
}

type Package = NonNullable<Awaited<ReturnType<typeof findActivePackage>>>;

/** With a package, channels, money and runtime are the package's. */
function fromPackage(campaign: CampaignState, chosen: Package): CampaignState {
  refuseWhen(packageStartFindings(campaign.type, chosen));
  const { total, channels } = moneyFor(campaign.type, chosen.money);
  return {
    ...campaign,
    packageId: chosen.id,
    channelsOff: chosen.channelsOff,
    runtime: chosen.runtime || null,
    customTotalGrossBudget: total,
    channelBudget: channels,
  };
}

async function fromTemplate(
  tx: Tx,
  place: { accountId: string; workspaceId: string; today: string; currency: Currency },
  campaign: CampaignState,
  found: { template: Template; revision: number },
) {
  const { template, revision } = found;
  refuseWhen(templateFindings(campaign.type, template));
  const planFacts = await readPlanFacts(tx, { ...place, campaignId: undefined }, found);
  const plan = planChange(planFacts, campaign);
  const state: CampaignState = {
    ...plan.after,
    status: newStatus({ isFromTemplate: true }),
    templateId: template.id,
    templateRevision: revision,
    usedTemplate: templateName(template),
  };
  return { planFacts, plan, state };
}

const emptyCampaign = (type: CampaignType): CampaignState => ({
  type,
  status: newStatus({ isFromTemplate: false }),
  title: '',
  packageId: null,
  targetUrl: '',
  poNumber: '',
  referenceNumber: '',
  language: 'en',
  goal: null,
  functionGroup: null,
  profiles: [],
  locations: [],
  startDate: null,
  endDate: null,
  runtime: null,
  pausedAt: null,
  templateId: null,
  templateRevision: null,
  usedTemplate: null,
  customTotalGrossBudget: null,
  channelBudget: undividedAmounts,
  channelsOff: [],
  ...chosenPages(() => null),
  beneficiary: null,
  payer: null,
  keywords: null,
});
