import {
  type Action,
  type ActionSpec,
  addSeatCounter,
  ask,
  call,
  cardOf,
  type Engine,
  finish,
  jump,
  moveToOwner,
  negate,
  nextSeat,
  OK,
  openProcedure,
  PASS,
  pushStack,
  type Reader,
  type Rules,
  refuse,
  type Seat,
  type StackItem,
  seatsFrom,
  setVar,
  step,
  type Verdict,
  type WindowSpec,
  zoneOf,
} from "../index";
import { pool, tinyCard, tinyRules, turnOf } from "./tiny";

/**
 * A made-up game of spells. A Spark gives its player a point, a Hush negates the play before it, an Echo opens a second
 * exchange while it resolves. `vars.log` lists what resolved (`!` marks negated items).
 */
export const SPELLS = pool(tinyCard("Spark"), tinyCard("Flare"), tinyCard("Hush"), tinyCard("Echo"));

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

/** Adds an entry to the log. */
export function write(g: Engine, entry: string): void {
  setVar(g, "log", [...((g.state.vars.log ?? []) as string[]), entry]);
}

function resolve(g: Engine, item: StackItem): void {
  const spell = cardOf(g.state, item.card).def;
  write(g, spell);
  if (spell === "Spark" || spell === "Flare") addSeatCounter(g, item.seat, "points", 1);
  const below = g.state.stack.at(-1);
  if (spell === "Hush" && below !== undefined) negate(g, below.id);
  if (spell === "Echo") call(g, "window", { window: "respond" });
  moveToOwner(g, item.card, "discard", { as: "spent" });
}

function fizzle(g: Engine, item: StackItem): void {
  write(g, `!${cardOf(g.state, item.card).def}`);
  moveToOwner(g, item.card, "discard", { as: "fizzle" });
}

const casting: ActionSpec = { types: ["cast"], options: spells, can: canCast, do: cast };

/** Rules with the window of the test: `mode`, `then` and anything else it sets. */
export function spellRules(given: Partial<WindowSpec> & Pick<WindowSpec, "mode" | "then">): Rules {
  const respond: WindowSpec = {
    prompt: { key: "prompt.respond" },
    seats: (g) => seatsFrom(g.state, nextSeat(g.state, g.state.stack.at(-1)?.seat ?? 0)),
    specs: [casting],
    refuse: () => refuse("tiny.no-spell", "T 6"),
    resolve,
    fizzle,
    ...given,
  };
  const game = openProcedure("game", [
    step(
      "main",
      "T 6",
      (g) => ask(g, { kind: "act", seat: 0, prompt: { key: "prompt.main" }, rule: "T 6" }),
      (g, _locals, answer) => {
        if (answer.do !== "act" || answer.action.type === PASS.type) return;
        jump(g, "main");
        cast(g, answer.seat, answer.action);
        call(g, "window", { window: "respond", rule: "T 7" });
      },
    ),
    step("end", "T 8", (g) => finish(g, [], "quiet", "T 8")),
  ]);
  return tinyRules({
    cards: SPELLS,
    flow: { procedures: { game }, windows: { respond } },
    decisions: { ...turnOf(casting) },
  });
}
