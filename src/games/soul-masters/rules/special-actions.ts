import {
  type ActionSpec,
  announce,
  NONE,
  OK,
  type Reader,
  readStat,
  rest,
  type Seat,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { type Cost, canPay, envOf, type PlayKind, startPlay } from "../../../language";
import { refuse } from "../table/messages";
import { base } from "../words/base";
import { commanderOf } from "./defs";
import { addCrystals } from "./energy";
import { generate } from "./resources";
import { cardsIn } from "./zones";

/** Makes a crystal by resting a card of the energy field (SM 19.1). */
export const makeCrystalSpec: ActionSpec = {
  types: ["crystal"],
  options: (g, seat) =>
    zoneOf(g.state, "energy", seat)
      .cards.filter((card) => g.state.cards[card]?.rested === false)
      .map((card) => ({ type: "crystal", card })),
  can: (g, seat, { card = NONE }) => {
    const found = g.state.cards[card];
    if (found?.zone !== zoneOf(g.state, "energy", seat).id)
      return refuse("soul-masters.no-energy", "SM 19.1");
    return found.rested ? refuse("soul-masters.resting", "SM 6.15", { card: found.def }) : OK;
  },
  do: (g, seat, { card = NONE }) => {
    rest(g, card);
    addCrystals(g, seat, 1);
  },
  then: "same",
};

const conversionCost = (g: Reader, seat: Seat): readonly Cost[] => [
  { pay: "word", word: "energy", args: { n: readStat(g, commanderOf(g, seat).id, "conversion") } },
];

function mayConvert(g: Reader, seat: Seat): Verdict {
  if (cardsIn(g, "resource-deck", seat) === 0) return refuse("soul-masters.no-resources", "SM 6.25");
  return canPay(g, base, envOf(commanderOf(g, seat)), conversionCost(g, seat))
    ? OK
    : refuse("soul-masters.no-conversion", "SM 6.21");
}

/** Converts energy to a resource at the price of the commander's level, without responses (SM 6.21 to SM 6.25). */
export const convertPlay: PlayKind = {
  rule: "SM 6.21",
  cost: (g, { seat }) => conversionCost(g, seat),
  onPaid: (g, { seat, card, def }) => {
    announce(g, "convert", seat, { card, def });
    generate(g, seat, 1);
  },
};

export const convertSpec: ActionSpec = {
  types: ["convert"],
  options: (g, seat) => (mayConvert(g, seat).ok ? [{ type: "convert", card: commanderOf(g, seat).id }] : []),
  can: (g, seat, { card }) => {
    const verdict = mayConvert(g, seat);
    if (!verdict.ok || card === commanderOf(g, seat).id) return verdict;
    return refuse("soul-masters.not-your-commander", "SM 6.21");
  },
  do: (g, seat) => startPlay(g, ["convert", convertPlay], seat, commanderOf(g, seat).id),
  then: "same",
};
