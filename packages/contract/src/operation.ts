import type { AccountFeature, Capability } from '@posthorn/domain';
import type { z } from 'zod';

/** Inside an account: what the id in the path belongs to. */
type OwnedScope =
  | 'account'
  | 'workspace'
  | 'campaign'
  | 'template'
  | 'media'
  | 'croppedImage'
  | 'pageRequest'
  /** As `account`, and also open to the admins of its master account, from above. */
  | 'accountOrMaster';

/** Scopes whose target lies in one account, in which the caller has a role. */
export type AccountScope = OwnedScope | 'ad' | 'workspaceInBody';

/**
 * Who may call. Most scopes turn the id in the path into the caller's role there; a caller without
 * access gets the answer of an id that does not exist. The server's table of scopes has a row for each.
 */
export type Access =
  | { scope: 'public' }
  /** Only where MODE is local; in production it is refused to everyone. */
  | { scope: 'local'; session: boolean }
  | { scope: 'session' }
  /**
   * `reads`: what the answer shows besides, which a token has to be allowed as well. `feature`: a part of the product;
   * in an account that does not have it, the operation answers as if there were no such account.
   */
  | { scope: OwnedScope; capability: Capability; reads?: Capability; feature?: AccountFeature }
  /** An ad of a campaign, or of a template: what is asked for depends on whose it is. */
  | { scope: 'ad'; capability: Capability; ofTemplate: Capability }
  /** As `workspace`, but the body names account and slug; asked once the body is read. */
  | { scope: 'workspaceInBody'; capability: Capability }
  /** Of the admins of a master account, above the accounts. Others are told that there is no such thing. */
  | { scope: 'masterAccount' }
  /** An account of the caller's master account, seen from above: without entering it. */
  | { scope: 'managedAccount' };

/** Buckets of the rate limiter; numbers live in the server's limits table. */
export type Limit =
  | 'signIn'
  | 'autocomplete'
  | 'search'
  | 'stream'
  | 'letter'
  | 'invitation'
  | 'upload'
  | 'picture'
  | 'newCampaign'
  | 'launch'
  | 'launchCheck'
  | 'places'
  | 'pageRequest'
  | 'connect'
  | 'feedCheck'
  | 'feedRefresh'
  | 'jobPicture'
  | 'vacancyReading'
  | 'report';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What kind of answer comes back: JSON unless said otherwise. */
export type AnswerKind = 'json' | 'empty' | 'redirect' | 'events' | 'file';

export interface Operation {
  method: Method;
  /** Relative to the API base, with :parameters. */
  path: `/${string}`;
  summary: string;
  tag: string;
  access: Access;
  limit?: Limit;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What the body may weigh, where the usual megabyte is not enough. */
  maxBodyMegabytes?: number;
  /**
   * The body is a form with one file in it; `body` then describes its other fields. Where the file may be left out,
   * the body may also come as JSON.
   */
  upload?: { field: string; maxMegabytes: number; isOptional?: true };
  kind?: AnswerKind;
  status?: number;
  answer?: z.ZodType;
  /** Takes If-Match: another person's newer version refuses the write. */
  versioned?: true;
  /** That newer version, which comes with the refusal, where the operation itself answers nothing. */
  current?: z.ZodType;
  /**
   * Takes an Idempotency-Key: the same key from the same person gives the same answer for a day and
   * makes nothing twice. What the handler answers is what its one transaction returned.
   */
  idempotent?: true;
  /** Answered 206 when it was done in part; then the answer's `message` says what is missing. */
  maybePartial?: true;
  /** It may be so long that it is compressed; it must not hold any secret. */
  isLong?: true;
  /**
   * A GET that changes state because its path was agreed that way. It is never cached or prefetched
   * and wants the same proof of origin as any other change.
   */
  changesState?: true;
}

export function operation<const O extends Operation>(definition: O): O {
  return definition;
}
