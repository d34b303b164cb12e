import type { MessageCode } from './message/catalogue.ts';

/**
 * What every rule returns. The code names the sentence in the catalogue, the path names the field,
 * and the parameters fill the sentence. Rules never return prose and never throw.
 */
export interface Finding {
  code: MessageCode;
  severity: 'error' | 'warning';
  path: string;
  params?: Record<string, string | number>;
}

export function finding(code: MessageCode, path = '', params?: Finding['params']): Finding {
  return params ? { code, severity: 'error', path, params } : { code, severity: 'error', path };
}
