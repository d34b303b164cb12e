export { erroredQuery, resetErrored } from './api/list-errored.ts';
export { useHasErrored } from './model/use-has-errored.ts';
