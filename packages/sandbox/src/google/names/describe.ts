import { enums } from './enums.ts';
import { type MessageName, messages } from './messages.ts';

export interface FieldType {
  name: string;
  /** A scalar, or 'message' for one that is not looked into. */
  scalar: string | undefined;
  message: MessageName | undefined;
  enumeration: ReadonlySet<string> | undefined;
  enumName: string | undefined;
  isList: boolean;
  isImmutable: boolean;
  isOutput: boolean;
  /** The choice it belongs to. */
  choice: string | undefined;
}

const described = new Map<MessageName, ReadonlyMap<string, FieldType>>();

/** The fields of a message by their names in camel case. */
export function fieldsOf(message: MessageName): ReadonlyMap<string, FieldType> {
  const known = described.get(message);
  if (known) return known;
  const fields = new Map((messages[message].match(/\S+/g) ?? []).map((text) => fieldOf(text)));
  described.set(message, fields);
  return fields;
}

function fieldOf(text: string): [string, FieldType] {
  const [, name = '', sign = '', type = '', list, mark, choice] =
    /^(\w+):([@=]?)(\w+)(\*?)([!-]?)(?:\|(\w+))?$/.exec(text) ?? [];
  return [
    name,
    {
      name,
      scalar: sign === '' ? type : undefined,
      message: sign === '@' ? (type as MessageName) : undefined,
      enumeration: sign === '=' ? new Set((enums[type] ?? '').split(' ')) : undefined,
      enumName: sign === '=' ? type : undefined,
      isList: list === '*',
      isImmutable: mark === '!',
      isOutput: mark === '-',
      choice,
    },
  ];
}

export const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
