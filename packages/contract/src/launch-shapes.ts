import { adStates, budgetChannels, channelStates, formStates } from '@posthorn/domain';
import { z } from 'zod';
import { id, timestamp } from './shapes.ts';

/** What became of a launch so far. A campaign that was never launched has no channels in it. */
export const launch = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(budgetChannels),
      state: z.enum(channelStates),
      /** How many of its ads were created. */
      made: z.int().nonnegative(),
      /** How many of other campaigns come before it, while it waits for its turn. */
      ahead: z.int().nonnegative(),
      /** When it is tried again, where that is what it waits for. */
      retryAt: timestamp.nullable(),
      /** Why it failed or is tried again. */
      reason: z.string().nullable(),
      /** The form that its ads open; null where they open none. */
      form: z.object({ state: z.enum(formStates), reason: z.string().nullable() }).nullable(),
      ads: z.array(z.object({ adId: id, state: z.enum(adStates), reason: z.string().nullable() })),
    }),
  ),
});

/** What the networks say beforehand. */
export const launchCheck = z.object({
  /** Launched campaigns with the same title and a place and a day in common, the newest first. */
  doubles: z.array(z.object({ id, hash: z.string() })),
  channels: z.array(
    z.object({
      channel: z.enum(budgetChannels),
      /** False where it could not be asked, or did not answer in time. */
      isAnswered: z.boolean(),
      /** What it would refuse: an ad, the form, or the campaign as a whole. */
      refusals: z.array(
        z.object({ adId: id.nullable(), isAboutForm: z.boolean(), reason: z.string() }),
      ),
      /** What a person should know; nothing is refused for it. */
      remarks: z.array(z.string()),
    }),
  ),
});
