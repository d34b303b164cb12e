import type { FeedCheck, FeedJob, FeedMapping, Finding, ReadingOutcome } from '@posthorn/domain';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Made } from '../made.ts';

export interface JobListTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  reference_id: string;
  template_id: string | null;
  created_at: Made;
  updated_at: Made;
  version: Generated<number>;
}

export interface FeedTable {
  id: Generated<string>;
  account_id: string;
  job_list_id: string;
  url: string;
  login: Generated<string>;
  sealed_password: Buffer | null;
  job_profile_id: string;
  mapping: JSONColumnType<FeedMapping> | null;
  moved_to: string | null;
  tried_at: Date | null;
  read_at: Date | null;
  next_at: Made;
  closes_missing: Generated<boolean>;
  /** Who asked for the reading that is due; null where the product reads it by itself. */
  asked_by: string | null;
  /** Of the answer that was taken over last; empty where the host did not say. */
  etag: Generated<string>;
  last_modified: Generated<string>;
  /** The day for which that answer was read. */
  unchanged_on: string | null;
  lease: string | null;
  leased_until: Date | null;
  /** When its last reading began. */
  leased_at: Date | null;
  jobs_count: Generated<number>;
  items_count: Generated<number>;
  /** Of the jobs, so many have no image. */
  without_image_count: Generated<number>;
  created_at: Made;
  updated_at: Made;
}

/** What was found about one job of a feed. */
interface KeptJobFinding {
  position: number;
  line: number;
  id: string;
  title: string;
  finding: Finding;
}

export interface FeedReadingTable {
  id: Generated<string>;
  account_id: string;
  feed_id: string | null;
  url: string;
  login: string;
  person_id: string | null;
  began_at: Made;
  ended_at: Date | null;
  outcome: Generated<ReadingOutcome>;
  failed_check: FeedCheck | null;
  problem: JSONColumnType<Finding> | null;
  mapping: JSONColumnType<FeedMapping> | null;
  valid_jobs: Generated<number>;
  refused_jobs: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  gone: Generated<number>;
  /** The host said that nothing has changed since the reading before. */
  is_unchanged: Generated<boolean>;
  findings: JSONColumnType<KeptJobFinding[], string | undefined, string>;
}

/** What the columns of a job do not say. */
export type JobContent = Omit<FeedJob, 'id' | 'title' | 'url'>;

/** One job at one place. */
interface JobItem {
  feed_id: string;
  job_id: string;
  place: string;
  key: Buffer;
  title: string;
  url: string;
  content: JSONColumnType<JobContent>;
  hash: Buffer;
}

export interface JobTable extends JobItem {
  id: Generated<string>;
  added_at: Made;
  changed_at: Made;
  gone_at: Date | null;
}

export interface JobIncomingTable extends JobItem {
  lease: string;
  known: string | null;
  position: GeneratedAlways<string>;
}
