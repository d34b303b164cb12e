import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Not the product's rules: tests and what they are made with, the demo, the showcase, the sandbox. */
const elsewhere =
  /\.test\.|\/testing\/|\/demo\/|\/ui-showcase\/|\/sandbox\/|^packages\/connectors\/src\/(\w+\/)?suite\//;

/** Where the dialect of one network is spoken. */
const dialects = /^packages\/connectors\/src\/(meta|google|linkedin)\//;

interface Source {
  file: string;
  text: string;
}

/** The source files that hold the rules of the product and its screens. */
export const productSources = (): Source[] =>
  sourcesWithDialects().filter(({ file }) => !dialects.test(file));

/** The same, and what speaks to the networks. */
export const sourcesWithDialects = (): Source[] =>
  everySource().filter(({ file }) => !elsewhere.test(file));

/** Also tests, the demo and the sandbox. */
export function everySource(): Source[] {
  const folders = ['packages', 'apps'].flatMap((place) =>
    readdirSync(inRoot(place)).map((name) => `${place}/${name}/src`),
  );
  return folders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}
