import type { Game } from "../../games/game";
import {
  type Action,
  type ActOptions,
  addDeck,
  addTeamCounter,
  ask,
  beginTurn,
  type Config,
  cardOf,
  countersOn,
  defineRules,
  draw,
  type Engine,
  finish,
  jump,
  moveToOwner,
  NONE,
  nextSeat,
  OK,
  performAction,
  pickAtRandom,
  procedure,
  type Reader,
  refuse,
  type Seat,
  shuffle,
  step,
  transfer,
  zoneOf,
} from "../../kernel";
import type { PrintedCard } from "../../language";
import { NO_ABILITIES } from "../../testing/no-abilities";

/**
 * A made-up team game for up to twenty players: each team has 8000 points, every card takes some from the other team,
 * and the team with all points wins. The loser of one game in a series chooses who begins the next.
 */
const FORCE: Readonly<Record<string, number>> = { Pike: 500, Ram: 2500, Tower: 4000, Dragon: 9000 };
const POINTS = 8000;

function printed(name: string, number: number): PrintedCard {
  return { name, number, type: "card", stats: { force: FORCE[name] ?? 0 }, watches: [], abilities: [] };
}

const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  Object.keys(FORCE).map((name, i) => [name, printed(name, i + 1)]),
);

const hand = (g: Reader, seat: Seat) => zoneOf(g.state, "hand", seat).cards;
const teamOf = (g: Engine, seat: Seat) => g.state.seats[seat]?.team ?? NONE;
const foesOf = (g: Engine, seat: Seat) =>
  g.state.seats.find((other) => other.team !== teamOf(g, seat))?.team ?? NONE;

function strike(g: Engine, { card = NONE }: Action): void {
  const { controller: seat, def } = cardOf(g.state, card);
  moveToOwner(g, card, "discard", { as: "strike" });
  const [team, foes] = [teamOf(g, seat), foesOf(g, seat)];
  transfer(g, { team: foes }, { team }, "points", cards[def]?.stats.force ?? 0);
  if (countersOn(g, { team }, "points") < 2 * POINTS) return;
  const winners = g.state.seats.filter((own) => own.team === team).map((own) => own.seat);
  finish(g, winners, "guilds.points", "G 4");
}

const game = procedure("game", [
  step("points", "G 1", (g) => {
    for (const team of new Set(g.state.seats.map((seat) => seat.team)))
      addTeamCounter(g, team, "points", POINTS);
    for (const { seat } of g.state.seats) {
      addDeck(g, seat, g.state.config.seats[seat]?.deck ?? [], "deck");
      shuffle(g, zoneOf(g.state, "deck", seat).id);
      draw(g, seat, 2);
    }
  }),
  step(
    "who begins",
    "G 2",
    (g) => {
      const [loser] = g.state.config.lost ?? [];
      const chooser = loser ?? pickAtRandom(g, NONE, g.state.seats.length);
      ask(g, { kind: "confirm", seat: chooser, prompt: { key: "prompt.guilds.first" }, rule: "G 2" });
    },
    (g, locals, answer) => {
      if (answer.do === "confirm") locals.next = answer.yes ? answer.seat : nextSeat(g.state, answer.seat);
    },
  ),
  step(
    "turn",
    "G 3",
    (g, locals) => {
      const seat = Number(locals.next);
      beginTurn(g, seat, "turn");
      draw(g, seat, 1);
      ask(g, { kind: "act", seat, prompt: TURN.prompt, rule: "G 3" });
    },
    (g, locals, answer) => {
      if (answer.do !== "act") return;
      locals.next = nextSeat(g.state, answer.seat);
      jump(g, "turn");
      performAction(g, TURN, answer.seat, answer.action);
    },
  ),
]);

const COPIES = 3;

const refused = () => refuse("guilds", "G 3");

const TURN: ActOptions = {
  prompt: { key: "prompt.guilds.turn" },
  then: "close",
  specs: [
    { types: ["rest"], options: () => [{ type: "rest" }], can: () => OK, do: () => undefined },
    {
      types: ["strike"],
      options: (g, seat) => hand(g, seat).map((card) => ({ type: "strike", card })),
      can: (g, seat, { card }) => (card !== undefined && hand(g, seat).includes(card) ? OK : refused()),
      do: (g, _seat, action) => strike(g, action),
    },
  ],
  mayPass: refused,
  refuse: refused,
};

const rules = defineRules({
  slug: "guilds",
  version: 1,
  board: {
    seats: { min: 2, max: 20, rule: "G 1" },
    bounds: { cards: 2000, value: 20_000 },
    sideDeck: { most: 15, rule: "G 6" },
    zones: [
      { key: "deck", sees: "nobody", shape: "pile" },
      { key: "hand", sees: "owner", shape: "row" },
      { key: "discard", sees: "all", shape: "pile" },
    ],
    problems: ({ seats }) =>
      seats.flatMap(({ deck }, i) =>
        deck.every(
          (name) => Object.hasOwn(cards, name) && deck.filter((own) => own === name).length <= COPIES,
        )
          ? []
          : [{ path: `seats.${i}.deck`, why: { key: "why.guilds.copies" }, rule: "G 5" }],
      ),
  },
  cards,
  flow: {
    procedures: { game },
    triggers: { order: "queued", choose: false, rule: "G 1" },
  },
  values: { layers: ["force"], isLive: () => false },
  abilities: NO_ABILITIES,
  decisions: { turn: () => TURN },
});

const nothing = { key: "guilds.nothing" };

export const guilds: Game = {
  slug: "guilds",
  title: "Guilds",
  rules,
  rulebook: { game: "guilds", title: "Guilds", source: "", clauses: [] },
  mat: { zones: [], steps: [], cardStats: [], counters: [] },
  decks: [],
  options: [],
  cards,
  cardText: () => ({ abilities: [], keywords: [] }),
  deckProblems: () => [],
  logLine: () => null,
  preview: () => null,
  contest: () => null,
  score: () => ({ label: nothing, value: 0 }),
  actionLabel: () => nothing,
  candidateActions: () => [],
  config: (seed, seats, options) => ({ game: "guilds", seed, seats, options }),
};

export const GUILD_DECK = ["Pike", "Pike", "Pike", "Ram", "Tower", "Dragon"] as const;

/** A config for two teams, whose members sit next to each other. */
export function guildConfig(seed: string, members: number): Config {
  const seats = Array.from({ length: 2 * members }, (_, i) => ({
    name: `Member ${i + 1}`,
    deck: GUILD_DECK,
    team: Math.floor(i / members),
  }));
  return guilds.config(seed, seats, {});
}
