import {
  type Action,
  type ActionSpec,
  addSeatCounter,
  call,
  cardOf,
  type Engine,
  moveToOwner,
  negate,
  nextSeat,
  OK,
  pushStack,
  type Reader,
  type Rules,
  refuse,
  type Seat,
  type StackItem,
  seatsFrom,
  type Verdict,
  type WindowSpec,
  zoneOf,
} from "../index";
import { pool, tinyCard } from "./tiny";
import { note, orderRules } from "./tiny-orders";

/**
 * The spells of the made-up game. A Spark gives its player a point, a Hush negates the play before it, an Echo opens a
 * second exchange while it resolves. `vars.log` lists what resolved (`!` marks negated items).
 */
const SPELLS = pool(tinyCard("Spark"), tinyCard("Flare"), tinyCard("Hush"), tinyCard("Echo"));

function spells(g: Reader, seat: Seat): Action[] {
  return zoneOf(g.state, "hand", seat).cards.map((card) => ({ type: "cast", card }));
}

function canCast(g: Reader, seat: Seat, action: Action): Verdict {
  const own = action.card !== undefined && zoneOf(g.state, "hand", seat).cards.includes(action.card);
  return action.type === "cast" && own ? OK : refuse("tiny.no-spell", "T 6");
}

function cast(g: Engine, seat: Seat, action: Action): void {
  const card = moveToOwner(g, action.card ?? -1, "field", { as: "cast" });
  pushStack(g, { seat, card: card.id, data: { spell: card.def } });
}

function resolve(g: Engine, item: StackItem): void {
  const spell = cardOf(g.state, item.card).def;
  note(g, spell);
  if (spell === "Spark" || spell === "Flare") addSeatCounter(g, item.seat, "points", 1);
  const below = g.state.stack.at(-1);
  if (spell === "Hush" && below !== undefined) negate(g, below.id);
  if (spell === "Echo") call(g, "window", { window: "respond" });
  moveToOwner(g, item.card, "discard", { as: "spent" });
}

function fizzle(g: Engine, item: StackItem): void {
  note(g, `!${cardOf(g.state, item.card).def}`);
  moveToOwner(g, item.card, "discard", { as: "fizzle" });
}

const casting: ActionSpec = { types: ["cast"], options: spells, can: canCast, do: cast };

/**
 * Rules of the made-up game in which the asked player casts spells. The test gives the window in which the others
 * respond: `mode`, `then` and anything else it sets.
 */
export function spellRules(given: Partial<WindowSpec> & Pick<WindowSpec, "mode" | "then">): Rules {
  const window: WindowSpec = {
    prompt: { key: "prompt.respond" },
    seats: (g) => seatsFrom(g.state, nextSeat(g.state, g.state.stack.at(-1)?.seat ?? 0)),
    specs: [casting],
    refuse: () => refuse("tiny.no-spell", "T 6"),
    resolve,
    fizzle,
    ...given,
  };
  return orderRules({}, { cards: SPELLS, plays: { spec: casting, window } });
}
