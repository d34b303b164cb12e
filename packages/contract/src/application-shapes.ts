import { z } from 'zod';
import { count } from './campaign-shapes.ts';

/** A file, to be saved by the page that asked for it. */
export const file = z.object({ name: z.string(), content: z.string() });

/** What is handed over to a person who applied; of how many applications, and how many can not be read. */
export const personData = file.extend({ count, unreadable: count });

export const personErased = z.object({ count, unreadable: count });
