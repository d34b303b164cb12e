interface LossListProps {
  intro: string;
  lead: string;
  none: string;
  losses: readonly string[];
  /** What happens to the money. */
  money?: string;
}

/** What a confirmation is about, and what it costs. */
export function LossList({ intro, lead, none, losses, money }: LossListProps) {
  return (
    <>
      <p className="wrap-anywhere">{intro}</p>
      {losses.length > 0 ? (
        <>
          <p className="mt-2">{lead}</p>
          <ul className="mt-1 list-disc pl-5 font-medium text-text">
            {losses.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ) : money ? null : (
        <p className="mt-2">{none}</p>
      )}
      {money ? <p className="mt-2 font-medium text-text">{money}</p> : null}
    </>
  );
}
