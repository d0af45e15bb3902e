import type { GameEvent, Message, Seat } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { LogResult } from "../../game-table";
import type { AbilityAction } from "../rules/abilities";
import { printedName } from "../rules/defs";
import type { Reply } from "./labels";
import { type English, message } from "./messages";

type Cards = Parameters<typeof printedName>[0];
type Name = (seat: Seat) => string;
interface LogInput {
  readonly event: GameEvent;
  readonly name: Name;
  readonly cards: Cards;
}
type Line = (telling: LogInput) => Message | null;

/** Log lines with no arguments but the player, cards and a number. */
type Who = KeysUnder<English, "log.battle-cores", "player" | "card" | "target" | "n">;
/** Log lines with no arguments but the player and a card. */
type Which = KeysUnder<English, "log.battle-cores", "player" | "card">;

const player = ({ event, name }: LogInput) => name(event.seat ?? -1);
const card = ({ event, cards }: LogInput) => (event.def ? printedName(cards, event.def) : "");
const target = ({ event, cards }: LogInput) => (event.targetDef ? printedName(cards, event.targetDef) : "");
const defender = ({ event, name }: LogInput) => name(Number(event.data?.defender ?? -1));
const n = ({ event }: LogInput) => event.amount ?? 0;

/** A log line with player, card and number. */
const who =
  (key: Who): Line =>
  (t) => {
    const args = { player: player(t), card: card(t), target: target(t), n: n(t) };
    return message(`log.battle-cores.${key}`, args);
  };

const hiddenOr =
  (key: Which, hidden: Which): Line =>
  (t) =>
    message(`log.battle-cores.${card(t) === "" ? hidden : key}`, { player: player(t), card: card(t) });

/** A log line for an event of an Attack, with the Monster or the player as target. */
const at =
  (key: "attack" | "damage" | "no-damage"): Line =>
  (t) => {
    const args = { card: card(t), target: target(t), player: defender(t), n: n(t) };
    return message(target(t) === "" ? `log.battle-cores.${key}-player` : `log.battle-cores.${key}`, args);
  };

function seatCounter(t: LogInput): Message | null {
  const { event } = t;
  const counter = String(event.data?.counter ?? "");
  const amount = event.amount ?? 0;
  const isSetup = event.rule === "BC 1.8";
  if (isSetup || amount === 0 || (counter !== "hp" && counter !== "points")) return null;
  const args = { player: player(t), n: Math.abs(amount), now: Number(event.data?.now ?? 0) };
  return message(`log.battle-cores.${counter}-${amount > 0 ? "up" : "down"}`, args);
}

/** Logs changes of Counters as the rules define them, and of no other number on a card. */
function cardCounter(t: LogInput): Message | null {
  if (t.event.data?.counter !== "counters") return null;
  return message("log.battle-cores.counters", { card: card(t), n: Number(t.event.data?.now ?? 0) });
}

/** Omits a modifier that another event already reports as a used level of a keyword. */
function modified(t: LogInput): Message | null {
  const stat = String(t.event.data?.stat ?? "");
  const source = t.event.cause.def ? printedName(t.cards, t.event.cause.def) : "";
  const args = { card: card(t), n: n(t), source };
  if (stat.startsWith("kw-")) {
    if (n(t) <= 0) return null;
    const keyword = { key: `battle-cores.keyword.${stat.slice(3)}.name`, args: { n: n(t) } };
    return message("log.battle-cores.gain", { ...args, keyword });
  }
  const key = t.event.data?.op === "set" ? "log.battle-cores.modify-set" : "log.battle-cores.modify";
  return message(key, { ...args, stat: { key: `battle-cores.stat.${stat}` } });
}

function over({ event, name }: LogInput): Message {
  const winners = (event.data?.winners ?? []) as readonly Seat[];
  const cause = { key: `outcome.${String(event.data?.cause)}` };
  const [first] = winners;
  if (first === undefined) return message("log.battle-cores.game-over-draw", { cause });
  return message("log.battle-cores.game-over-win", { player: name(first), cause });
}

const PHASES = ["main", "battle", "end"] as const;

const phase: Line = (t) => {
  const begun = PHASES.find((step) => step === t.event.data?.step);
  return begun === undefined ? null : message(`log.battle-cores.phase-${begun}`, { player: player(t) });
};

/**
 * A line for every event worth reading, such as how an Attack went (BC 4.26) and who is out and why (BC 10.14). The
 * others only drive the animation.
 */
const LINES: Readonly<Record<string, Line>> = {
  mulligan: who("mulligan"),
  ready: who("ready"),
  // With two players it is a coin toss.
  first: (t) => who(Number(t.event.data?.of ?? 2) > 2 ? "first-of-many" : "first")(t),
  turn: who("turn"),
  step: phase,
  draw: hiddenOr("draw", "draw-hidden"),
  "deck-empty": who("deck-empty"),
  "seat-counter": seatCounter,
  "card-counter": cardCounter,
  summon: who("summon"),
  activate: who("activate"),
  ability: (t) =>
    message(`log.battle-cores.ability-${t.event.data?.how as AbilityAction}`, {
      player: player(t),
      card: card(t),
    }),
  attack: at("attack"),
  block: who("block"),
  "no-block": who("no-block"),
  damage: at("damage"),
  "no-damage": at("no-damage"),
  "strike-back": who("strike-back"),
  armor: (t) =>
    message("log.battle-cores.armor", { card: card(t), n: Math.max(0, Number(t.event.data?.left ?? 0)) }),
  survive: who("survive"),
  restore: who("restore"),
  victory: who("victory"),
  burn: who("burn"),
  "burn-card": who("burn-card"),
  discard: who("discard"),
  remove: who("remove"),
  attach: (t) => (target(t) === "" ? null : who("attach")(t)),
  return: who("return"),
  reveal: who("reveal"),
  "put-back": hiddenOr("put-back", "put-back-hidden"),
  shuffle: who("shuffle"),
  rest: who("rest"),
  refresh: who("refresh"),
  modify: modified,
  "draw-offer": (t) =>
    message(`log.battle-cores.draw-${t.event.data?.reply as Reply}`, { player: player(t) }),
  back: who("back"),
  out: (t) =>
    message("log.battle-cores.out", {
      player: player(t),
      cause: { key: `outcome.${String(t.event.data?.cause)}` },
    }),
  "game-over": over,
};

export function logLine(cards: Cards, event: GameEvent, name: Name): Message | null {
  return LINES[event.type]?.({ event, name, cards }) ?? null;
}

const keys = (...names: KeysUnder<English, "log.battle-cores">[]) =>
  names.map((name) => `log.battle-cores.${name}`);

/** What leads up to a result in the log. */
export const logResults: readonly LogResult[] = [
  {
    leadUp: keys("attack", "attack-player", "block", "no-block"),
    results: keys("damage", "damage-player", "no-damage", "no-damage-player"),
  },
];
