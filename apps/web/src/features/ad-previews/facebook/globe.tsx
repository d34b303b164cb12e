/** Everyone may see it. At twelve pixels a common icon's lines run together. */
export function Globe() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-12 fill-none stroke-current stroke-[1.4]"
    >
      <circle cx="8" cy="8" r="7.2" />
      <ellipse cx="8" cy="8" rx="3.2" ry="7.2" />
      <path d="M1.5 5.5h13M1.5 10.5h13" />
    </svg>
  );
}
