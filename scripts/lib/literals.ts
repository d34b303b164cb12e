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
 * in comparisons, cases of a switch, `includes`, and comparisons in SQL.
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

  function visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node) && isComparison(node.operatorToken.kind)) {
      judge(node.right, node.left, 'one');
      judge(node.left, node.right, 'one');
    }
    if (ts.isCaseClause(node)) judge(node.expression, node.parent.parent.expression, 'one');
    if (ts.isCallExpression(node) && isIncludes(node.expression)) {
      const [wanted] = node.arguments;
      const list = withoutCast(node.expression.expression);
      if (wanted && ts.isArrayLiteralExpression(list)) {
        for (const element of list.elements) judge(element, wanted, 'one');
      } else if (wanted) judge(wanted, list, 'many');
    }
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

const isComparison = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

const isIncludes = (node: ts.Expression): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'includes';

function withoutCast(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? withoutCast(node.expression) : node;
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
