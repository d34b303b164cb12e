import { adTypeOfSegment } from '@posthorn/domain';

/** Whether an address names a kind of ad that a campaign can have. */
export const isAdSegment = (segment: string): boolean =>
  adTypeOfSegment('campaign', segment) !== undefined;
