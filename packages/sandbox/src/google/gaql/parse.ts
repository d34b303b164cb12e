import { refuse } from '../errors.ts';

const operators = [
  '=',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  'IN',
  'NOT IN',
  'LIKE',
  'NOT LIKE',
  'BETWEEN',
  'DURING',
  'IS NULL',
  'IS NOT NULL',
] as const;
export type Operator = (typeof operators)[number];

export interface Condition {
  field: string;
  operator: Operator;
  values: string[];
}

export interface Query {
  select: string[];
  from: string;
  where: Condition[];
  orderBy: { field: string; isDescending: boolean }[];
  limit: number | undefined;
}

interface Token {
  type: 'word' | 'text' | 'sign' | 'end';
  value: string;
}

const pattern =
  /\s*(?:(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<word>[\w.~/-]+)|(?<sign>!=|>=|<=|[=<>(),]))/gy;

const LONGEST_QUERY = 20_000;

const no = (code: string, message: string, trigger = ''): never =>
  refuse(`queryError.${code}`, `Error in query: ${message}`, [], trigger ? { trigger } : {});

function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  const end = query.trimEnd().length;
  if (end > LONGEST_QUERY) no('QUERY_ERROR', 'the query is too long.');
  for (let at = 0; at < end; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const { text, word, sign } = pattern.exec(query)?.groups ?? {};
    if (text !== undefined) {
      tokens.push({ type: 'text', value: text.slice(1, -1).replace(/\\(.)/g, '$1') });
    } else if (word !== undefined) tokens.push({ type: 'word', value: word });
    else if (sign !== undefined) tokens.push({ type: 'sign', value: sign });
    else {
      const rest = query.slice(at).trimStart();
      const isText = rest.startsWith("'") || rest.startsWith('"');
      no(isText ? 'STRING_NOT_TERMINATED' : 'BAD_SYMBOL', `unexpected ${rest.slice(0, 20)}`);
    }
  }
  return [...tokens, { type: 'end', value: '' }];
}

/** The language in which Google Ads is asked, as far as SELECT … FROM … WHERE … goes. */
export function parse(query: string): Query {
  const reader = new Reader(tokensOf(query));
  if (!reader.skip('SELECT')) no('EXPECTED_SELECT', 'it begins with SELECT.');
  const select = reader.list(() => reader.name('BAD_FIELD_NAME'));
  if (!reader.skip('FROM')) no('EXPECTED_FROM', 'FROM is missing.');
  const from = reader.name('BAD_RESOURCE_TYPE_IN_FROM_CLAUSE');
  const where: Condition[] = [];
  if (reader.skip('WHERE')) {
    do where.push(condition(reader));
    while (reader.skip('AND'));
  }
  const orderBy: Query['orderBy'] = [];
  if (reader.skip('ORDER')) {
    if (!reader.skip('BY')) no('EXPECTED_BY', 'BY is missing.');
    orderBy.push(
      ...reader.list(() => {
        const field = reader.name('BAD_FIELD_NAME');
        const isDescending = reader.skip('DESC');
        if (!isDescending) reader.skip('ASC');
        return { field, isDescending };
      }),
    );
  }
  const limit = reader.skip('LIMIT') ? limitOf(reader.next().value) : undefined;
  if (reader.skip('PARAMETERS')) reader.list(() => reader.assignment());
  const { type, value } = reader.next();
  if (type !== 'end')
    no(where.length > 0 ? 'EXPECTED_AND' : 'UNEXPECTED_INPUT', `unexpected ${value}`, value);
  return { select, from, where, orderBy, limit };
}

function limitOf(value: string): number {
  if (!/^\d{1,9}$/.test(value)) no('BAD_LIMIT_VALUE', 'LIMIT is a number.', value);
  if (Number(value) < 1) no('LIMIT_VALUE_TOO_LOW', 'LIMIT is one at least.', value);
  return Number(value);
}

function condition(reader: Reader): Condition {
  const field = reader.name('BAD_FIELD_NAME');
  const operator = operatorOf(reader);
  if (operator === 'IS NULL' || operator === 'IS NOT NULL') return { field, operator, values: [] };
  if (operator === 'IN' || operator === 'NOT IN')
    return { field, operator, values: reader.inBrackets() };
  const first = reader.value();
  if (operator !== 'BETWEEN') return { field, operator, values: [first] };
  if (!reader.skip('AND'))
    no('EXPECTED_VALUE_WITH_BETWEEN_OPERATOR', 'BETWEEN has two values with AND.');
  return { field, operator, values: [first, reader.value()] };
}

function operatorOf(reader: Reader): Operator {
  if (reader.skip('IS')) {
    const isNot = reader.skip('NOT');
    if (!reader.skip('NULL')) no('BAD_OPERATOR', 'IS goes with NULL.');
    return isNot ? 'IS NOT NULL' : 'IS NULL';
  }
  const isNot = reader.skip('NOT');
  const { value } = reader.next();
  const written = `${isNot ? 'NOT ' : ''}${value.toUpperCase()}`;
  return operators.find((one) => one === written) ?? no('BAD_OPERATOR', `no operator ${written}`);
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  next(): Token {
    const token = this.tokens[this.at] as Token;
    if (token.type !== 'end') this.at += 1;
    return token;
  }

  /** Whether this word or sign comes next; then it is passed. */
  skip(word: string): boolean {
    const { type, value } = this.tokens[this.at] as Token;
    const isNext = type !== 'text' && value.toUpperCase() === word;
    if (isNext) this.at += 1;
    return isNext;
  }

  name(code: string): string {
    const { type, value } = this.next();
    if (type === 'end') no('UNEXPECTED_END_OF_QUERY', 'it ends too early.');
    return type === 'word' && /^[a-z][a-z0-9_.]*$/.test(value) ? value : no(code, 'no name', value);
  }

  value(): string {
    const { type, value } = this.next();
    if (type === 'end') no('UNEXPECTED_END_OF_QUERY', 'it ends too early.');
    return type === 'sign' ? no('BAD_VALUE', 'no value', value) : value;
  }

  list<T>(read: () => T): T[] {
    const found = [read()];
    while (this.skip(',')) found.push(read());
    return found;
  }

  inBrackets(): string[] {
    if (!this.skip('(')) no('EXPECTED_LIST', 'IN has a list in brackets.');
    if (this.skip(')')) no('PROHIBITED_EMPTY_LIST_IN_CONDITION', 'the list is empty.');
    const found = this.list(() => this.value());
    if (!this.skip(')')) no('EXPECTED_LIST', 'the list does not end.');
    return found;
  }

  assignment(): void {
    this.name('BAD_PARAMETER_NAME');
    if (!this.skip('=')) no('BAD_PARAMETER_VALUE', 'a parameter has a value.');
    this.value();
  }
}
