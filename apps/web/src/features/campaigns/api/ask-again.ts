import { CAMPAIGNS_PER_PAGE } from '@posthorn/domain';

export interface Page<Row> {
  data: Row[];
  page: number;
  perPage: number;
  hasMore: boolean;
}

/** As many pages as the server gives in one answer. */
const PAGES_AT_ONCE = 10;

type Ask<Row> = (page: number, perPage: number) => Promise<Page<Row>>;

/** Pieces that were asked for already; one fetch of the whole list has one signal. */
const pieces = new WeakMap<AbortSignal, Map<number, Promise<Page<unknown>>>>();

/**
 * One of the pages that are on the screen, asked for anew. A list that was read far is refreshed by
 * every change of a colleague: page by page that would be dozens of requests one after another, so
 * they come in large pieces that are cut up here.
 */
export async function askAgain<Row>(
  { page, loaded, signal }: { page: number; loaded: number; signal: AbortSignal },
  ask: Ask<Row>,
): Promise<Page<Row>> {
  const pagesPerPiece = Math.min(loaded, PAGES_AT_ONCE);
  const number = Math.ceil(page / pagesPerPiece);
  const asked = pieces.get(signal) ?? new Map<number, Promise<Page<unknown>>>();
  pieces.set(signal, asked);
  const piece = (asked.get(number) ?? ask(number, pagesPerPiece * CAMPAIGNS_PER_PAGE)) as Promise<
    Page<Row>
  >;
  asked.set(number, piece);

  const { data, hasMore } = await piece;
  const from = ((page - 1) % pagesPerPiece) * CAMPAIGNS_PER_PAGE;
  return {
    data: data.slice(from, from + CAMPAIGNS_PER_PAGE),
    page,
    perPage: CAMPAIGNS_PER_PAGE,
    hasMore: hasMore || data.length > from + CAMPAIGNS_PER_PAGE,
  };
}
