import type { FeedResult } from '../api/check-feed.ts';

type Element = FeedResult['elements'][number];
type Result = Pick<FeedResult, 'root' | 'mapping' | 'elements'>;

const outer = (path: string): string[] => {
  const steps = path.replace(/@.*$/, '').split('/');
  const isAttribute = path.includes('@');
  return isAttribute ? steps : steps.slice(0, -1);
};

/** Elements that hold others, any of which may be a job: the paths from the outermost one. */
export function recordsIn({ root, elements }: Result): string[] {
  if (root === '') return [];
  const found = elements.flatMap(({ path }) => {
    const steps = outer(path).filter(Boolean);
    return steps.map((_, at) => [root, ...steps.slice(0, at + 1)].join('/'));
  });
  return [...new Set([...found, root])];
}

/** What can be chosen inside the element of a job. Where none was recognised, all are told from the outermost one. */
export function elementsOf({ root, mapping, elements }: Result, record: string): Element[] {
  if (mapping) return elements;
  const prefix = record === root ? '' : record.slice(root.length + 1);
  if (prefix === '') return record === root ? elements : [];
  return elements.flatMap(({ path, sample }) =>
    path.startsWith(`${prefix}/`)
      ? [{ path: path.slice(prefix.length + 1), sample }]
      : path.startsWith(`${prefix}@`)
        ? [{ path: path.slice(prefix.length), sample }]
        : [],
  );
}
