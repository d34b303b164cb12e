import type { AnyPublication } from '../engine/lease.ts';

/** Of a dynamic campaign: a catalogue with its items, and an ad set for each feed. */
export type CataloguePublication = AnyPublication & { dynamic_campaign_id: string };
