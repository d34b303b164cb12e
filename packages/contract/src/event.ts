import { z } from 'zod';
import { id } from './shapes.ts';

/** What the event stream says: which kind of thing changed, and which one. Details are fetched. */
export const accountEvent = z.object({
  kind: z.enum([
    'account',
    'workspace',
    'membership',
    'invitation',
    'notification',
    'campaign',
    /** How far a campaign has come on its networks; the campaign itself is as it was. */
    'launch',
    /** The applications to a campaign, whose id it is. */
    'application',
    'template',
    'package',
    'jobList',
    'dynamicCampaign',
    'media',
    /** A view of the overview, of one person or shared. */
    'savedView',
  ]),
  id: id.nullable(),
  action: z.enum(['created', 'changed', 'removed']),
  /** Whose change it was, so that a screen can tell its own echo. */
  by: id.nullable(),
});

export type AccountEvent = z.infer<typeof accountEvent>;
