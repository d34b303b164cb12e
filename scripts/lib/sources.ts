import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * Not the product's rules: tests and what they are made with, the demo, the showcase, the networks' own
 * dialects.
 */
const elsewhere =
  /\.test\.|\/testing\/|\/demo\/|\/ui-showcase\/|^packages\/sandbox\/|^packages\/connectors\/src\/(meta|google|linkedin|suite)\//;

/** The source files that hold the rules of the product and its screens. */
export function productSources(): { file: string; text: string }[] {
  const folders = ['packages', 'apps'].flatMap((place) =>
    readdirSync(inRoot(place)).map((name) => `${place}/${name}/src`),
  );
  return folders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}
