import { catalogue, type MessageCode, roles } from '@posthorn/domain';
import { z } from 'zod';

export const id = z.uuid();
export const timestamp = z.iso.datetime({ offset: true });
export const role = z.enum(roles);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
export const version = z.int().positive();

/** Control characters (but tab and line breaks) and half characters are in no text a person typed. */
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
export const text = z.string().refine((value) => !unprintable.test(value), 'unprintable');

export const accountParams = z.object({ accountId: id });

export const finding = z.object({
  code: z.enum(Object.keys(catalogue) as [MessageCode, ...MessageCode[]]),
  severity: z.enum(['error', 'warning']),
  path: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
