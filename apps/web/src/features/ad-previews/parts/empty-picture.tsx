/** Where a picture will be: hills and a sun in the colours of the feed. */
export function EmptyPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-(--feed-empty) text-(--feed-empty-ink)"
    >
      <circle cx="268" cy="142" r="30" fill="currentColor" opacity="0.55" />
      <path
        d="M-200 300 C-90 210 -20 205 60 262 C110 296 128 214 190 196 C250 180 300 262 352 250 C430 232 500 220 600 290 V700 H-200 Z"
        fill="currentColor"
        opacity="0.35"
      />
      <path
        d="M-200 350 C-60 300 40 300 130 328 C220 354 290 296 380 300 C460 304 520 330 600 340 V700 H-200 Z"
        fill="currentColor"
        opacity="0.5"
      />
    </svg>
  );
}
