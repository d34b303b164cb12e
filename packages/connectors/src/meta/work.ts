import type { Run } from '../connector.ts';
import type { Plan } from '../plan.ts';
import type { Graph } from './graph.ts';
import type { Standing } from './tree.ts';

/** What every step of a publication works with. */
export interface Work {
  graph: Graph;
  run: Run;
  plan: Plan;
  /** What the journal knows of, as it was found when the work began. */
  standing: Standing;
}
