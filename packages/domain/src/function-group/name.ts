const smallWords = new Set(['and', 'of', 'the', 'in', 'for', '&']);
const abbreviations = new Set(['it', 'hr', 'ict', 'pr']);

/** 'charity and fundraising' is shown as 'Charity and Fundraising', 'it' as 'IT'. */
export function functionGroupLabel(name: string): string {
  return name
    .split(' ')
    .map((word, index) => {
      if (abbreviations.has(word)) return word.toUpperCase();
      if (index > 0 && smallWords.has(word)) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}
