import type { CampaignAction, CampaignStatus, CampaignType } from '@posthorn/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { PageAddress } from '../../../lib/routes/page-address.ts';

/** What a command knows of its campaign; rows and whole campaigns both have it. */
export interface CommandTarget {
  id: string;
  title: string;
  hash: string;
  poNumber: string;
  startDate: string | null;
  endDate: string | null;
  type: CampaignType;
  status: CampaignStatus;
  version: number;
  /** What the server said the signed-in person may do with it. */
  abilities: readonly CampaignAction[];
}

/** Where a command is given. */
interface CommandPlace {
  queryClient: QueryClient;
  accountId: string;
  pathname: () => string;
  navigate: (page: PageAddress) => Promise<void>;
}

interface Confirmation {
  title: (name: string) => string;
  /** What happens, and what stays. */
  text: string;
  label: string;
}

interface CommandBase {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Can not be taken back: last in the menu, and red. */
  isDestructive?: boolean;
  /** Offered to those who may do this; to every member where it is none of the actions. */
  action?: CampaignAction;
  /** Where it has another place for some of those who may. */
  isOffered?: (campaign: CommandTarget) => boolean;
}

/** Opens a page. */
export interface LinkCommand extends CommandBase {
  kind: 'link';
  hrefOf: (campaign: CommandTarget) => PageAddress;
}

/** Changes something; asks first where it says how. It tells the person itself how it went. */
export interface ActCommand extends CommandBase {
  kind: 'act';
  confirmation?: Confirmation;
  run: (campaign: CommandTarget, place: CommandPlace) => Promise<void>;
}

/** Opens a dialog of its own, in which more is entered. */
export interface OpenCommand extends CommandBase {
  kind: 'open';
  opens: 'extend' | 'boost' | 'saveAsTemplate';
}

/** One object per thing that can be done with a campaign; every menu shows the same ones. */
export type CampaignCommand = LinkCommand | ActCommand | OpenCommand;
