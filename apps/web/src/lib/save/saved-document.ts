/** What is edited by several people at once carries a version. */
export interface Versioned {
  version: number;
}

export type FieldOf<Values> = keyof Values & string;

/** What decides about the next call for a field. */
export interface Situation<Values> {
  stored: Values;
  wanted: Values;
  /** What may go along; a field that may not is sent as it is stored. */
  ready: readonly FieldOf<Values>[];
}

/** One call, and the fields that are saved by it. */
export interface NextCall<Values, Step> {
  step: Step;
  fields: readonly FieldOf<Values>[];
}

/**
 * What the engine must know of a document that saves itself: a campaign's configuration, a template,
 * a page of settings. `Values` has one entry for each thing that is saved by itself.
 */
export interface SavedDocument<Doc extends Versioned, Values extends object, Step> {
  fields: readonly FieldOf<Values>[];
  /** Those of them that are lists of items with ids, saved item by item and brought together so. */
  lists: readonly FieldOf<Values>[];
  valuesOf(document: Doc): Values;
  /** The state it is in: what was typed for another one is not sent unasked. */
  statusOf(document: Doc): string;
  /** Whether it can be changed at all now. */
  isOpen(document: Doc): boolean;
  /** Whether it has the field now; what is typed in one it has not is kept until it has. */
  isUsed(field: FieldOf<Values>, document: Doc): boolean;
  /** Whether the server would take a value. */
  isSaveable(field: FieldOf<Values>, values: Values): boolean;
  isSame(field: FieldOf<Values>, one: unknown, other: unknown): boolean;
  /** The next call for a field; undefined when the server has it already, or has no call for it. */
  stepFor(field: FieldOf<Values>, situation: Situation<Values>): NextCall<Values, Step> | undefined;
}

/** held: what is left can not be saved as it is; a person must look at it. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'held';

export interface Snapshot<Doc, Values> {
  /** As the server has it. */
  document: Doc;
  /** As the screen shows it. */
  values: Values;
  /** Fields whose value the server does not have yet. */
  unsaved: readonly FieldOf<Values>[];
  /** What the server has in a field where a person must decide between that and their own. */
  conflicts: Partial<Values>;
  /** Those of them that were typed while the document had another status. */
  outdated: readonly FieldOf<Values>[];
  /** What the server said about a value it did not take. */
  refusals: Partial<Record<FieldOf<Values>, string>>;
  state: SaveState;
  /** Why the last call failed, while it is tried again. */
  failure: string | undefined;
}
