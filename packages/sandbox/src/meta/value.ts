import { isRecord, type Params } from './call.ts';
import { invalid } from './graph-error.ts';
import { enums } from './names/enums.ts';
import { members } from './names/members.ts';

/** A text that must be there. */
export function text(params: Params, name: string): string {
  const value = optionalText(params, name);
  if (value === undefined || value.trim() === '') {
    throw invalid(`The parameter ${name} is required`, { field: name });
  }
  return value;
}

export function optionalText(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw invalid(`Param ${name} must be a string`, { field: name });
}

/** Money in the smallest unit, kept as text, as Meta tells it. */
export function amount(params: Params, name: string): string | undefined {
  const value = optionalText(params, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,15}$/.test(value)) {
    throw invalid(`Param ${name} must be a whole number of cents`, { field: name });
  }
  return String(BigInt(value));
}

export function list(params: Params, name: string): unknown[] | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw invalid(`Param ${name} must be an array`, { field: name });
  return value;
}

export function record(params: Params, name: string): Record<string, unknown> | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw invalid(`Param ${name} must be an object`, { field: name });
  return value;
}

/** One of the values that Meta knows for this parameter. */
export function oneOf(name: string, value: unknown, of: keyof typeof enums): string {
  if (typeof value === 'string' && enums[of].has(value)) return value;
  throw invalid(`Param ${name} must be one of {${[...enums[of]].join(', ')}}`, { field: name });
}

/** A moment: as a date with its offset, or as seconds. */
export function moment(params: Params, name: string): number | undefined {
  const value = optionalText(params, name);
  if (value === undefined) return undefined;
  const at = /^\d{9,11}$/.test(value) ? Number(value) * 1000 : Date.parse(value);
  if (Number.isNaN(at)) throw invalid(`Param ${name} must be a date`, { field: name });
  return at;
}

/** What of which kind stands under another name. */
const aliases: Record<string, keyof typeof members> = {
  excluded_geo_locations: 'geo_locations',
  template_data: 'link_data',
};

/** Refuses members that Meta does not know, however deep they are. */
export function checkMembers(name: string, value: unknown, path = name): void {
  const kind = name in members ? (name as keyof typeof members) : aliases[name];
  if (kind === undefined) return;
  if (Array.isArray(value)) {
    for (const one of value) checkMembers(name, one, path);
    return;
  }
  if (!isRecord(value)) throw invalid(`Param ${path} must be an object`, { field: path });
  for (const [member, inner] of Object.entries(value)) {
    if (!members[kind].has(member)) {
      throw invalid(`There is no ${member} in ${path}`, { field: `${path}.${member}` });
    }
    checkMembers(member, inner, `${path}.${member}`);
  }
}
