import type { API_BASE, CSRF_COOKIE, CSRF_HEADER } from '@posthorn/contract';

/* Literal types of the contract without its code: another value does not compile. */
export const apiBase: typeof API_BASE = '/api';
export const csrfCookie: typeof CSRF_COOKIE = 'XSRF-TOKEN';
export const csrfHeader: typeof CSRF_HEADER = 'X-XSRF-TOKEN';
