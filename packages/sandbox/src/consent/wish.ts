/** What an application asks for, as its link says it. */
export interface Wish {
  state: string;
  redirectUrl: string;
  rights: string[];
  challenge: string | null;
}
