import type { CataloguePlan, CatalogueRun } from '../../catalogue.ts';
import type { Graph } from '../graph.ts';
import type { Standing } from '../tree.ts';

/** What every step of publishing a campaign on a catalogue works with. */
export interface CatalogueWork {
  graph: Graph;
  run: CatalogueRun;
  plan: CataloguePlan;
  /** What the journal knows of, as it was found when the work began. */
  standing: Standing;
}
