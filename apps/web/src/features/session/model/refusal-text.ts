import { catalogue, type MessageCode } from '@posthorn/domain';

/** The identity provider's answer comes back as a code of the catalogue; anything else is not shown. */
export function refusalText(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(catalogue, code)
    ? catalogue[code as MessageCode]
    : undefined;
}
