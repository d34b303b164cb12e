export { type Package, packagesQuery } from './api/list-packages.ts';
export { describePackage } from './model/package-facts.ts';
