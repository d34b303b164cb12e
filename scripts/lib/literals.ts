import ts from 'typescript';
import {
  adKinds,
  adTypes,
  campaignStatuses,
  campaignTypes,
  channelSwitches,
  channels,
  networks,
  socialChannels,
} from '../../packages/domain/src/index.ts';

/** What a table of the domain knows, and how values of it are called where they are compared. */
interface Vocabulary {
  table: string;
  words: ReadonlySet<string>;
  one: RegExp;
  many: RegExp;
  /** Its columns in SQL. */
  column: string;
  /** A function that is given one of them asks by name, too. */
  isAskedFor?: true;
}

const vocabularies: readonly Vocabulary[] = [
  {
    table: 'campaign/type.ts',
    words: new Set(campaignTypes),
    one: /^(type|\w*campaignType)$/i,
    many: /types$/i,
    column: 'type',
  },
  {
    table: 'campaign/status.ts',
    words: new Set(campaignStatuses),
    one: /^(status|\w*campaignStatus)$/i,
    many: /statuses$/i,
    column: 'status',
  },
  { table: 'ad/ad-type.ts', words: new Set(adTypes), one: /^/, many: /^/, column: 'type' },
  {
    table: 'a `byKind`',
    words: new Set(adKinds),
    one: /kind(Of)?$/i,
    many: /kinds$/i,
    column: 'kind',
  },
  {
    table: 'channel/network.ts',
    words: new Set(networks),
    one: /network(Of)?$/i,
    many: /networks$/i,
    column: 'network',
    isAskedFor: true,
  },
  {
    table: 'channel/channel.ts or placement.ts',
    words: new Set([...channels, ...channelSwitches, ...socialChannels]),
    one: /(channel|placement|budget|network)$/i,
    many: /(channels|channelsOff|placements|connected|wanted|off)$/i,
    column: '(?:channel|placement)s?(?:_off)?',
    isAskedFor: true,
  },
];

/** What only ads of one kind are made of: a field by which their kind is guessed. */
const madeOf = new Set(['message', 'headlines', 'tags', 'bundle', 'pictures']);

export interface FoundLiteral {
  line: number;
  literal: string;
  /** Where the fact belongs instead. */
  table: string;
}

/** A column compared with a word or a list of them, and a word looked for in a column of lists. */
const inSql = vocabularies.map(({ table, words, column }) => {
  const word = `'\\{?(?<word>${[...words].join('|')})\\b`;
  const comparisons = [
    String.raw`\b${column}\s*(?:=|<>|!=|@>|&&|in)\s*\(?\s*${word}`,
    String.raw`${word}'\s*(?:=|<>)\s*(?:any|all)\s*\(\s*(?:\w+\.)?${column}\b`,
  ];
  return { table, patterns: comparisons.map((pattern) => new RegExp(pattern, 'gi')) };
});

/**
 * Where source code asks by a literal which campaign type, status, ad type, channel or network something
 * is: in comparisons, cases of a switch, `includes` and `has`, conditions of statements, comparisons in
 * SQL, arguments and attributes. And where it repeats a table: lists of several words, lists of one that
 * are sifted where they are written, a word to fall back on, and a word that is given a name.
 */
export function findLiterals(fileName: string, text: string): FoundLiteral[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found: FoundLiteral[] = [];
  const told = new Set<ts.Node>();
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;

  /** Each literal is told of once, as what it was seen as first. */
  function tell(literals: readonly ts.StringLiteralLike[], table: string | undefined): void {
    const [first] = literals;
    if (!table || !first || literals.every((one) => told.has(one))) return;
    for (const one of literals) told.add(one);
    const literal = literals.map(({ text }) => text).join();
    found.push({ line: lineOf(first.getStart()), literal, table });
  }

  function judge(literal: ts.Node, other: ts.Node, by: 'one' | 'many'): void {
    if (!ts.isStringLiteralLike(literal)) return;
    const known = vocabularies.find(
      ({ words, [by]: called }) => words.has(literal.text) && called.test(nameOf(other)),
    );
    tell([literal], known?.table);
  }

  /** A list in which every word is of one table repeats a part of that table. */
  function judgeList(list: ts.Expression, least: number): void {
    if (!ts.isArrayLiteralExpression(list)) return;
    const literals = list.elements.filter(ts.isStringLiteralLike);
    if (literals.length < least) return;
    const known = vocabularies.find(({ words }) => literals.every(({ text }) => words.has(text)));
    tell(literals, known?.table);
  }

  /** Of which kind an ad is, told by what it is made of. */
  function judgeShape({ left, right }: ts.BinaryExpression): void {
    if (!ts.isStringLiteralLike(left)) return;
    if (madeOf.has(left.text) || /^(ad|\w+Ad)$/.test(nameOf(right))) tell([left], 'a `byKind`');
  }

  function judgeOperator(node: ts.BinaryExpression): void {
    const { kind } = node.operatorToken;
    if (isComparison(kind)) {
      judge(node.right, node.left, 'one');
      judge(node.left, node.right, 'one');
    }
    if (kind === ts.SyntaxKind.InKeyword) judgeShape(node);
    if (isFallback(kind) && ts.isStringLiteralLike(node.right)) {
      const { text } = node.right;
      tell([node.right], vocabularies.find(({ words }) => words.has(text))?.table);
    }
  }

  function judgeArgument(node: ts.Node): void {
    if (!ts.isStringLiteralLike(node) || isInPlaceCalled(node.text, node)) return;
    const known = vocabularies.find(({ words, isAskedFor }) => isAskedFor && words.has(node.text));
    tell([node], known?.table);
  }

  function visitCall({ expression, arguments: given }: ts.CallExpression): void {
    const [first, , value] = given;
    if (isCondition(expression) && first && value && ts.isStringLiteralLike(first)) {
      const column = ts.factory.createIdentifier(first.text.replace(/^.*\./, ''));
      const values = ts.isArrayLiteralExpression(value) ? value.elements : [value];
      for (const literal of values) judge(literal, column, 'one');
    }
    if (!ts.isPropertyAccessExpression(expression)) return;
    const list = listOf(expression.expression);
    if (sifters.has(expression.name.text)) judgeList(list, 1);
    if (!lookups.has(expression.name.text) || !first) return;
    if (ts.isArrayLiteralExpression(list)) {
      for (const element of list.elements) judge(element, first, 'one');
    } else judge(first, list, 'many');
  }

  /** A word that is given a name of its own is a fact about it, which belongs beside the word. */
  function judgeConstant({ initializer, parent }: ts.VariableDeclaration): void {
    if (!initializer || (parent.flags & ts.NodeFlags.Const) === 0) return;
    const literal = bareOf(initializer);
    if (!ts.isStringLiteralLike(literal)) return;
    const known = vocabularies.find(({ words }) => words.has(literal.text));
    tell([literal], known?.table);
  }

  function visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node)) judgeOperator(node);
    if (ts.isCaseClause(node)) judge(node.expression, node.parent.parent.expression, 'one');
    if (ts.isCallExpression(node)) {
      visitCall(node);
      node.arguments.forEach(judgeArgument);
    }
    if (ts.isArrayLiteralExpression(node)) judgeList(node, 2);
    if (ts.isVariableDeclaration(node)) judgeConstant(node);
    if (ts.isJsxAttribute(node) && node.initializer) judgeArgument(node.initializer);
    if (ts.isTemplateLiteralToken(node)) {
      for (const { table, patterns } of inSql)
        for (const { groups } of patterns.flatMap((one) => [...node.text.matchAll(one)]))
          found.push({ line: lineOf(node.pos), literal: groups?.word ?? '', table });
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const isComparison = (kind: ts.SyntaxKind): boolean => comparisons.has(kind);

const isFallback = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;

/** A property that is called as the word names it already: a shape with a place for each. */
function isInPlaceCalled(word: string, { parent }: ts.Node): boolean {
  if (!parent || ts.isStatement(parent)) return false;
  const isPlace =
    ts.isPropertyAssignment(parent) &&
    nameOf(parent.name).toLowerCase().startsWith(word.toLowerCase());
  return isPlace || isInPlaceCalled(word, parent);
}

const lookups = new Set(['includes', 'has', 'indexOf']);
const sifters = new Set(['filter', 'find', 'some', 'every']);

/** Kysely's `where(column, operator, value)`, and the same inside an expression: `eb(…)`. */
const isCondition = (node: ts.Expression): boolean =>
  ts.isIdentifier(node)
    ? node.text === 'eb'
    : ts.isPropertyAccessExpression(node) && /^(where|having)$/.test(node.name.text);

/** A value without what is said of its type around it. */
const bareOf = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bareOf(node.expression)
    : node;

/** What is looked through: a list itself, also in a cast or a set. */
function listOf(wrapped: ts.Expression): ts.Expression {
  const node = bareOf(wrapped);
  const isSet = ts.isNewExpression(node) && nameOf(node.expression) === 'Set';
  return (isSet && node.arguments?.[0] && listOf(node.arguments[0])) || node;
}

/** `campaign.status` and `status` are both called status. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isCallExpression(node) || ts.isElementAccessExpression(node))
    return nameOf(node.expression);
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node))
    return nameOf(node.expression);
  return '';
}
