/**
 * The names among these that a card's data mentions, besides the name of the card itself.
 * @param data of any depth that the reader of cards allows.
 */
export function namedIn(data: { readonly name: string }, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string" && value !== data.name && names.has(value)) found.add(value);
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) look(inner);
  };
  look(data);
  return found;
}
