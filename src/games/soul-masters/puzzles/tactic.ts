import type { PositionSeat } from "../../game-position";
import type { PuzzleSide } from "../../puzzle-boards";
import { cardIn, different } from "./army";

/** Ability cards that help an attack. */
const TACTICS: readonly string[] = [
  "Answering Blade",
  "Blood Frenzy",
  "Compel",
  "Dirty Fighting",
  "Feral Surge",
  "Flare Up",
  "Grave Chill",
  "Hands Below",
  "Last Gasp",
  "Nightfall Snare",
  "Open Vein",
  "Opening",
  "Pit of Stakes",
  "Regent's Decree",
  "Righteous Charge",
  "Searing Verdict",
  "Second Breath",
  "Soul Snare",
  "Tail Lash",
];

/** The side with an ability card in hand that helps an attack, and with just the energy that it costs. */
export function withTactic(side: PositionSeat, about: PuzzleSide): PositionSeat {
  const { deck = [], discard = [] } = side.zones;
  const cards = different([...discard, ...deck].filter(({ name }) => TACTICS.includes(name)));
  const card = cards[about.random.below(Math.max(1, cards.length))];
  if (card === undefined) return side;
  const others = deck.filter((one) => one !== card);
  const cost = cardIn(about, card)?.stats.cost ?? 0;
  return {
    ...side,
    zones: {
      ...side.zones,
      deck: others.slice(0, -cost),
      discard: discard.filter((one) => one !== card),
      hand: [{ name: card.name }],
      energy: others.slice(-cost).map(({ name }) => ({ name })),
    },
  };
}
