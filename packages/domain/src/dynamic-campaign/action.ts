import { dynamicCampaignActionTexts as texts } from '#texts/dynamic-campaign-action';
import { wrongStatusFinding } from '../campaign/action.ts';
import { type Finding, finding } from '../finding.ts';
import type { Role } from '../member/role.ts';
import { type Capability, can } from '../permission/capability.ts';
import type { DynamicCampaignStatus } from './status.ts';

export const dynamicCampaignActions = [
  'deploy',
  'edit',
  'resume',
  'pause',
  'stop',
  'delete',
  'finish',
] as const;
export type DynamicCampaignAction = (typeof dynamicCampaignActions)[number];

export interface DynamicMove {
  /** The status afterwards. */
  to: DynamicCampaignStatus;
  /** Closed while `deployFindings` or, where it only is about money, `resumeFindings` finds something. */
  gate: 'deploy' | 'cover' | null;
  /** publish: show the campaign. change: show it with another budget. steer: show, pause or end what is there. */
  networks: 'publish' | 'change' | 'steer' | null;
}

interface DynamicActionSpec<Right extends Capability | null> {
  label: string;
  /** What is said when it worked; nothing where only the product itself does it. */
  done: string | null;
  /** Whether the menu of a campaign offers it; deploying is offered below the preview. */
  isInMenu: boolean;
  /** Can not be taken back: confirmed in red. */
  destructive?: true;
  /** What a person needs to do it; null where only the product itself does it. */
  right: Right;
  /** By the status before. A status that is missing does not allow the action. */
  moves: Partial<Record<DynamicCampaignStatus, DynamicMove>>;
}

const steer = (to: DynamicCampaignStatus): DynamicMove => ({ to, gate: null, networks: 'steer' });
const change = (to: DynamicCampaignStatus): DynamicMove => ({ to, gate: null, networks: 'change' });
const here = (to: DynamicCampaignStatus): DynamicMove => ({ to, gate: null, networks: null });

/** Everything that can be done with a dynamic campaign. Menus, buttons and commands read this. */
export const dynamicCampaignActionSpecs: {
  [Action in DynamicCampaignAction]: DynamicActionSpec<Action extends 'finish' ? null : Capability>;
} = {
  deploy: {
    label: texts.deploy,
    done: texts.deployed,
    isInMenu: false,
    right: 'campaign.launch',
    moves: { draft: { to: 'active', gate: 'deploy', networks: 'publish' } },
  },
  edit: {
    label: texts.edit,
    done: texts.edited,
    isInMenu: true,
    right: 'campaign.edit',
    moves: { draft: here('draft'), active: change('active'), paused: change('paused') },
  },
  resume: {
    label: texts.resume,
    done: texts.resumed,
    isInMenu: true,
    right: 'campaign.launch',
    moves: { paused: { to: 'active', gate: 'cover', networks: 'steer' } },
  },
  pause: {
    label: texts.pause,
    done: texts.paused,
    isInMenu: true,
    right: 'campaign.launch',
    moves: { active: steer('paused') },
  },
  stop: {
    label: texts.stop,
    done: texts.stopped,
    isInMenu: true,
    destructive: true,
    right: 'campaign.launch',
    moves: { active: steer('stopped'), paused: steer('stopped') },
  },
  delete: {
    label: texts.delete,
    done: texts.deleted,
    isInMenu: true,
    destructive: true,
    right: 'campaign.edit',
    moves: { draft: here('draft') },
  },
  // Its jobs are gone for good.
  finish: {
    label: texts.finish,
    done: null,
    isInMenu: false,
    right: null,
    moves: { active: steer('finished'), paused: steer('finished') },
  },
};

/** What the action does in this status; undefined where it is not allowed. */
export const dynamicMoveOf = (
  action: DynamicCampaignAction,
  status: DynamicCampaignStatus,
): DynamicMove | undefined => dynamicCampaignActionSpecs[action].moves[status];

/** Why a person of this role can not do it now, besides what is in the way of deploying. */
export function dynamicActionFinding(
  action: DynamicCampaignAction,
  status: DynamicCampaignStatus,
  role: Role,
): Finding | undefined {
  const { right } = dynamicCampaignActionSpecs[action];
  if (right === null || !can(role, right)) return finding('permission.role');
  return dynamicMoveOf(action, status) ? undefined : wrongStatusFinding(status);
}

/** What a member of this role may do with the campaign, as every answer about it says. */
export const dynamicAbilitiesOf = (
  status: DynamicCampaignStatus,
  role: Role,
): DynamicCampaignAction[] =>
  dynamicCampaignActions.filter((action) => !dynamicActionFinding(action, status, role));
