import type {
  CalendarDate,
  CallToAction,
  CapType,
  Currency,
  Goal,
  NetworkState,
  Utm,
} from '@posthorn/domain';
import type { Failure } from './failure.ts';
import type { Journal } from './journal/journal.ts';
import type { Refs } from './journal/store.ts';
import type { Reason } from './reason.ts';

/**
 * What a campaign on a list of jobs is to become on its network: a catalogue with one item for each job and
 * place, and for each feed a set of its items, an ad set and an ad that shows them. Complete and plain, so that
 * it can be stored as JSON. The items are not in it: they come as differences, see `ItemChanges`.
 */
export interface CataloguePlan {
  /** Ours alone, the same for every attempt: stands in the name of everything that is created. */
  marker: string;
  title: string;
  goal: Goal;
  currency: Currency;
  /** What may be spent on a day by all feeds together, in cents. */
  dailyBudget: number;
  /** The most that a result may cost; null where the network may choose. */
  cap: CatalogueCap | null;
  /** Where the ads are shown, ISO 3166, two letters. Also where the campaign is declared to be about jobs. */
  countries: readonly string[];
  /** In whose name it is advertised, and who pays. */
  employer: string;
  payer: string;
  /** The network's own ids of the pages that speak; ads are on Instagram only where it has an account there. */
  pages: { facebook: string; instagram: string | null };
  /**
   * Whose events tell which items people looked at; null where the account has none. What counts as an
   * application is chosen for the ad account.
   */
  pixelId: string | null;
  /** What stands around each item. */
  template: CatalogueTemplate;
  utm: Utm;
  feeds: readonly CatalogueFeed[];
  /** Whether it is to be shown once it is whole. */
  isOn: boolean;
}

export interface CatalogueCap {
  type: CapType;
  cents: number;
}

/** Title, text and address of an ad are those of the item it shows. */
export interface CatalogueTemplate {
  message: string;
  callToAction: CallToAction;
  /** Where people go who do not click on an item. */
  link: string;
}

/** A part of the items with an ad set and an ad of its own. */
export interface CatalogueFeed {
  /** Ours, letters, digits and hyphens: items name it. */
  id: string;
  name: string;
}

/** One job at one place. */
export interface CatalogueItem {
  /** The same for the same job and place, for as long as they are advertised. */
  retailerId: string;
  /** The same for all places of a job. */
  groupId: string;
  /** The feed of the plan whose ad shows it. */
  feedId: string;
  title: string;
  description: string;
  link: string;
  /** The network refuses items without one. */
  image: string;
  moreImages: readonly string[];
  brand: string;
  place: string;
  region: string;
  category: string;
  jobType: string;
}

/** A part of what differs between the catalogue and the list. No retailer id stands in it twice. */
export interface ItemBatch {
  /** Made where they are not there, changed where they are. */
  upserts: readonly CatalogueItem[];
  /** Retailer ids. What is not there is as good as removed. */
  removals: readonly string[];
}

export interface ItemRefusal {
  retailerId: string;
  /** What the network said. */
  message: string;
}

/**
 * What still has to be sent of the items. A process may die between any two calls: a batch that was sent and
 * not settled is asked for and sent again, which does no harm.
 */
export interface ItemChanges {
  /**
   * The next at most `max` differences, in the same order until they are settled; undefined where nothing
   * differs. What was sent to another catalogue than this one is gone: all items differ then.
   */
  next(max: number, catalogueId: string): Promise<ItemBatch | undefined>;
  /** The network has taken a batch, except for what it refused. */
  settled(batch: ItemBatch, refusals: readonly ItemRefusal[]): Promise<void>;
}

/** What the connector works with while it changes something. */
export interface CatalogueRun {
  journal: Journal;
  signal?: AbortSignal | undefined;
}

/** A feed that could not be published, beside others that could. */
export interface FeedFailure {
  feedId: string;
  failure: Failure;
}

export interface PublishedCatalogue {
  plan: CataloguePlan;
  refs: Refs;
}

/** A campaign that the network is asked about, and the days whose figures are wanted, both included. */
export interface CatalogueToFollow extends PublishedCatalogue {
  from: CalendarDate;
  to: CalendarDate;
}

/** What the network says of one feed: its ad set with its ad. */
export interface FeedStatus {
  feedId: string;
  state: NetworkState;
  /** Why it was rejected or is limited. */
  reasons: Reason[];
}

/** What the ad of one feed did on one day of the ad account. Spend is in cents. */
export interface FeedFigure {
  feedId: string;
  day: CalendarDate;
  impressions: number;
  clicks: number;
  leads: number;
  spend: number;
}

export interface CatalogueStatus {
  state: NetworkState;
  isOn: boolean;
  /** In cents, as it stands at the network. */
  dailyBudget: number | null;
  feeds: FeedStatus[];
}

export type FollowedCatalogue =
  | {
      status: CatalogueStatus;
      figures: FeedFigure[];
      /** How many people saw it since it began: they can not be added up from days. */
      reach: number;
    }
  | { error: unknown };

/**
 * Campaigns on catalogues, with the journal and the guarantees of other campaigns: a process that calls one of
 * these may die at any point and call it again, and nothing is done twice.
 */
export interface CatalogueConnector {
  /**
   * Brings what stands there in line with the plan: makes what is missing, switched off; sends the items;
   * changes what differs; takes away feeds that the plan no longer has; and switches on only what is whole,
   * where the plan wants it on. Also for a plan that has changed. A feed that is refused for good does not
   * hold up the others. Anything else is thrown, `NotYet` where the network is still busy with items.
   */
  publish(plan: CataloguePlan, run: CatalogueRun, items: ItemChanges): Promise<FeedFailure[]>;
  /** Sends what differs in the items, and nothing else: after each reading of the list. */
  sendItems(plan: CataloguePlan, run: CatalogueRun, items: ItemChanges): Promise<void>;
  pause(run: CatalogueRun): Promise<void>;
  resume(run: CatalogueRun): Promise<void>;
  /** Ends it for good. Figures stay readable. */
  stop(run: CatalogueRun): Promise<void>;
  /** Takes away all of it, the catalogue included. */
  remove(plan: CataloguePlan, run: CatalogueRun): Promise<void>;
  /** Removes what carries our marker but is not in the journal: a late echo. Answers how many. */
  tidy(published: PublishedCatalogue, run: CatalogueRun): Promise<number>;
  /** As `Connector.follow`: asked together, answered in the same order, each failing by itself. */
  follow(asked: readonly CatalogueToFollow[]): Promise<FollowedCatalogue[]>;
}
