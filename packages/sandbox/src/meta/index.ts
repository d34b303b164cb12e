import { silentDialect } from '../silent-dialect.ts';

export const metaDialect = silentDialect('meta');
