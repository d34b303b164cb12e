/** The networks that live here, each under an address of its own. */
export const sandboxNetworks = ['meta', 'linkedin', 'google'] as const;
export type SandboxNetwork = (typeof sandboxNetworks)[number];
