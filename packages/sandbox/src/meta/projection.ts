import type { World } from '../dialect.ts';
import { invalid } from './graph-error.ts';
import { fields as known } from './names/fields.ts';

/** A field a person asks for, with those inside of it. */
export interface Field {
  name: string;
  inner: Field[];
}

export type NodeKind = keyof typeof known;
export type View = Record<string, unknown>;

/** Another node, told as its id unless a person asks for more. */
export class Reference {
  constructor(
    readonly kind: NodeKind,
    readonly id: string,
    readonly view: () => View,
  ) {}
}

/** Reads 'id,name,creative{id,name},ads.limit(5){id}'. */
export function parseFields(wish: unknown): Field[] {
  const text = Array.isArray(wish) ? wish.join(',') : typeof wish === 'string' ? wish : '';
  const reader = { text, at: 0 };
  const fields = readFields(reader);
  if (reader.at < text.length) throw invalid(`Syntax error in fields at ${reader.at}: ${text}`);
  return fields;
}

function readFields(reader: { text: string; at: number }): Field[] {
  const fields: Field[] = [];
  for (;;) {
    const [match, name = ''] = /^\s*([\w.]*)\s*/.exec(reader.text.slice(reader.at)) ?? [''];
    reader.at += match.length;
    skipModifiers(reader);
    let inner: Field[] = [];
    if (reader.text[reader.at] === '{') {
      reader.at += 1;
      inner = readFields(reader);
      if (reader.text[reader.at] !== '}') throw invalid('Syntax error: } is missing in fields');
      reader.at += 1;
    }
    if (name !== '') fields.push({ name: name.split('.')[0] ?? name, inner });
    if (reader.text[reader.at] !== ',') return fields;
    reader.at += 1;
  }
}

/** '.limit(5)' and its like say how many of the inner ones are wanted; here there are never many. */
function skipModifiers(reader: { text: string; at: number }): void {
  const modifiers = /^(?:\([^)]*\)|\.\w+\([^)]*\))+/.exec(reader.text.slice(reader.at));
  if (modifiers) reader.at += modifiers[0].length;
}

/** A node as far as it was asked for. What it has no value for is left out, as Meta does. */
export function project(kind: NodeKind, view: View, wished: readonly Field[], world: World): View {
  const asked = wished.length === 0 ? [{ name: 'id', inner: [] }] : wished;
  const stranger = asked.find(({ name }) => name !== 'id' && !known[kind].has(name));
  if (stranger) {
    throw invalid(`There is no field ${stranger.name} on a node of type ${kind}`, {
      field: stranger.name,
    });
  }
  const shown = asked.map(({ name, inner }) => [name, told(view[name], inner, world)]);
  const id = view.id === undefined ? {} : { id: view.id };
  return {
    ...Object.fromEntries(shown.filter(([, value]) => value !== undefined && value !== null)),
    ...id,
  };
}

function told(value: unknown, inner: readonly Field[], world: World): unknown {
  if (value instanceof Reference)
    return project(value.kind, { ...value.view(), id: value.id }, inner, world);
  return typeof value === 'function' ? value() : value;
}
