export { erasePerson, findLivingPersonByEmail } from './erase-person.ts';
export { personData } from './person-data.ts';
export { peopleHandlers } from './routes.ts';
export { peopleWorker } from './sweep.ts';
