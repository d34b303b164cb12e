export { vacancyWorker } from './look-at-vacancies.ts';
