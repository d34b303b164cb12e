import { type Finding, finding } from '../finding.ts';
import { type JobField, jobFields } from './field-names.ts';

/** Where in a feed the jobs are, and from which element each field of a job is filled. */
export interface FeedMapping {
  /** From the outermost element to that of a job: `source/job`. */
  record: string;
  /** Inside the element of a job: `title`, `location/city`, `link@href`, `@id`. */
  fields: Partial<Record<JobField, string>>;
}

export const PATH_MAX = 200;
const isPath = (path: string): boolean =>
  path.length <= PATH_MAX && /^(?:[^\s/@<>]+\/)*(?:[^\s/@<>]+|[^\s/@<>]*@[^\s/@<>]+)$/.test(path);

/** Without these there is nothing that could be advertised. */
const needed: readonly JobField[] = ['title', 'url'];

/** What is wrong with a mapping that a person has corrected. */
export function mappingFindings({ record, fields }: FeedMapping): Finding[] {
  const badRecord = !isPath(record) || record.includes('@');
  return [
    ...(badRecord ? [finding('feed.badPath', 'mapping.record')] : []),
    ...jobFields.flatMap((field) => {
      const path = fields[field];
      const at = `mapping.fields.${field}`;
      if (path === undefined) {
        return needed.includes(field) ? [finding('field.required', at)] : [];
      }
      return isPath(path) ? [] : [finding('feed.badPath', at)];
    }),
  ];
}

/** Whether a mapping leads to jobs at all. */
export const isMapped = ({ fields }: FeedMapping): boolean =>
  needed.every((field) => fields[field] !== undefined);
