export { archiveInRounds } from './commands/archive-account.ts';
export {
  addMasterAdmin,
  leaveMasterAccount,
  makeFirstMaster,
  removeMasterAdmin,
} from './commands/keep-admins.ts';
export { masterAccountHandlers } from './routes.ts';
export { ownImage, storeImage } from './store-image.ts';
