export { metaDialect } from './dialect.ts';
