const HAND: Readonly<Record<string, string>> = {
  you: "auf deiner Hand",
  opponent: "auf der Hand des Gegners",
  they: "auf der eigenen Hand",
  owner: "auf der Hand seines Besitzers",
};
const DECK: Readonly<Record<string, string>> = {
  you: "in deinem Deck",
  opponent: "im Deck des Gegners",
  they: "im eigenen Deck",
  owner: "im Deck seines Besitzers",
};
const DISCARD: Readonly<Record<string, string>> = {
  you: "in deinem Ablagestapel",
  opponent: "im Ablagestapel des Gegners",
  they: "im eigenen Ablagestapel",
  owner: "im Ablagestapel seines Besitzers",
};
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hand: HAND,
  deck: DECK,
  discard: DISCARD,
};

/** "auf deiner Hand": where a card is. @param zone of the language @param of whose it is; absent: anybody's */
export function at(zone: unknown, of: unknown): string {
  const place = PLACES[String(zone)];
  return (
    place?.[String(of)] ??
    (zone === "hand" ? "auf einer Hand" : `in einem ${NAMES[String(zone)] ?? String(zone)}`)
  );
}

const NAMES: Readonly<Record<string, string>> = { deck: "Deck", discard: "Ablagestapel" };

/** Before what is somebody's, and behind it: "deine Hand", "die Hand des Gegners". */
const OWNED: Readonly<Record<string, readonly [mine: string, of: string]>> = {
  you: ["dein", ""],
  opponent: ["", " des Gegners"],
  owner: ["", " seines Besitzers"],
};

/** "auf deine Hand": where a card goes. @param bottom under the pile instead of on it */
export function onto(zone: unknown, of: unknown, bottom: boolean): string {
  const [mine, behind] = OWNED[String(of)] ?? ["", " seines Besitzers"];
  if (zone === "hand") return `auf ${mine ? `${mine}e` : "die"} Hand${behind}`;
  if (zone === "deck") return `${bottom ? "unter" : "oben auf"} ${mine || "das"} Deck${behind}`;
  return `auf ${mine ? `${mine}en` : "den"} Ablagestapel${behind}`;
}
