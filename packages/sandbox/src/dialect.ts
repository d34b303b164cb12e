import type {
  Delivery,
  DeliveryBudget,
  StatisticQuery,
  StatisticRow,
} from './delivery/delivery.ts';
import type { RefusalName } from './doubtful-refusals.ts';
import type { FaultEffect } from './faults/effect.ts';
import type { NetworkLedger } from './ledger/ledger.ts';
import type { LedgerObject } from './ledger/object.ts';
import type { SandboxNetwork } from './network.ts';
import type { Point, SandboxPlace, SandboxPlaceQuery } from './places/places.ts';
import type { Review, ReviewWish } from './review.ts';
import type { Tiers } from './tiers.ts';
import type { Usage } from './usage.ts';

/**
 * How one network speaks. The core reads requests, decides about faults, and carries out one request
 * after another: nothing else happens in between, and what a request wrote is kept as one.
 */
export interface Dialect {
  network: SandboxNetwork;
  /** Carries out a request. What it throws takes back what it wrote, and is answered with 500. */
  handle(request: SandboxRequest, world: World): SandboxAnswer | Promise<SandboxAnswer>;
  /** Whether a path is a page for people besides the consent page: a browser may open it. */
  isForPeople?(path: string): boolean;
  /** The pages for people that there are to open, newest first. */
  linksForPeople?(world: World): LinkForPeople[];
  /** What a new ad account holds from the start. */
  furnish?(account: SandboxAccount, ledger: NetworkLedger): void;
  /** How this network says that something went wrong. Nothing is carried out. */
  fault(effect: SpokenFault, request: SandboxRequest, world: World): SandboxAnswer;
  /** Every ad that ever was, as delivery sees it. Depends on the ledger alone, not on the clock. */
  deliveries(world: World): Delivery[];
  /**
   * A thing as people look at it: campaigns, what is below them, and ads. Undefined for the rest:
   * pictures, criteria, forms. Parents in the ledger make the tree.
   */
  describe?(object: LedgerObject, world: World): Described | undefined;
}

export interface LinkForPeople {
  label: string;
  path: string;
}

export interface Described {
  /** In the network's words: 'PAUSED'. */
  status: string;
  review?: string;
  /** Minor units, where it has a budget of its own. */
  budget?: number;
  period?: DeliveryBudget['period'];
  start?: number | null;
  end?: number | null;
}

/** What a network says itself; the other effects happen to its answers, on the way. */
export type SpokenFault = Extract<
  FaultEffect,
  | 'rateLimit'
  | 'dailyQuota'
  | 'transient'
  | 'tokenExpired'
  | 'permission'
  | 'policy'
  | 'sunsetVersion'
>;

export interface SandboxRequest {
  method: string;
  /** As it came, decoded: '/v26.0/act_1/campaigns'. */
  path: string;
  /** Not decoded, for those who have a syntax of their own. */
  rawPath: string;
  query: URLSearchParams;
  rawQuery: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Where this network is reached: 'http://127.0.0.1:4011'. For links to next pages and uploads. */
  origin: string;
  /** Of several things in this request, do some and refuse others. */
  isPartial: boolean;
}

export interface SandboxAnswer {
  status: number;
  headers?: Record<string, string>;
  /** A Buffer goes out as it is, anything else as JSON, undefined as an empty body. */
  body?: unknown;
}

export interface SandboxAccount {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
}

export interface SandboxPage {
  id: string;
  name: string;
  instagramUserId: string | null;
  /** The terms of forms were not accepted for it, until a person does so here. */
  lacksTerms?: boolean;
}

/** What a dialect works with. Everything in it belongs to its own network. */
export interface World {
  seed: string;
  /** Virtual time, in milliseconds. Never runs backwards. */
  now(): number;
  ledger: NetworkLedger;
  /** Digits, later ones higher; Meta's are too large for a number. */
  newId(): string;
  accounts(): SandboxAccount[];
  /** Opens an ad account with all that a new one holds; one that is there already stays as it is. */
  openAccount(account: SandboxAccount): void;
  /** Whether our application has named this address for people who come back from a consent page. */
  mayReturnTo(url: string): boolean;
  pages(): SandboxPage[];
  places(query: SandboxPlaceQuery): SandboxPlace[];
  /** Undefined far from any. */
  nearestCity(point: Point): SandboxPlace | undefined;
  tiers: Tiers;
  /** Whether a refusal that no source confirms is switched on. */
  refuses(name: RefusalName): boolean;
  /** Counts a call by the points it costs, and says how much of the allowance is used. */
  countCall(account: string, points?: number): Usage;
  review(wish: ReviewWish): Review;
  statistics(query: StatisticQuery): StatisticRow[];
  /** What a budget has spent so far, in minor units. */
  spentOf(budgetId: string): number;
  /** The people who filled in the form of an ad, oldest first. */
  leads(adId: string): SandboxLead[];
}

export interface SandboxLead {
  id: string;
  adId: string;
  at: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}
