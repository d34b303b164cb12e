/** What build/contract-routes.ts leaves of the contract. */
declare module 'virtual:contract-routes' {
  import type { Operation, OperationId } from '@posthorn/contract';

  export type Route = Pick<Operation, 'method' | 'path' | 'changesState'> & {
    upload?: { field: string };
  };
  /** Those of first-operations.ts. */
  export const firstRoutes: Partial<Record<OperationId, Route>>;
  export {
    ACCOUNT_COOKIE,
    API_BASE,
    CSRF_COOKIE,
    CSRF_HEADER,
    FIRST_SCREEN_ID,
    TIME_HEADER,
    WORKSPACE_COOKIE,
  } from '@posthorn/contract';
}

declare module 'virtual:later-contract-routes' {
  import type { Route } from 'virtual:contract-routes';
  import type { OperationId } from '@posthorn/contract';

  /** All others. */
  export const laterRoutes: Partial<Record<OperationId, Route>>;
}
