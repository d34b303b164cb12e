import {
  areKeywordsOpen,
  type CampaignStatus,
  type ChosenKeywords,
  isBeforeLaunch,
  type TemplateKind,
} from '@posthorn/domain';
import type { Campaign } from '../../campaigns/index.ts';
import type { Template } from '../../templates/index.ts';

/** Whose search ads share the keywords: a campaign, or a template that campaigns begin from. */
export interface KeywordsOwner {
  of: 'campaign' | 'template';
  id: string;
  accountId: string;
  version: number;
  /** Missing for a campaign. */
  templateKind?: TemplateKind;
  chosen: ChosenKeywords | null;
  /** They may still be changed. */
  isOpen: boolean;
  /** Changes reach the network with the next launch. */
  isRunning: boolean;
}

const stateOf = (status: CampaignStatus) => ({
  isOpen: areKeywordsOpen(status),
  isRunning: !isBeforeLaunch(status),
});

export const campaignKeywords = ({
  id,
  accountId,
  version,
  keywords: chosen,
  status,
}: Campaign): KeywordsOwner => ({
  of: 'campaign',
  ...{ id, accountId, version, chosen },
  ...stateOf(status),
});

export const templateKeywords = ({
  id,
  accountId,
  version,
  keywords: chosen,
  kind: templateKind,
}: Template): KeywordsOwner => ({
  of: 'template',
  ...{ id, accountId, version, chosen, templateKind },
  isOpen: true,
  isRunning: false,
});
