import type { CardData } from "../../games/card-set";

/** The games whose sets may bring tokens. */
export const TOKEN_GAMES = ["battle-cores", "battle-of-souls", "battle-spirits-saga"] as const;

/** Name of the token that the makers make. */
export const TOKEN = "Hatchling";

const effect = { do: "word", word: "token", args: { name: TOKEN } };

const MAKERS: Readonly<Record<(typeof TOKEN_GAMES)[number], CardData>> = {
  "battle-cores": { kind: "boost", name: "Nest", price: 0, effect },
  "battle-of-souls": { kind: "tactic", name: "Nest", stay: "one-turn", effect },
  "battle-spirits-saga": {
    kind: "magic",
    name: "Nest",
    colours: ["red"],
    cost: 0,
    reduction: [],
    effects: [{ ability: { kind: "play", effect }, timing: ["main"] }],
  },
};

/** The cheapest card of a game that makes the token. */
export const makerOf = (slug: (typeof TOKEN_GAMES)[number]): CardData => MAKERS[slug];
