/** Names both ends of a request must agree on. */
export const API_BASE = '/api';
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';
