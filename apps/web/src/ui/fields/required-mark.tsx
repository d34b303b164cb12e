/** For the eye; a screen reader is told by the control itself. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="ml-0.5 text-danger">
    *
  </span>
);
