import ts from 'typescript';
import {
  adTypes,
  campaignStatuses,
  campaignTypes,
  channelSwitches,
  channels,
  socialChannels,
} from '../../packages/domain/src/index.ts';

/** What a table of the domain knows, and how values of it are called where they are compared. */
interface Vocabulary {
  table: string;
  words: ReadonlySet<string>;
  one: RegExp;
  many: RegExp;
}

const vocabularies: readonly Vocabulary[] = [
  {
    table: 'campaign/type.ts',
    words: new Set(campaignTypes),
    one: /^(type|\w*campaignType)$/i,
    many: /types$/i,
  },
  {
    table: 'campaign/status.ts',
    words: new Set(campaignStatuses),
    one: /^(status|\w*campaignStatus)$/i,
    many: /statuses$/i,
  },
  { table: 'ad/ad-type.ts', words: new Set(adTypes), one: /^/, many: /^/ },
  {
    table: 'channel/channel.ts or placement.ts',
    words: new Set([...channels, ...channelSwitches, ...socialChannels]),
    one: /(channel|placement|budget|network)$/i,
    many: /(channels|channelsOff|placements|connected|wanted|off)$/i,
  },
];

export interface FoundLiteral {
  line: number;
  literal: string;
  /** Where the fact belongs instead. */
  table: string;
}

const inSql = new RegExp(
  `\\bstatus\\s*(?:=|<>|!=|in)\\s*\\(?\\s*'(${campaignStatuses.join('|')})'`,
  'gi',
);

/**
 * Where source code asks which campaign type, status, ad type or channel something is, by a literal:
 * in comparisons, cases of a switch, `includes` and `has`, lists that are sifted where they are written,
 * conditions of statements, and comparisons in SQL.
 */
export function findLiterals(fileName: string, text: string): FoundLiteral[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found: FoundLiteral[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;

  function judge(literal: ts.Node, other: ts.Node, by: 'one' | 'many'): void {
    if (!ts.isStringLiteralLike(literal)) return;
    const known = vocabularies.find(
      ({ words, [by]: called }) => words.has(literal.text) && called.test(nameOf(other)),
    );
    if (!known) return;
    found.push({ line: lineOf(literal.pos), literal: literal.text, table: known.table });
  }

  /** A list in which every word is of one table repeats a part of that table. */
  function judgeList(list: ts.Expression): void {
    if (!ts.isArrayLiteralExpression(list) || list.elements.length === 0) return;
    const texts = list.elements.map((one) => (ts.isStringLiteralLike(one) ? one.text : ''));
    const known = vocabularies.find(({ words }) => texts.every((text) => words.has(text)));
    if (!known) return;
    found.push({ line: lineOf(list.pos), literal: texts.join(), table: known.table });
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
    if (sifters.has(expression.name.text)) judgeList(list);
    if (!lookups.has(expression.name.text) || !first) return;
    if (ts.isArrayLiteralExpression(list)) {
      for (const element of list.elements) judge(element, first, 'one');
    } else judge(first, list, 'many');
  }

  function visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node) && isComparison(node.operatorToken.kind)) {
      judge(node.right, node.left, 'one');
      judge(node.left, node.right, 'one');
    }
    if (ts.isCaseClause(node)) judge(node.expression, node.parent.parent.expression, 'one');
    if (ts.isCallExpression(node)) visitCall(node);
    if (ts.isTemplateLiteralToken(node)) {
      for (const match of node.text.matchAll(inSql)) {
        const [, literal = ''] = match;
        found.push({ line: lineOf(node.pos), literal, table: 'campaign/status.ts' });
      }
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

const lookups = new Set(['includes', 'has', 'indexOf']);
const sifters = new Set(['filter', 'find', 'some', 'every']);

/** Kysely's `where(column, operator, value)`, and the same inside an expression: `eb(…)`. */
const isCondition = (node: ts.Expression): boolean =>
  ts.isIdentifier(node)
    ? node.text === 'eb'
    : ts.isPropertyAccessExpression(node) && /^(where|having)$/.test(node.name.text);

/** What is looked through: a list itself, also in a cast or a set. */
function listOf(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  if (isWrapped) return listOf(node.expression);
  const isSet = ts.isNewExpression(node) && nameOf(node.expression) === 'Set';
  return (isSet && node.arguments?.[0] && listOf(node.arguments[0])) || node;
}

/** `campaign.status` and `status` are both called status. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return nameOf(node.expression);
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node))
    return nameOf(node.expression);
  return '';
}
