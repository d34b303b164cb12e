/** For a field that is left: what was typed becomes what was meant, such as an address without its https://. */
export const mendOnLeaving =
  (text: string, mend: (text: string) => string, onChange: (meant: string) => void) => () => {
    const meant = mend(text);
    if (meant !== text) onChange(meant);
  };
