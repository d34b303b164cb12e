import { copyNameTexts } from '#texts/copy-name';
import { fill } from '../message/text.ts';

/** How names of copies read: the text, with the name and the number as they come. */
const shapeOf = (text: string): RegExp => {
  const signs = text.replace(/[()[\].*+?^$|\\]/g, '\\$&');
  return new RegExp(`^${signs.replace('{name}', '(?<name>.*)').replace('{n}', '\\d+')}$`, 's');
};
const shapes = Object.values(copyNameTexts).map(shapeOf);

/** The name of the first one in a row of copies. */
export function originalName(name: string): string {
  const found = shapes.map((shape) => shape.exec(name)?.groups?.name);
  return found.find((one) => one !== undefined) ?? name;
}

/** The first name of a copy that is free; the same name where none fits. */
export function copyName(
  name: string,
  taken: readonly string[],
  fits: (name: string) => boolean,
): string {
  const original = originalName(name);
  const numbered = (n: number) =>
    n === 1
      ? fill(copyNameTexts.first, { name: original })
      : fill(copyNameTexts.later, { name: original, n });
  let n = 1;
  while (taken.includes(numbered(n))) n += 1;
  return original && fits(numbered(n)) ? numbered(n) : name;
}
