import { deckBuilding } from "../../games/deck-building";
import type { Clause, Game } from "../../games/game";
import type { OptionSpec } from "../../games/game-setup";
import type { Mat } from "../../games/mat";
import { anyDeck } from "../../games/testing/any-deck";
import {
  type Action,
  answer,
  type CardId,
  cardIn,
  createGame,
  NONE,
  type Seat,
  seatOf,
  type View,
  view,
} from "../../kernel";
import { cards, cardText, DECKS, isElder } from "./ring-cards";
import { actionsOf, ringRules } from "./ring-rules";

const label = (key: string) => ({ key });

const clause = (id: string, section: string, text: string, more: Partial<Clause> = {}): Clause => ({
  id,
  section,
  kind: "rule",
  text,
  ...more,
});

const CLAUSES: readonly Clause[] = [
  clause("R 1", "1 Set-up", "Each player begins with 12 life and four cards."),
  clause("R 2", "2 Turns", "A turn brings three points and a card, and all guards stand up."),
  clause("R 3", "2 Turns", "A point <b>plays</b> a card & a guard wears down a shield.", {
    ruling: "A seat without guards is struck itself.",
  }),
  clause("R 4", "2 Turns", "A player without life is out.", { kind: "definition" }),
  clause("R 5", "2 Turns", "The last player wins. A player may concede.", { kind: "physical" }),
  clause("R 6", "3 Tables", "Coats may be left out.", { kind: "interface" }),
  clause("R 7", "3 Tables", "Two players may play the best of three games."),
];

const COATS: OptionSpec = {
  key: "coats",
  label: label("Coats"),
  help: label("With or without."),
  rule: "R 6",
  values: [
    { value: true, label: label("With") },
    { value: false, label: label("Without") },
  ],
};

interface RingOptions {
  /** The most seats. Defaults to 20. */
  readonly seats?: number;
  /** How many teams may be formed. Defaults to none. */
  readonly teams?: readonly number[];
  /** The side deck of each deck, for a series. Defaults to no series. */
  readonly sideDecks?: readonly (readonly string[])[];
}

const MAT: Mat = {
  zones: [
    { zone: "row", area: "field", label: label("Row"), browse: false },
    { zone: "worn", area: "slot", label: label("Worn"), browse: false },
    { zone: "badges", area: "attached", label: label("Badges"), browse: false },
    { zone: "hand", area: "hand", label: label("Hand"), browse: false },
    { zone: "deck", area: "pile", label: label("Deck"), browse: false },
    { zone: "elders", area: "pile", label: label("Elders"), browse: true },
    { zone: "discard", area: "pile", label: label("Fallen"), browse: true },
  ],
  phases: [
    {
      label: label("Act"),
      steps: [{ step: "act", label: label("Act"), help: label("Play a card."), rule: "R 3" }],
    },
  ],
  cardStats: [
    { stat: "shield", place: "bottom-left", label: label("shield"), lessCounter: "dents" },
    { stat: "power", place: "bottom-right", label: label("power") },
  ],
  cardCounters: [{ counter: "dents", label: label("dents") }],
  counters: [
    { counter: "life", label: label("life"), pips: true },
    { counter: "points", label: label("points"), short: label("points"), pips: true },
  ],
};

/**
 * A made-up game for two or more players, to test the table and the screens: guards are in a row and strike other
 * players' guards, whose shields wear down; a seat without guards can be struck itself. Coats are worn in a slot; elders
 * are in a pile that only their owner may browse. A player without life is out; the last seat wins.
 */
export const ringGame = ({ seats: mostSeats = 20, teams, sideDecks }: RingOptions = {}): Game => ({
  slug: "ring",
  title: "Ring",
  rules: ringRules(mostSeats, sideDecks !== undefined),
  rulebook: { game: "ring", title: "Ring", source: "Sheet 1", clauses: CLAUSES },
  cards: { pool: cards, text: cardText, frame: () => ({ shape: "figure" }) },
  deck: deckBuilding({
    starters: DECKS.map((deck, i) => ({ ...deck, ...(sideDecks && { side: sideDecks[i] }) })),
    code: "RG",
    pool: cards,
    rules: anyDeck,
    sections: [
      { id: "main", label: label("Main deck"), headings: ["Main Deck"], holds: ({ name }) => !isElder(name) },
      { id: "elders", label: label("Elders"), headings: ["Elders"], holds: ({ name }) => isElder(name) },
    ],
    facets: [],
  }),
  setup: {
    options: [COATS],
    teams,
    config: (seed, seats, options) => ({ game: "ring", seed, seats, options }),
  },
  timing: {},
  status: {
    contest: () => null,
    score: (g, seat) => ({ label: label("life"), value: seatOf(g.state, seat).counters.life ?? 0 }),
    teamScore: ({ state: { seats } }, team) => {
      const members = seats.filter((seat) => seat.team === team);
      const value = members.reduce((sum, { counters }) => sum + (counters.life ?? 0), 0);
      return members.length < 2 ? null : { label: label("life"), value, isShared: false };
    },
  },
  table: {
    mat: MAT,
    logLine: ({ type, def = "a card", seat = NONE }, { name }) =>
      ["play", "fall", "turn", "out", "game-over"].includes(type)
        ? { key: `${name(seat)}: ${type} ${def}` }
        : null,
    preview: () => null,
    actionLabel: (seen: View, { type, card, target, data }) => {
      const name = (id: CardId | undefined) => (id === undefined ? "" : cardIn(seen, id).def);
      const struck = typeof data?.seat === "number" ? seatOf(seen, data.seat).name : name(target);
      return label(type === "end" ? "End turn" : `${type} ${name(card)} ${struck}`.trim());
    },
    candidateActions: () => [],
  },
});

export const ring = ringGame();

export const RING_NAMES = ["Ada", "Bob", "Cleo", "Dan"];

/**
 * A ring game after this many whole turns in which every seat played what it could.
 * @param teams number of teams formed by adjacent seats; 0 for none
 */
export function ringOf(seats: number, turns: number, teams = 0) {
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: RING_NAMES[seat] ?? `Seat ${seat + 1}`,
    deck: DECKS[1].cards,
    ...(teams > 0 && { team: Math.floor((seat * teams) / seats) }),
  }));
  const g = createGame(ring.rules, ring.setup.config("ring", people, {}));
  const act = (action: Action) => {
    const result = answer(g, { seat: g.state.turn.seat, do: "act", action });
    if (!result.ok) throw new Error(`the ring refuses ${action.type}`);
  };
  for (let turn = 0; turn < turns; turn++) {
    for (;;) {
      const play = actionsOf(g, g.state.turn.seat).find(({ type }) => type === "play");
      if (play === undefined) break;
      act(play);
    }
    act({ type: "end" });
  }
  return { game: ring, g, act, see: (seat: Seat) => view(g, seat) };
}
