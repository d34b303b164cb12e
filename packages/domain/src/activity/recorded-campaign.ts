import type { AdType } from '../ad/ad-type.ts';
import type { ErrorResolution } from '../campaign/error.ts';
import type { Goal } from '../campaign/goal.ts';
import type { Language } from '../campaign/language.ts';
import type { CampaignStatus } from '../campaign/status.ts';
import type { CampaignType } from '../campaign/type.ts';
import type { Channel, SocialChannel } from '../channel/channel.ts';
import type { BudgetChannel, Placement } from '../channel/placement.ts';

/** What is written down of a campaign when it changes; names rather than ids, for people to read. */
export interface RecordedCampaign {
  title?: string;
  status?: CampaignStatus;
  type?: CampaignType;
  /** Its name. */
  workspace?: string;
  targetUrl?: string;
  poNumber?: string;
  referenceNumber?: string;
  language?: Language;
  goal?: Goal | null;
  functionGroup?: string | null;
  profiles?: string[];
  locations?: string[];
  startDate?: string | null;
  endDate?: string | null;
  beneficiary?: string | null;
  payer?: string | null;
  /** As they are written down, excluded ones with a minus; null where they are the job profiles'. */
  keywords?: string[] | null;
  usedTemplate?: string | null;
  package?: string | null;
  pages?: Partial<Record<SocialChannel, string | null>>;
  /** Cents. */
  budget?: number | null;
  channelBudget?: Record<BudgetChannel, number | null>;
  /** Where it is advertised; older entries name whole channels. */
  channels?: (Channel | Placement)[];
  copiedFrom?: string;
  /** The page of a vacancy that it was made from. */
  vacancyPage?: string;
  /** One ad, by what it is. */
  adAdded?: AdType;
  adChanged?: AdType;
  adRemoved?: AdType;
  /** The version of the form; its texts are not written to the log. */
  formVersion?: number;
  /** The form came from a template. */
  formTaken?: true;
  /** So many, from one archive. */
  bannersUploaded?: number;
  /** So many went when those came. */
  bannersReplaced?: number;
  /** So many, from a template. */
  adsTaken?: number;
  /** So many of the former template went. */
  adsLeft?: number;
  /** So many say what the template says now. */
  adsRenewed?: number;
  /** The change of template before was taken back. */
  templateUndone?: true;
  /** What its template had changed since was brought. */
  templateUpdated?: true;
  /** What became of it on a network. */
  published?: BudgetChannel;
  refused?: BudgetChannel;
  /** What was asked of a network that shows it, and refused. */
  notDone?: { act: NotDone; channel: BudgetChannel };
  adsRefused?: { channel: BudgetChannel; ads: number };
  /** It stood there otherwise than wished, and was brought back to that. */
  setRight?: BudgetChannel;
  /** What was refused is tried again. */
  redeployed?: true;
  /** Changes that waited to be published were undone. */
  putBack?: true;
  /** One thing that was refused there is tried again. */
  errorRetried?: BudgetChannel | null;
  errorResolved?: {
    channel: BudgetChannel | null;
    resolution: ErrorResolution;
    note: string | null;
  };
}

/** What can be refused of a campaign that is on a network; its words are under these names. */
export type NotDone = 'notPaused' | 'notStopped' | 'notResumed' | 'notUpdated';

export interface CampaignChange {
  action: 'created' | 'changed' | 'removed';
  before: RecordedCampaign | null;
  after: RecordedCampaign | null;
}

/** A record before and after; what is not named did not change. */
export type Values = { before: RecordedCampaign; after: RecordedCampaign };
