export { assertCovered } from './assert-covered.ts';
export { financeHandlers } from './routes.ts';
export { balanceLettersWorker } from './send-balance-letters.ts';
