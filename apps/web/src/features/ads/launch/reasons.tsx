/** What a network has against a channel or an ad. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <p key={reason} className="mt-0.5 text-sm wrap-anywhere text-danger">
      {reason}
    </p>
  ));
}
