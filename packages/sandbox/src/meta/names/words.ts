/**
 * The names of Meta's Marketing API, as its own specifications list them (api_specs of
 * facebook-business-sdk-codegen, April 2026). Names only; what they mean stands in the other files.
 */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
