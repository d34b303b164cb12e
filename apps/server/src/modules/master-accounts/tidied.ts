import { type NewCompany, tidyLine } from '@posthorn/domain';

/** Without the spaces that people type around and twice between words. */
export const tidied = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? tidyLine(value) : value,
    ]),
  ) as Values;

/** As accounts and master accounts keep it. */
export const addressOf = ({ street, number, zipcode, city, country }: NewCompany) => ({
  street: `${street} ${number}`,
  postal_code: zipcode,
  city,
  country,
});
