import type { MessageCode } from '../message/catalogue.ts';
import type { CampaignStatus } from './status.ts';

export const campaignActions = [
  'deploy',
  'resume',
  'pause',
  'boost',
  'extend',
  'changeTemplate',
  'stop',
  'delete',
] as const;
export type CampaignAction = (typeof campaignActions)[number];

interface ActionSpec {
  label: string;
  from: readonly CampaignStatus[];
  /** The status afterwards; none where the action leaves it, or ends the campaign. */
  to?: CampaignStatus;
  /** What is said when it worked. */
  done?: MessageCode;
  /** Can not be taken back: comes last in menus and is confirmed in red. */
  destructive?: true;
}

/** What can be done with a campaign in which status, for menus, bars, tooltips and the server. */
export const campaignActionSpecs: Record<CampaignAction, ActionSpec> = {
  // A draft is launched with the deploy button of its page; the menu offers it after a failure.
  deploy: { label: 'Deploy', from: ['failed'], to: 'active' },
  resume: { label: 'Resume', from: ['paused'], to: 'active', done: 'campaign.activated' },
  pause: { label: 'Pause', from: ['active'], to: 'paused', done: 'campaign.paused' },
  boost: { label: 'Boost', from: ['active'] },
  extend: { label: 'Extend', from: ['active', 'paused', 'stopped', 'finished'] },
  changeTemplate: { label: 'Change template', from: ['draft', 'to_approve'] },
  stop: {
    label: 'Stop',
    from: ['active', 'paused'],
    to: 'stopped',
    done: 'campaign.stopped',
    destructive: true,
  },
  delete: {
    label: 'Delete',
    from: ['draft', 'to_approve'],
    done: 'campaign.deleted',
    destructive: true,
  },
};

export const allows = (action: CampaignAction, status: CampaignStatus): boolean =>
  campaignActionSpecs[action].from.includes(status);

export const actionsFor = (status: CampaignStatus): CampaignAction[] =>
  campaignActions.filter((action) => allows(action, status));
