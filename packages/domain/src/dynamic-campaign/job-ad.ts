import type { CallToAction } from '../ad/call-to-action.ts';

/** What an ad of a job is made of: fields of an item of a job list. */
export interface AdvertisedJob {
  name: string;
  description: string;
  brand: string;
}

/** The texts of an ad: above the picture, below it, and on its button. */
export interface JobAd {
  message: string;
  headline: string;
  description: string;
  callToAction: CallToAction;
}

/**
 * The ad of every job, as the network keeps it: it fills in the item it shows. The preview is made by
 * `jobAdOf`, which says the same of one job.
 */
export const jobAdTemplate: JobAd = {
  message: '{{product.description}}',
  headline: '{{product.name}}',
  description: '{{product.brand}}',
  callToAction: 'APPLY_NOW',
};

/** The ad of one job, as people see it. */
export function jobAdOf({ name, description, brand }: AdvertisedJob): JobAd {
  const fields: Record<string, string> = { name, description, brand };
  const filled = (text: string) =>
    text.replace(/\{\{product\.(\w+)\}\}/g, (_, field: string) => fields[field] ?? '');
  return {
    message: filled(jobAdTemplate.message),
    headline: filled(jobAdTemplate.headline),
    description: filled(jobAdTemplate.description),
    callToAction: jobAdTemplate.callToAction,
  };
}
