/** The top of a phone, drawn where there is room for a whole one. */
export function StatusBar() {
  return (
    <div
      aria-hidden="true"
      className="relative flex h-44 items-center justify-between px-28 pt-4 type-15/20 font-semibold"
    >
      9:41
      <span className="absolute inset-x-0 top-11 mx-auto h-26 w-92 rounded-full bg-black" />
      <svg aria-hidden="true" viewBox="0 0 66 14" className="h-12 fill-current">
        <path d="M0 9h3v4H0zM5 7h3v6H5zM10 4h3v9h-3zM15 1h3v12h-3z" />
        <path d="M31 13.5l-2.6-3a3.9 3.9 0 0 1 5.2 0zM26.6 8.3l-1.7-2a9.2 9.2 0 0 1 12.2 0l-1.7 2a6.6 6.6 0 0 0-8.8 0zM23 4.1l-1.7-2a14.6 14.6 0 0 1 19.4 0l-1.7 2a12 12 0 0 0-16 0z" />
        <rect x="45.5" y="1.5" width="17" height="11" rx="3" fill="none" stroke="currentColor" />
        <rect x="47.5" y="3.5" width="11" height="7" rx="1.5" />
        <path d="M64 5v4a2 2 0 0 0 0-4z" />
      </svg>
    </div>
  );
}
