/** The networks that live here, each under an address of its own. */
export const sandboxNetworks = ['meta', 'linkedin', 'google'] as const;
export type SandboxNetwork = (typeof sandboxNetworks)[number];

export const perNetwork = <T>(make: (network: SandboxNetwork) => T): Record<SandboxNetwork, T> =>
  Object.fromEntries(sandboxNetworks.map((network) => [network, make(network)])) as Record<
    SandboxNetwork,
    T
  >;
