/** Names both ends of a request must agree on. */
export const API_BASE = '/api';
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';
/** Of each answer of the API: what time it is in the product, in milliseconds. */
export const TIME_HEADER = 'X-Product-Time';
/** Written by the page: which account and workspace it showed last, so that the next one begins there. */
export const ACCOUNT_COOKIE = 'posthorn_account';
export const WORKSPACE_COOKIE = 'posthorn_workspace';
/** The element of the page that holds its first answers. */
export const FIRST_SCREEN_ID = 'first-screen';
