/** Only active packages can be chosen for a new campaign. */
export const packageStatuses = ['active', 'inactive', 'archived'] as const;
export type PackageStatus = (typeof packageStatuses)[number];
