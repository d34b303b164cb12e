/**
 * An answer the database has already written as JSON. Building objects of it, only to write them out
 * again, would double what a list costs; tests check it against the contract all the same.
 */
export class ReadyJson {
  constructor(readonly text: string) {}
}
