/** Expands a deck list with entries such as "4 Kindle Cub". */
export function deckOf(main: readonly string[], legends: readonly string[]): readonly string[] {
  const copies = main.flatMap((entry) => {
    const at = entry.indexOf(" ");
    return Array<string>(Number(entry.slice(0, at))).fill(entry.slice(at + 1));
  });
  return [...copies, ...legends];
}
