/** The feed goes on below the ad, and a phone ends with the bar to swipe home. */
export function NextPost() {
  return (
    <div aria-hidden="true" className="relative border-t-6 border-(--feed-gap) pt-14 pb-34">
      <div className="flex items-center gap-10 px-16 *:bg-(--feed-empty)">
        <span className="size-36 shrink-0 rounded-full" />
        <span className="h-10 w-120 rounded-full" />
      </div>
      <div className="mx-16 mt-14 h-10 rounded-full bg-(--feed-empty)" />
      <span className="absolute inset-x-0 bottom-8 mx-auto h-5 w-132 rounded-full bg-(--feed-text)" />
    </div>
  );
}
