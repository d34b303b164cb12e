import type { Recorded } from './recorder.ts';
import { withoutIds } from './recorder.ts';

/** Where in answers something stands, and of which kind it is: 'data[].id' is a 'string'. */
type Shape = Map<string, Set<string>>;

/** What was answered differently by two networks that should be alike. */
export interface Difference {
  /** The step, the method and the address without ids. */
  call: string;
  /** In words for people who compare the two. */
  what: string;
}

const callOf = ({ step, method, path }: Recorded): string => `${step}: ${method} ${path}`;

function shapeOf(value: unknown, at = '', shape: Shape = new Map()): Shape {
  const note = (kind: string) => shape.set(at, (shape.get(at) ?? new Set()).add(kind));
  if (Array.isArray(value)) {
    note('list');
    for (const one of value) shapeOf(one, `${at}[]`, shape);
  } else if (typeof value === 'object' && value !== null) {
    note('object');
    for (const [name, one] of Object.entries(value))
      shapeOf(one, `${at}${at === '' ? '' : '.'}${withoutIds(name)}`, shape);
  } else note(value === null ? 'null' : typeof value);
  return shape;
}

/** Where `real` answers otherwise than `local`. */
export function differences(real: readonly Recorded[], local: readonly Recorded[]): Difference[] {
  const found: Difference[] = [];
  const calls = new Set([...real, ...local].map(callOf));
  for (const call of calls) {
    const [theirs, ours] = [real, local].map((all) => all.filter((one) => callOf(one) === call));
    const say = (what: string) => found.push({ call, what });
    if (!theirs?.length) say('only made against the sandbox');
    else if (!ours?.length) say('only made against the real network');
    else {
      const [status, local_] = [statusesOf(theirs), statusesOf(ours)];
      if (status !== local_) say(`answered with ${status}, by the sandbox with ${local_}`);
      for (const what of inShape(mergedShape(theirs), mergedShape(ours))) say(what);
    }
  }
  return found;
}

const statusesOf = (calls: readonly Recorded[]): string =>
  [...new Set(calls.map(({ status }) => status))].sort((a, b) => a - b).join(', ');

function mergedShape(calls: readonly Recorded[]): Shape {
  const shape: Shape = new Map();
  for (const { answer } of calls) shapeOf(answer, '', shape);
  return shape;
}

function inShape(real: Shape, local: Shape): string[] {
  const kinds = (of: Set<string>) => [...of].sort().join(' or ');
  return [...new Set([...real.keys(), ...local.keys()])].sort().flatMap((at) => {
    const [theirs, ours] = [real.get(at), local.get(at)];
    const name = at || 'the answer';
    if (!ours && theirs) return [`${name} (${kinds(theirs)}) is missing in the sandbox`];
    if (!theirs && ours) return [`${name} (${kinds(ours)}) is in the sandbox alone`];
    return theirs && ours && kinds(theirs) !== kinds(ours)
      ? [`${name} is ${kinds(theirs)}, in the sandbox ${kinds(ours)}`]
      : [];
  });
}
