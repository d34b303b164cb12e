import { applicationStatusTexts } from '#texts/application-status';

/** How far an application has come. */
export const applicationStatuses = ['new', 'contacted', 'invited', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

interface ApplicationStatusSpec {
  label: string;
  tone: 'blue' | 'orange' | 'success' | 'gray';
  /** Whether it is settled what becomes of the application: it is then kept for as long after that. */
  isDecided: boolean;
}

export const applicationStatusSpecs: Record<ApplicationStatus, ApplicationStatusSpec> = {
  new: { label: applicationStatusTexts.new, tone: 'blue', isDecided: false },
  contacted: { label: applicationStatusTexts.contacted, tone: 'orange', isDecided: false },
  invited: { label: applicationStatusTexts.invited, tone: 'success', isDecided: true },
  declined: { label: applicationStatusTexts.declined, tone: 'gray', isDecided: true },
};

export const applicationSorts = ['newest', 'oldest', 'name', 'status'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** What is written down of those who deal with applications. */
export const applicationUses = [
  'listed',
  'opened',
  'changed',
  'downloaded',
  'handedOver',
  'erased',
  'recordRead',
] as const;
export type ApplicationUse = (typeof applicationUses)[number];

export const applicationUseLabels: Record<ApplicationUse, string> = {
  listed: applicationStatusTexts.listed,
  opened: applicationStatusTexts.opened,
  changed: applicationStatusTexts.changed,
  downloaded: applicationStatusTexts.downloaded,
  handedOver: applicationStatusTexts.handedOver,
  erased: applicationStatusTexts.erased,
  recordRead: applicationStatusTexts.recordRead,
};

/** What is left of an application to which the record refers. */
export const applicationStates = ['readable', 'unreadable', 'erased'] as const;

/** Why the contents of an application are gone. */
export const erasureReasons = ['time', 'person'] as const;
export type ErasureReason = (typeof erasureReasons)[number];
