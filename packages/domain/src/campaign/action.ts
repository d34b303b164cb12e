import { campaignActionTexts } from '#texts/campaign-action';
import { type Finding, finding } from '../finding.ts';
import type { Role } from '../member/role.ts';
import { type Capability, can } from '../permission/capability.ts';
import {
  type CampaignStatus,
  campaignStatusTags,
  type Difference,
  differsOnNetworks,
  isOver,
  isPaused,
} from './status.ts';

export const campaignActions = [
  'deploy',
  'redeploy',
  'resume',
  'pause',
  'boost',
  'extend',
  'changeTemplate',
  'stop',
  'delete',
  'finish',
  'fail',
] as const;
export type CampaignAction = (typeof campaignActions)[number];

/** What an action does to a campaign that is in one status. */
export interface Move {
  /** The status afterwards; the one before where the action leaves it. */
  to: CampaignStatus;
  /** Closed while `launchGate` finds something. */
  gate: 'launch' | null;
  /**
   * What the networks are to do. `publish`: show the campaign as it is now. `steer`: show, pause or
   * end what is already published. `enlarge`: show what is published for longer or for more money.
   * `retry`: repeat only what was refused. null: nothing. Which of shown, paused or ended it becomes
   * follows from the status afterwards, see `deliveryOf`.
   */
  networks: 'publish' | 'steer' | 'enlarge' | 'retry' | null;
}

/** A text of the noun campaign. */
type DoneText = 'activated' | 'paused' | 'stopped' | 'deleted';

interface ActionSpec<Right extends Capability | null> {
  label: string;
  /** What is said when it worked. */
  done?: DoneText;
  /** Can not be taken back: comes last in menus and is confirmed in red. */
  destructive?: true;
  /** What a person needs to do it; null where only the product itself does it. */
  right: Right;
  /** Only while there are errors, or changes that the networks have not got. */
  needsDifference?: true;
  /** By the status before. A status that is missing does not allow the action. */
  moves: Partial<Record<CampaignStatus, Move>>;
}

const publish = (to: CampaignStatus): Move => ({ to, gate: 'launch', networks: 'publish' });
const steer = (to: CampaignStatus): Move => ({ to, gate: null, networks: 'steer' });
const enlarge = (to: CampaignStatus): Move => ({ to, gate: 'launch', networks: 'enlarge' });
const here = (to: CampaignStatus): Move => ({ to, gate: null, networks: null });

/**
 * Everything that can be done with a campaign: from which status to which, who may, what closes it,
 * what the networks do, and its words. Menus, bars, tooltips and commands read this. Filling in its fields
 * is none of these actions: `isConfigurable` says when, and 'campaign.edit' who.
 */
export const campaignActionSpecs: {
  [Action in CampaignAction]: ActionSpec<Action extends 'finish' | 'fail' ? null : Capability>;
} = {
  deploy: {
    label: campaignActionTexts.deploy,
    right: 'campaign.launch',
    moves: {
      draft: publish('active'),
      to_approve: publish('active'),
      failed: publish('active'),
    },
  },
  redeploy: {
    label: campaignActionTexts.redeploy,
    right: 'campaign.launch',
    needsDifference: true,
    moves: {
      active: publish('active'),
      paused: publish('paused'),
      failed: publish('active'),
      // Only ends what a network refused to end; what is over is never published again.
      stopped: { to: 'stopped', gate: null, networks: 'retry' },
      finished: { to: 'finished', gate: null, networks: 'retry' },
    },
  },
  resume: {
    label: campaignActionTexts.resume,
    done: 'activated',
    right: 'campaign.launch',
    moves: { paused: steer('active') },
  },
  pause: {
    label: campaignActionTexts.pause,
    done: 'paused',
    right: 'campaign.launch',
    moves: { active: steer('paused') },
  },
  boost: {
    label: campaignActionTexts.boost,
    right: 'campaign.launch',
    moves: { active: enlarge('active') },
  },
  extend: {
    label: campaignActionTexts.extend,
    right: 'campaign.launch',
    // What is over runs again.
    moves: {
      active: enlarge('active'),
      paused: enlarge('paused'),
      stopped: enlarge('active'),
      finished: enlarge('active'),
    },
  },
  changeTemplate: {
    label: campaignActionTexts.changeTemplate,
    right: 'campaign.edit',
    moves: { draft: here('draft'), to_approve: here('to_approve') },
  },
  stop: {
    label: campaignActionTexts.stop,
    done: 'stopped',
    destructive: true,
    right: 'campaign.launch',
    moves: { active: steer('stopped'), paused: steer('stopped') },
  },
  delete: {
    label: campaignActionTexts.delete,
    done: 'deleted',
    destructive: true,
    right: 'campaign.edit',
    moves: { draft: here('draft'), to_approve: here('to_approve') },
  },
  // The last day is over. The networks end by themselves; what still stands active there is switched off.
  finish: {
    label: campaignActionTexts.finish,
    right: null,
    moves: { active: steer('finished'), paused: steer('finished') },
  },
  // No network shows anything of the campaign, and no attempt is left.
  fail: {
    label: campaignActionTexts.fail,
    right: null,
    moves: { active: here('failed'), paused: here('failed') },
  },
};

/** What decides which actions a campaign allows. */
export interface ActionCampaign extends Difference {
  status: CampaignStatus;
}

/** What the action does to this campaign; undefined where it is not allowed. */
export function moveOf(action: CampaignAction, campaign: ActionCampaign): Move | undefined {
  const { needsDifference, moves } = campaignActionSpecs[action];
  return needsDifference && !differsOnNetworks(campaign) ? undefined : moves[campaign.status];
}

/** What the button below the ads does; what is over has none. */
export const launchActionOf = (campaign: ActionCampaign): 'deploy' | 'redeploy' | undefined =>
  isOver(campaign.status)
    ? undefined
    : (['redeploy', 'deploy'] as const).find((action) => moveOf(action, campaign));

/** What that button says. A campaign from a template is approved by launching it. */
export function launchLabelOf(
  action: 'deploy' | 'redeploy',
  { isFromTemplate }: { isFromTemplate: boolean },
): string {
  if (action === 'redeploy') return campaignActionSpecs.redeploy.label;
  return isFromTemplate ? campaignActionTexts.approveAndLaunch : campaignActionTexts.deployCampaign;
}

/** What a move makes of a campaign's status. How long it has been paused counts from its first moment. */
export const statusAfter = ({ to }: Move, pausedAt: Date | null, now: Date) => ({
  status: to,
  pausedAt: isPaused(to) ? (pausedAt ?? now) : null,
});

/** The statuses an action can begin in, for statements that change many campaigns at once. */
export const statusesBefore = (action: CampaignAction): CampaignStatus[] =>
  Object.keys(campaignActionSpecs[action].moves) as CampaignStatus[];

/** Said when an action is not possible in the status the campaign is in. */
export const wrongStatusFinding = (status: CampaignStatus): Finding =>
  finding('campaign.wrongStatus', 'status', { status: campaignStatusTags[status].label });

/**
 * Why a person of this role can not do it now; nothing when they can. `inTheWay` is what `launchGate`
 * found; it counts only for actions whose gate it is.
 */
export function evaluateAction(
  action: CampaignAction,
  campaign: ActionCampaign,
  role: Role,
  { inTheWay }: { inTheWay: readonly Finding[] },
): Finding[] {
  const { right } = campaignActionSpecs[action];
  if (right === null || !can(role, right)) return [finding('permission.role')];
  const move = moveOf(action, campaign);
  if (!move) return [wrongStatusFinding(campaign.status)];
  return move.gate === 'launch' ? [...inTheWay] : [];
}

/**
 * What a member of this role may do with the campaign, as every answer about it says. What is still
 * in the way of a launch is not looked at here: the page of its ads lists that.
 */
export const abilitiesOf = (campaign: ActionCampaign, role: Role): CampaignAction[] =>
  campaignActions.filter(
    (action) => evaluateAction(action, campaign, role, { inTheWay: [] }).length === 0,
  );
