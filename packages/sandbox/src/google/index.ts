import { silentDialect } from '../silent-dialect.ts';

export const googleDialect = silentDialect('google');
