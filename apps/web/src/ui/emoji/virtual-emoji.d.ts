/** Made by the build, see build/emoji.ts. */
declare module 'virtual:emoji' {
  type Entry = [sign: string, name: string, words: string, light?: string];
  const groups: { name: string; emoji: Entry[] }[];
  export default groups;
}
