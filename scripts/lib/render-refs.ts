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

/** Lines that write a ref while a component is drawn: a drawing that React throws away leaves it written. */
export function findRenderRefs(fileName: string, text: string): number[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found: number[] = [];
  const visit = (node: ts.Node, isInRender: boolean): void => {
    const isAssignment =
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    if (isInRender && isAssignment && isRef(node.left)) {
      found.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    const next = ts.isFunctionLike(node) ? isDrawn(nameOf(node)) : isInRender;
    ts.forEachChild(node, (child) => visit(child, next));
  };
  visit(source, false);
  return found;
}
