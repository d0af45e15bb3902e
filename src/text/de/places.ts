/** A pile of somebody's, as it stands after "dein", "in dein" and "der". */
interface Pile {
  readonly name: string;
  readonly gender: "m" | "f" | "n";
}

const PILES: Readonly<Record<string, Pile>> = {
  main: { name: "Hauptdeck", gender: "n" },
  hand: { name: "Hand", gender: "f" },
  deck: { name: "Deck", gender: "n" },
  discard: { name: "Ablagestapel", gender: "m" },
  ground: { name: "Ablage", gender: "f" },
  legends: { name: "Legendendeck", gender: "n" },
  "legend-ground": { name: "Legendenablage", gender: "f" },
};
const pile = (zone: unknown): Pile => PILES[String(zone)] ?? { name: String(zone), gender: "n" };

const ENDING = { m: "em", f: "er", n: "em" } as const;
const DEM = { m: "dem", f: "der", n: "dem" } as const;
const IM = { m: "im", f: "in der", n: "im" } as const;
const AUF_DEN = { m: "en", f: "e", n: "" } as const;
const DEN = { m: "den", f: "die", n: "das" } as const;

/** Behind what is somebody's. */
const WHOSE: Readonly<Record<string, string>> = {
  opponent: " des Gegners",
  owner: " seines Besitzers",
};

/** "auf deiner Hand": where a card is. @param zone of the language @param of whose it is; absent: anybody's */
export function at(zone: unknown, of: unknown): string {
  const { name, gender } = pile(zone);
  const preposition = zone === "hand" ? "auf" : "in";
  const behind = WHOSE[String(of)];
  if (of === "you") return `${preposition} dein${ENDING[gender]} ${name}`;
  if (behind !== undefined) return `${zone === "hand" ? "auf der" : IM[gender]} ${name}${behind}`;
  if (of === "they") return zone === "hand" ? `auf der eigenen ${name}` : `${IM[gender]} eigenen ${name}`;
  return `${preposition} ein${ENDING[gender]} ${name}`;
}

/** "aus deiner Hand": where a card comes from. */
export function outOf(zone: unknown, of: unknown): string {
  const { name, gender } = pile(zone);
  const behind = WHOSE[String(of)];
  if (of === "you") return `aus dein${ENDING[gender]} ${name}`;
  if (behind !== undefined) return `aus ${DEM[gender]} ${name}${behind}`;
  return of === "they" ? `aus ${DEM[gender]} eigenen ${name}` : `aus ein${ENDING[gender]} ${name}`;
}

/** "auf deine Hand": where a card goes. @param bottom under the pile instead of on it */
export function onto(zone: unknown, of: unknown, bottom: boolean): string {
  const { name, gender } = pile(zone);
  const how = zone !== "deck" ? "auf" : bottom ? "unter" : "oben auf";
  if (of === "you") return `${how} dein${AUF_DEN[gender]} ${name}`;
  return `${how} ${DEN[gender]} ${name}${WHOSE[String(of)] ?? WHOSE.owner}`;
}
