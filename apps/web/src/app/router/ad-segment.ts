import { adTypeOfSegment } from '@posthorn/domain';

/** Whether an address names a kind of ad, as campaigns or as templates call it. */
export const isAdSegment = (of: 'campaign' | 'template', segment: string): boolean =>
  adTypeOfSegment(of, segment) !== undefined;
