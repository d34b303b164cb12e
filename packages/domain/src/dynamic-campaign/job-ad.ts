import type { CallToAction } from '../ad/call-to-action.ts';

/** What stands around each job. The network fills in {{product.name}} and so on with the job it shows. */
export interface JobAdTemplate {
  message: string;
  callToAction: CallToAction;
}

/** Used where nothing else was said: the job speaks for itself. */
export const usualJobAd: JobAdTemplate = {
  message: '{{product.description}}',
  callToAction: 'APPLY_NOW',
};

/** An item of a job list, as the catalogue of the network has it. */
export interface AdvertisedJob {
  name: string;
  description: string;
  brand: string;
}

/** The ad of one job, as people see it: what the network makes of a template and an item. */
export function jobAdOf({ message, callToAction }: JobAdTemplate, job: AdvertisedJob) {
  const fields: Record<string, string> = {
    name: job.name,
    description: job.description,
    brand: job.brand,
  };
  return {
    message: message.replace(/\{\{product\.(\w+)\}\}/g, (_, field: string) => fields[field] ?? ''),
    headline: job.name,
    description: job.description,
    callToAction,
  };
}
