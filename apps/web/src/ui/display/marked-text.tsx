interface MarkedTextProps {
  text: string;
  /** What was searched for. Where it stands in the text, it is marked. */
  mark: string;
}

/** Only what is literally there is marked: a match by another spelling stays as it is. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  return piecesOf(text, mark).map(({ from, piece, isMarked }) =>
    isMarked ? (
      <mark
        key={from}
        className="rounded-xs bg-warn-mark text-inherit [box-decoration-break:clone] forced-colors:bg-[Mark]"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

function piecesOf(text: string, mark: string) {
  const pieces: Array<{ from: number; piece: string; isMarked: boolean }> = [];
  const wanted = mark.toLowerCase();
  const lower = text.toLowerCase();
  // Some letters grow when they are made small; then places would no longer fit.
  const isSafe = wanted !== '' && lower.length === text.length;
  let from = 0;
  while (from < text.length) {
    const at = isSafe ? lower.indexOf(wanted, from) : -1;
    if (at !== from) {
      const to = at === -1 ? text.length : at;
      pieces.push({ from, piece: text.slice(from, to), isMarked: false });
      from = to;
    } else {
      const to = from + wanted.length;
      pieces.push({ from, piece: text.slice(from, to), isMarked: true });
      from = to;
    }
  }
  return pieces;
}
