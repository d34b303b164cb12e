import type { SandboxRequest, World } from '../../dialect.ts';
import { GraphError } from '../graph-error.ts';
import { businessAt, catalogueAt } from './kind.ts';

/** Catalogues have allowances of their own, beside those of ad accounts; undefined for anything else. */
export const payerOf = (world: World, id: string): string | undefined =>
  catalogueAt(world, id) || businessAt(world, id) ? `catalogue of ${id}` : undefined;

/** Too many calls to a catalogue, or too many batches of items. */
export const catalogueBusy = (path: string): GraphError =>
  path.includes('items_batch')
    ? new GraphError({
        message: '(#80014) There have been too many batches for this catalog. Wait a bit.',
        code: 80014,
        subcode: 2446079,
      })
    : new GraphError({
        message: '(#80009) There have been too many calls to this catalog account. Wait a bit.',
        code: 80009,
        subcode: 2446079,
      });

export const isOfCatalogue = ({ path }: SandboxRequest, world: World): boolean =>
  path.split('/').some((segment) => payerOf(world, segment) !== undefined);
