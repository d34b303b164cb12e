import type {
  BudgetChannel,
  CalendarDate,
  Conversion,
  LocationType,
  Message,
  Network,
  NetworkState,
  PlaceCandidate,
  SocialChannel,
} from '@posthorn/domain';
import type { CatalogueConnector } from './catalogue.ts';
import type { Failure } from './failure.ts';
import type { Journal } from './journal/journal.ts';
import type { Refs } from './journal/store.ts';
import type { Asset, Plan, PlannedPlace } from './plan.ts';
import type { Reason } from './reason.ts';

/** Reads the file of an asset, whole or in pieces; `to` is exclusive. */
export type ReadAsset = (asset: Asset, from?: number, to?: number) => Promise<Buffer>;

/** What a connector works with while it changes something. */
export interface Run {
  journal: Journal;
  read: ReadAsset;
  placeOn: PlaceOn;
  signal?: AbortSignal | undefined;
}

/** What a network can be asked beforehand, without a journal. */
export type Rehearsal = Pick<Run, 'read' | 'placeOn' | 'signal'>;

/** Where a network shows ads for a place of ours: in a place of its own, or in a circle around a point. */
export type PlaceOnNetwork =
  | { is: 'place'; key: string; name: string; regionName: string | null }
  | { is: 'pin'; latitude: number; longitude: number; radiusKm: number };

/** Answers a place as the network of the run knows it; undefined where it does not. */
export type PlaceOn = (place: PlannedPlace) => Promise<PlaceOnNetwork | undefined>;

export interface Published {
  plan: Plan;
  refs: Refs;
}

export interface AdStatus {
  adId: string;
  state: NetworkState;
  /** Why it was rejected or is limited. */
  reasons: Reason[];
}

/** What the network says of the whole, to be held against what was wished for. */
export interface Standing {
  isOn: boolean;
  /** In cents; null where the network takes no total, or does not tell. */
  budget: number | null;
  /** Where the network takes its money by the day. */
  daily: DailyMoney | null;
  /** The last day on which ads are shown. */
  endDate: CalendarDate;
}

/** What a network may spend on each day. The days are those of the ad account. */
export interface DailyMoney {
  cents: number;
  timeZone: string;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
}

export interface ChannelStatus {
  state: NetworkState;
  ads: AdStatus[];
  /** Null where nothing stands. */
  standing: Standing | null;
}

/** A publication that a network is asked about, and the days whose figures are wanted, both included. */
export interface ToFollow extends Published {
  from: CalendarDate;
  to: CalendarDate;
}

/** What the network says of one publication, or why it says nothing of this one. */
export type Followed = { status: ChannelStatus; figures: DailyFigure[] } | { error: unknown };

/** Where several parts have an end of their own, one that is not as planned tells more. */
export const tellingEnd = (plan: Plan, ends: readonly CalendarDate[]): CalendarDate =>
  ends.find((end) => end !== plan.endDate) ?? plan.endDate;

/** What one ad did on one day. Spend is in cents. */
export interface DailyFigure {
  adId: string;
  day: CalendarDate;
  /** Facebook and Instagram share a budget, but not their figures. */
  channel: BudgetChannel | 'instagram';
  impressions: number;
  clicks: number;
  leads: number;
  spend: number;
}

export interface Lead {
  id: string;
  adId: string | null;
  at: number;
  answers: { field: string; values: string[] }[];
}

/** A place that a network offers for a name. Whether it is the one that is meant, the domain decides. */
export type FoundPlace = PlaceCandidate;

export interface PlaceQuery {
  name: string;
  type: LocationType;
  countryCode: string;
}

export interface NetworkPage {
  id: string;
  channel: SocialChannel;
  name: string;
  /** Whether its ads may open a form, as far as the page has a say in it. */
  takesForms: boolean;
}

export interface AdAccount {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
}

/** What a network says to a plan before anything of it is there. */
export interface Verdict {
  /** What it would refuse, as far as can be told. */
  refusals: Failure[];
  /** What a person should know; nothing is refused for it. */
  remarks: Message[];
}

/**
 * One network, seen from our side. A process that calls `publish` or another change may die at any point and
 * call it again: what was done stands in the journal, and nothing is done twice.
 */
export interface Connector {
  readonly network: Network;
  /** Campaigns on lists of jobs, where the network has them. */
  readonly catalogue?: CatalogueConnector;
  /** What the network says to a plan without anything being created. */
  validate(plan: Plan, run: Rehearsal): Promise<Verdict>;
  /**
   * Creates what is missing, paused; changes what differs from the plan; removes ads the plan no
   * longer has; and switches on only a tree that is whole. An ad that is refused for good does not
   * hold up the others: it comes back as a failure about that ad. Anything else is thrown.
   */
  publish(plan: Plan, run: Run): Promise<Failure[]>;
  pause(published: Published, run: Run): Promise<void>;
  resume(published: Published, run: Run): Promise<void>;
  /** Ends it for good, today. Figures stay readable. */
  stop(published: Published, run: Run, today: CalendarDate): Promise<void>;
  /**
   * `published.plan` is the one before. Where the network wants ads made anew for more days, answers those
   * that it does not take.
   */
  extend(published: Published, run: Run, endDate: CalendarDate): Promise<Failure[]>;
  /** The new total in cents, not what is added; `spent` is what is gone of it. */
  boost(
    published: Published,
    run: Run,
    change: { budget: number; spent: number; today: CalendarDate },
  ): Promise<void>;
  /** Publishes one ad anew, or for the first time, beside those that run. */
  replaceAd(plan: Plan, adId: string, run: Run): Promise<void>;
  removeAd(published: Published, adId: string, run: Run): Promise<void>;
  /** Removes what carries our marker but is not in the journal: a late echo. Answers how many. */
  tidy(published: Published, run: Run): Promise<number>;
  /**
   * How publications of this ad account are doing, in the order in which they are asked about. They are
   * asked about together: calls are counted by the networks, and one for each would use up what an ad
   * account is allowed. Fails for each of them by itself, never as a whole.
   */
  follow(asked: readonly ToFollow[]): Promise<Followed[]>;
  leads(published: Published, since: number): Promise<Lead[]>;
  searchPlaces(query: PlaceQuery): Promise<FoundPlace[]>;
  listPages(): Promise<NetworkPage[]>;
  listAccounts(): Promise<AdAccount[]>;
  /** What the ad account counts: any of it may be chosen as what is an application. */
  listConversions(): Promise<Conversion[]>;
  /** Names that the network suggests for who profits from the ads and who pays for them. */
  disclosureNames(): Promise<string[]>;
}
