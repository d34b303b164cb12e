import type { CataloguePlan } from '@posthorn/connectors';
import type { Lease } from '../engine/lease.ts';
import { stumbledOurselves } from '../engine/settle.ts';
import type { Work } from '../engine/work.ts';
import { attemptCatalogue, type CatalogueTried } from './attempt.ts';
import type { CataloguePublication } from './publication.ts';
import { settleCatalogue } from './settle.ts';
import { tellCatalogue } from './tell.ts';

/** Publications of dynamic campaigns. */
export const catalogueWork: Work<CataloguePublication, CatalogueTried> = {
  isOf: (lease): lease is Lease<CataloguePublication> => lease.row.dynamic_campaign_id !== null,
  mention: tellCatalogue,
  attempt: attemptCatalogue,
  settle: settleCatalogue,
  stumbled: (_, row) => ({
    ...stumbledOurselves<CataloguePlan>(row, false),
    failedFeeds: undefined,
  }),
};
