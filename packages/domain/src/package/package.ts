export const packageStatuses = ['active', 'inactive', 'archived'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** Only active packages can be chosen for a new campaign. */
export const isOffered = (offered: { status: PackageStatus }): boolean =>
  offered.status === 'active';
