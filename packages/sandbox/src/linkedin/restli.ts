/** What a query in the writing of Rest.li 2.0 says. Plain values stay texts. */
export type RestliValue = string | RestliValue[] | { [key: string]: RestliValue };

export class NotRestli extends Error {}

/** A whole query. `fields` is a list of bare names, and no value. */
export function parseQuery(rawQuery: string): Record<string, RestliValue> {
  const query = new Map<string, RestliValue>();
  for (const pair of rawQuery.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const key = decoded(at === -1 ? pair : pair.slice(0, at));
    const raw = at === -1 ? '' : pair.slice(at + 1);
    if (query.has(key)) throw new NotRestli(`${key} is there twice`);
    query.set(key, key === 'fields' ? raw.split(',').map(decoded) : parseValue(raw));
  }
  // Not by assignment: `__proto__` would set what the record is made of, not a member.
  return Object.fromEntries(query);
}

export function parseValue(raw: string): RestliValue {
  const reader = new Reader(raw);
  const value = reader.value(true);
  reader.end();
  return value;
}

/** Deep enough for every query there is, and no deeper. */
const DEEPEST = 20;

class Reader {
  private at = 0;
  private depth = 0;

  constructor(private readonly raw: string) {}

  /** At the top a plain value goes on to the end: only inside do commas and colons part things. */
  value(isTop = false): RestliValue {
    if (this.depth > DEEPEST) throw new NotRestli('too deep');
    if (this.raw.startsWith('List(', this.at)) {
      this.at += 'List('.length;
      return this.list();
    }
    if (this.raw[this.at] === '(') {
      this.at += 1;
      return this.record();
    }
    return this.text(isTop ? /[()]/ : /[(),:]/);
  }

  end(): void {
    if (this.at !== this.raw.length) throw new NotRestli(`unexpected ${this.raw.slice(this.at)}`);
  }

  private list(): RestliValue[] {
    return this.inside(() => {
      const values: RestliValue[] = [];
      if (this.takes(')')) return values;
      for (;;) {
        values.push(this.value());
        if (this.takes(')')) return values;
        this.expect(',');
      }
    });
  }

  private record(): { [key: string]: RestliValue } {
    return this.inside(() => {
      const entries: [string, RestliValue][] = [];
      while (!this.takes(')')) {
        if (entries.length > 0) this.expect(',');
        const key = this.text(/[(),:]/);
        this.expect(':');
        entries.push([key, this.value()]);
      }
      return Object.fromEntries(entries);
    });
  }

  private inside<T>(read: () => T): T {
    this.depth += 1;
    const result = read();
    this.depth -= 1;
    return result;
  }

  /** Two apostrophes are a text without letters. */
  private text(ends: RegExp): string {
    const rest = this.raw.slice(this.at);
    const length = rest.search(ends);
    const raw = length === -1 ? rest : rest.slice(0, length);
    this.at += raw.length;
    return raw === "''" ? '' : decoded(raw);
  }

  private takes(sign: string): boolean {
    if (this.raw[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new NotRestli(`expected ${sign} at ${this.at} of ${this.raw}`);
  }
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new NotRestli(`${raw} is not percent-encoded`);
  }
}
