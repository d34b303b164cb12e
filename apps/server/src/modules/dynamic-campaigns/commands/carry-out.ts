import type { Tx } from '@posthorn/db';
import { type DynamicMove, deliveryOf } from '@posthorn/domain';
import { type CatalogueWish, publishCatalogue, steerCatalogue } from '../../publishing/index.ts';

const onNetworks = { publish: publishCatalogue, change: steerCatalogue, steer: steerCatalogue };

/** Makes a move of the table of actions on the networks. */
export async function carryOut(
  tx: Tx,
  { to, networks }: DynamicMove,
  campaign: Omit<CatalogueWish, 'delivery'>,
): Promise<void> {
  const delivery = deliveryOf(to);
  if (networks && delivery) await onNetworks[networks](tx, { ...campaign, delivery });
}
