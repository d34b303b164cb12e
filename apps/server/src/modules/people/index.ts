export { erasePerson } from './erase-person.ts';
export { findLivingPersonByEmail } from './living-person.ts';
export { personData } from './person-data.ts';
export { peopleHandlers } from './routes.ts';
export { peopleWorker } from './sweep.ts';
