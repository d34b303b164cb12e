import { silentDialect } from '../silent-dialect.ts';

export const linkedinDialect = silentDialect('linkedin');
