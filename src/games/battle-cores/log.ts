import type { GameEvent, Message, Plain, Seat } from "../../kernel";
import { printedName } from "./defs";

type Cards = Parameters<typeof printedName>[0];
type Name = (seat: Seat) => string;
interface LogInput {
  readonly event: GameEvent;
  readonly name: Name;
  readonly cards: Cards;
}
type Line = (telling: LogInput) => Message | null;

const line = (key: string, args: Record<string, Plain> = {}): Message => ({
  key: `log.battle-cores.${key}`,
  args,
});
const player = ({ event, name }: LogInput) => name(event.seat ?? -1);
const card = ({ event, cards }: LogInput) => (event.def ? printedName(cards, event.def) : "");
const target = ({ event, cards }: LogInput) => (event.targetDef ? printedName(cards, event.targetDef) : "");
const defender = ({ event, name }: LogInput) => name(Number(event.data?.defender ?? -1));
const n = ({ event }: LogInput) => event.amount ?? 0;

/** Who, which card, how much. */
const who =
  (key: string): Line =>
  (t) =>
    line(key, { player: player(t), card: card(t), target: target(t), n: n(t) });

const hiddenOr =
  (key: string, hidden: string): Line =>
  (t) =>
    line(card(t) === "" ? hidden : key, { player: player(t), card: card(t) });

/** An event of an Attack: at a Monster, or at a player. */
const at =
  (key: string): Line =>
  (t) => {
    const args = { card: card(t), target: target(t), player: defender(t), n: n(t) };
    return line(target(t) === "" ? `${key}-player` : key, args);
  };

function seatCounter(t: LogInput): Message | null {
  const { event } = t;
  const counter = String(event.data?.counter ?? "");
  const amount = event.amount ?? 0;
  const isSetup = event.rule === "BC 1.8";
  if (isSetup || amount === 0 || (counter !== "hp" && counter !== "points")) return null;
  const args = { player: player(t), n: Math.abs(amount), now: Number(event.data?.now ?? 0) };
  return line(`${counter}-${amount > 0 ? "up" : "down"}`, args);
}

/** Of the numbers on cards, only Counters as the rules define them are logged. */
function cardCounter(t: LogInput): Message | null {
  if (t.event.data?.counter !== "counters") return null;
  return line("counters", { card: card(t), n: Number(t.event.data?.now ?? 0) });
}

/** Another event already reports a used level of a keyword. */
function modified(t: LogInput): Message | null {
  const stat = String(t.event.data?.stat ?? "");
  const source = t.event.cause.def ? printedName(t.cards, t.event.cause.def) : "";
  const args = { card: card(t), n: n(t), source };
  if (stat.startsWith("kw-")) {
    if (n(t) < 0) return null;
    const keyword = { key: `battle-cores.keyword.${stat.slice(3)}.name`, args: { n: n(t) } };
    return line("gain", { ...args, keyword });
  }
  return line(t.event.data?.op === "set" ? "modify-set" : "modify", {
    ...args,
    stat: { key: `battle-cores.stat.${stat}` },
  });
}

function over({ event, name }: LogInput): Message {
  const winners = (event.data?.winners ?? []) as readonly Seat[];
  const cause = { key: `outcome.${String(event.data?.cause)}` };
  const [first] = winners;
  if (first === undefined) return line("game-over-draw", { cause });
  return line("game-over-win", { player: name(first), cause });
}

const phase: Line = (t) => {
  const step = String(t.event.data?.step ?? "");
  return ["main", "battle", "end"].includes(step) ? line(`phase-${step}`, { player: player(t) }) : null;
};

/** A line for every event worth reading; the others only drive the animation. */
const LINES: Readonly<Record<string, Line>> = {
  mulligan: who("mulligan"),
  ready: who("ready"),
  first: who("first"),
  turn: who("turn"),
  step: phase,
  draw: hiddenOr("draw", "draw-hidden"),
  "deck-empty": who("deck-empty"),
  "seat-counter": seatCounter,
  "card-counter": cardCounter,
  summon: who("summon"),
  activate: who("activate"),
  ability: (t) => line(`ability-${String(t.event.data?.how)}`, { player: player(t), card: card(t) }),
  attack: at("attack"),
  block: who("block"),
  "no-block": who("no-block"),
  damage: at("damage"),
  "no-damage": at("no-damage"),
  "strike-back": who("strike-back"),
  armor: (t) => line("armor", { card: card(t), n: Math.max(0, Number(t.event.data?.left ?? 0)) }),
  survive: who("survive"),
  restore: who("restore"),
  victory: who("victory"),
  burn: who("burn"),
  "burn-card": who("burn-card"),
  discard: who("discard"),
  return: who("return"),
  reveal: who("reveal"),
  "put-back": hiddenOr("put-back", "put-back-hidden"),
  shuffle: who("shuffle"),
  rest: who("rest"),
  refresh: who("refresh"),
  modify: modified,
  "draw-offer": (t) => line(`draw-${String(t.event.data?.reply)}`, { player: player(t) }),
  out: (t) => line("out", { player: player(t), cause: { key: `outcome.${String(t.event.data?.cause)}` } }),
  "game-over": over,
};

/** The log's line for an event, or null. */
export function logLine(cards: Cards, event: GameEvent, name: Name): Message | null {
  return LINES[event.type]?.({ event, name, cards }) ?? null;
}
