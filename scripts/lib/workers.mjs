import { availableParallelism } from 'node:os';

/** They share one product and one PostgreSQL: more at once would only wait for these. */
const MOST = 8;

/** Processes of unit, database, server and web tests; two even on one core, because each waits at times. */
export const testWorkers = (cores = availableParallelism()) => Math.min(Math.max(cores, 2), MOST);

/** Journeys wait for the product in between: three keep two cores busy, five were not done any sooner. */
export const journeyWorkers = (cores = availableParallelism()) => Math.min(cores + 1, MOST);
