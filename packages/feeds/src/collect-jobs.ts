import {
  cut,
  type FeedMapping,
  finding,
  JOB_DESCRIPTION_MAX,
  type JobField,
  type JobValues,
  jobFields,
} from '@posthorn/domain';
import { FeedProblem } from './feed-problem.ts';
import type { XmlEvents } from './xml-parser.ts';

/** One step of the paths that are of interest; an element that is no step is passed over with all in it. */
interface Step {
  inner: Map<string, Step>;
  /** What its text fills. */
  fields: JobField[];
  attributes: [name: string, field: JobField][];
  isJob: boolean;
}

const newStep = (): Step => ({ inner: new Map(), fields: [], attributes: [], isJob: false });

function stepAt(from: Step, path: string): Step {
  let step = from;
  for (const name of path === '' ? [] : path.split('/')) {
    const inner = step.inner.get(name) ?? newStep();
    step.inner.set(name, inner);
    step = inner;
  }
  return step;
}

function stepsOf({ record, fields }: FeedMapping): Step {
  const top = newStep();
  const job = stepAt(top, record);
  job.isJob = true;
  for (const field of jobFields) {
    const path = fields[field];
    if (path === undefined) continue;
    const [element = '', attribute] = path.split('@');
    const step = stepAt(job, element);
    if (attribute === undefined) step.fields.push(field);
    else step.attributes.push([attribute, field]);
  }
  return top;
}

/** What is kept of one element: enough for a description with its markup. */
const TEXT_MAX = 4 * JOB_DESCRIPTION_MAX;
/** More images or places than that are not advertised. */
const VALUES_MAX = 100;
/** Characters that are kept of one job until it ends. */
const JOB_MAX = 1024 * 1024;
/** Elements of one job, those that are passed over too, but not the markup of its texts. */
const ELEMENTS_MAX = 10_000;

/**
 * Takes the jobs out of a document by a mapping, one after the other. `line` is where the document is read. Throws
 * FeedProblem at a job that would fill the memory.
 */
export function collectJobs(
  mapping: FeedMapping,
  found: (values: JobValues) => void,
  line: () => number,
): XmlEvents {
  const steps: Step[] = [stepsOf(mapping)];
  /** Texts of those open elements that fill something, the innermost last. */
  const texts: string[] = [];
  let passedOver = 0;
  /** Since the job began that is open; undefined outside of jobs. */
  let elements: number | undefined;
  let values: Partial<Record<JobField, string[]>> = {};
  let kept = 0;
  const keep = (text: string, room: number): string => {
    const part = cut(text, room);
    kept += part.length;
    if (kept > JOB_MAX) {
      throw new FeedProblem('isXml', finding('feed.longText', '', { line: line() }));
    }
    return part;
  };
  const add = (field: JobField, text: string) => {
    if (text.trim() === '') return;
    const known = values[field];
    if (!known) values[field] = [text];
    else if (known.length < VALUES_MAX) known.push(text);
  };
  return {
    open(name, attributes) {
      if (elements !== undefined && texts.length === 0 && ++elements > ELEMENTS_MAX) {
        const found = finding('feed.manyElements', '', { max: ELEMENTS_MAX, line: line() });
        throw new FeedProblem('structure', found);
      }
      const step = passedOver > 0 ? undefined : steps.at(-1)?.inner.get(name);
      if (!step) {
        passedOver++;
        return;
      }
      steps.push(step);
      if (step.isJob) {
        elements = 0;
        values = {};
        kept = 0;
      }
      for (const [attribute, field] of step.attributes) {
        const text = attributes[attribute];
        if (text !== undefined) add(field, keep(text, TEXT_MAX));
      }
      if (step.fields.length > 0) texts.push('');
    },
    text(part) {
      // Markup inside a description is passed over; its text belongs to the description.
      const before = texts.at(-1);
      if (before === undefined || before.length >= TEXT_MAX) return;
      texts[texts.length - 1] = before + keep(part, TEXT_MAX - before.length);
    },
    close() {
      if (passedOver > 0) {
        passedOver--;
        return;
      }
      const step = steps.pop();
      if (!step) return;
      if (step.fields.length > 0) {
        const text = texts.pop() ?? '';
        for (const field of step.fields) add(field, text);
      }
      if (!step.isJob) return;
      elements = undefined;
      found(values);
    },
  };
}
