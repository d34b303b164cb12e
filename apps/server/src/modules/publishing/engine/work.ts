import type { Tried } from './attempt.ts';
import type { AnyPublication, Lease } from './lease.ts';
import type { PublishTools } from './tools.ts';

/** What is done with one kind of publication. Lease, journal, patience and order are the same for all. */
export interface Work<Row extends AnyPublication, Try extends Tried<object>> {
  isOf(lease: Lease<AnyPublication>): lease is Lease<Row>;
  /** Tells screens in the middle of the work. */
  mention(tools: PublishTools, row: Row): Promise<void>;
  /** One try to get to where it is wanted. */
  attempt(tools: PublishTools, lease: Lease<Row>, signal: AbortSignal): Promise<Try>;
  /** Writes down how a try ended, with everything that follows from it, and gives the lease back. */
  settle(tools: PublishTools, lease: Lease<Row>, tried: Try): Promise<void>;
  /** A try that ended because something of ours went wrong. */
  stumbled(tools: PublishTools, row: Row): Try;
}
