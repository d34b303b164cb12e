import { firstRoutes, type Route } from 'virtual:contract-routes';
import type { OperationId } from '@posthorn/contract';
import { noAnswer } from './api-error.ts';

const routes = { ...firstRoutes };

/** Where an operation is. Loads the routes of what lies beyond the first screens when one is asked for. */
export async function operationRoute(id: OperationId): Promise<Route> {
  if (!routes[id]) {
    const later = await import('virtual:later-contract-routes').catch(() => {
      throw noAnswer();
    });
    Object.assign(routes, later.laterRoutes);
  }
  return routes[id] as Route;
}

export const changesState = ({ method, changesState: says }: Route): boolean =>
  method !== 'GET' || says === true;
