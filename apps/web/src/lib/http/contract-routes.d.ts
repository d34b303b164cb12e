/** What build/contract-routes.ts leaves of the contract. */
declare module 'virtual:contract-routes' {
  import type { Operation, OperationId } from '@posthorn/contract';

  export const operationRoutes: Record<
    OperationId,
    Pick<Operation, 'method' | 'path' | 'changesState'> & { upload?: { field: string } }
  >;
  export {
    ACCOUNT_COOKIE,
    API_BASE,
    CSRF_COOKIE,
    CSRF_HEADER,
    FIRST_SCREEN_ID,
    WORKSPACE_COOKIE,
  } from '@posthorn/contract';
}
