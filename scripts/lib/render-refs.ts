import ts from 'typescript';

/** Components begin with a capital, hooks with `use`: what stands directly in them runs in a render. */
const isDrawn = (name: string) => /^([A-Z]|use[A-Z])/.test(name);

const isRef = (node: ts.Expression): boolean =>
  (ts.isPropertyAccessExpression(node) && node.name.text === 'current') ||
  (ts.isPropertyAccessExpression(node) && isRef(node.expression));

function nameOf(node: ts.Node): string {
  const { parent } = node;
  if ((ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name) {
    return node.name.text;
  }
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : '';
}

/** Names that are given what `useRef` answers; what else is called `current` may be no ref. */
function refNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText(source) === 'useRef'
    ) {
      names.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/**
 * Lines that write or read a ref while a component is drawn: a drawing that React throws away leaves it written, and
 * one that only reads it is not drawn again when it changes.
 */
export function findRenderRefs(fileName: string, text: string): number[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const refs = refNames(source);
  const found = new Set<number>();
  const visit = (node: ts.Node, isInRender: boolean): void => {
    const isAssignment =
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    const isRead =
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'current' &&
      ts.isIdentifier(node.expression) &&
      refs.has(node.expression.text);
    if (isInRender && (isRead || (isAssignment && isRef(node.left)))) {
      found.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    const next = ts.isFunctionLike(node) ? isDrawn(nameOf(node)) : isInRender;
    ts.forEachChild(node, (child) => visit(child, next));
  };
  visit(source, false);
  return [...found];
}
