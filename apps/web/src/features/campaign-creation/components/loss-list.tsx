interface LossListProps {
  intro: string;
  lead: string;
  none: string;
  losses: readonly string[];
}

/** What a confirmation is about, and what it costs. */
export function LossList({ intro, lead, none, losses }: LossListProps) {
  return (
    <>
      <p className="wrap-anywhere">{intro}</p>
      {losses.length === 0 ? (
        <p className="mt-2">{none}</p>
      ) : (
        <>
          <p className="mt-2">{lead}</p>
          <ul className="mt-1 list-disc pl-5 font-medium text-text">
            {losses.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
