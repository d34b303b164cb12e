import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../root.mjs';

/** Folders in which any string may be shown: screens, rules, and what is drawn or read for them. */
const shown = ['apps/web/src', 'packages/domain/src', 'packages/banners/src', 'packages/feeds/src'];

const exempt = [
  // the developers' page of the design system, and examples for tests
  /ui-showcase\/|\/ui-page[.]tsx$|\/testing\//,
  // the catalogue, and words that ads are looked through for
  /^packages\/domain\/src\/(message\/en|wording\/data)\//,
  // what ads say and vacancies are read by, in the language of the campaign
  /^packages\/domain\/src\/(ad\/(banner-button|call-to-action-words|network-words)|vacancy\/vacancy-words)[.]ts$/,
  // names of browsers and systems
  /^packages\/domain\/src\/session\/device[.]ts$/,
];
/** @param {string} path */
export const isExempt = (path) => exempt.some((form) => form.test(path));

/** Attributes and properties whose strings are read by people. */
const forPeople =
  /^(label|title|subtitle|description|placeholder|alt|heading|hint|tooltip|note|intro|lead|none|emptyText|disabledReason|aria-label|aria-description|aria-roledescription|aria-valuetext|\w+(Label|Placeholder|Description|Hint))$/;

/** Functions that show their first argument: a toast, or the title of the window. */
const saysFirst = /^((notify|toast)[.]\w+|useDocumentTitle)$/;

/** Named like texts, but read by browsers: which word the key of a screen keyboard shows. */
const forBrowsers = /^enterKeyHint$/;
const isForPeople = (/** @type {string} */ name) => forPeople.test(name) && !forBrowsers.test(name);

const hasLetters = (/** @type {string} */ text) => /\p{L}/u.test(text);
/** Two words or a capital: not the name of a variant, such as 'primary'. */
const isProse = (/** @type {string} */ text) =>
  /^\p{Lu}\p{Ll}|\p{L} +\p{L}/u.test(text.replaceAll('\0', ' ').trim());

/** Capitalised, and not for people: names of headers, routes, drag types, keys, fonts, and the product. */
const names = /^(Accept|Added|All|Alt .|Files|Posthorn( Banner)?|Removed|Shell)$/;
/** A word with a capital anywhere, or one that only belongs to a parameter: 'PO 7', '3 kB', 'Nurse (copy)'. */
const isSpoken = (/** @type {string} */ text) =>
  !names.test(text) &&
  [
    /(^|\0|\s)\p{Lu}\p{Ll}+([\s\0,.:;!?…]|$)/u,
    /\0 \p{Ll}{2,} \0/u,
    /^\p{Lu}{2,} \0/u,
    /\0 \p{Ll}?\p{Lu}+$/u,
    /\0 \(\p{L}{2,}/u,
  ].some((form) => form.test(text));

/**
 * What a string is that no one reads: the name of a module, type, key or class, one side of a
 * comparison, or the message of an error that is thrown.
 * @param {ts.Node} node
 */
function isForCode(node) {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isElementAccessExpression(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isJsxAttribute(parent)) return /^(className|d|id|role|type)$/.test(parent.name.getText());
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText());
  return ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText());
}

/**
 * Strings a value may become: those of both branches of a condition, and the words of a template.
 * @param {ts.Node | undefined} node
 * @returns {ts.Node[]}
 */
function stringsOf(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  if (ts.isConditionalExpression(node))
    return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return stringsOf(node.expression);
  if (ts.isBinaryExpression(node)) return [...stringsOf(node.left), ...stringsOf(node.right)];
  return [];
}

/** @param {ts.Node} node */
const wordsOf = (node) =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\0')
    : /** @type {ts.StringLiteralLike} */ (node).text;

/**
 * Prose in one file, as `line: text`.
 * @param {string} name
 * @param {string} source
 */
export function proseIn(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {ts.Node} */ node, /** @type {string} */ text) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.add(`${line + 1}: ${text.replace(/[\s\0]+/g, ' ').trim()}`);
  };
  const check = (
    /** @type {ts.Node | undefined} */ value,
    /** @type {(text: string) => boolean} */ isText,
  ) => {
    for (const node of stringsOf(value)) if (isText(wordsOf(node))) add(node, wordsOf(node));
  };
  /** Also of one in quotes, such as 'aria-label'. */
  const nameOf = (/** @type {ts.Node} */ name) =>
    ts.isStringLiteral(name) ? name.text : name.getText(file);
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isJsxText(node) && hasLetters(node.text)) add(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) check(node, hasLetters);
    if (ts.isJsxAttribute(node) && isForPeople(node.name.getText(file)))
      check(node.initializer, hasLetters);
    if (
      (ts.isPropertyAssignment(node) || ts.isBindingElement(node)) &&
      isForPeople(nameOf(node.name))
    )
      check(node.initializer, isProse);
    if (ts.isCallExpression(node) && saysFirst.test(node.expression.getText(file)))
      check(node.arguments[0], hasLetters);
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !isForCode(node))
      check(node, isSpoken);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

/** What the server and the connectors tell people: answers, errors, letters. */
const serverSays = /^(userMessage|user_message|user_text|says|subject)$/;

/**
 * Prose that the server or a connector would say to people, as `line: text`. Their other strings are for
 * logs and networks, so only fields that are known to be shown are looked at, and notifications.
 * @param {string} name
 * @param {string} source
 */
export function spokenProseIn(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  const isNotified = (/** @type {ts.PropertyAssignment} */ { name: field, parent }) =>
    field.getText(file) === 'message' &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.expression.getText(file) === 'notify';
  const visit = (/** @type {ts.Node} */ node) => {
    if (
      ts.isPropertyAssignment(node) &&
      (serverSays.test(node.name.getText(file)) || isNotified(node))
    )
      for (const value of stringsOf(node.initializer)) {
        if (!isProse(wordsOf(value))) continue;
        const { line } = file.getLineAndCharacterOfPosition(value.getStart(file));
        found.push(`${line + 1}: ${wordsOf(value).replaceAll('\0', ' ').trim()}`);
      }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Folders that speak through the catalogue only; what the demo makes up is data. */
const speakers = ['packages/connectors/src', 'apps/server/src'];
const isMadeUp = (/** @type {string} */ path) => /\/(demo|testing)\//.test(path);

async function findSpokenProse() {
  /** @type {string[]} */
  const lines = [];
  for (const folder of speakers)
    for (const file of await sources(inRoot(folder))) {
      if (isMadeUp(file)) continue;
      const found = spokenProseIn(file, await readFile(file, 'utf8'));
      lines.push(...found.map((text) => `${relative(root, file)}:${text}`));
    }
  return lines;
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function sources(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter(({ name }) => /[.]tsx?$/.test(name) && !/[.]test[.]tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Words that stand in the code instead of the catalogue. */
export async function findProse() {
  /** @type {string[]} */
  const lines = await findSpokenProse();
  for (const folder of shown)
    for (const file of await sources(inRoot(folder))) {
      const path = relative(root, file);
      if (isExempt(path)) continue;
      const found = proseIn(file, await readFile(file, 'utf8'));
      lines.push(...found.map((text) => `${path}:${text}`));
    }
  return { passed: lines.length === 0 ? 1 : 0, failed: lines.length, output: lines.join('\n') };
}
