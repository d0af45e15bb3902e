import type { GameEvent, Holder, Message, Seat } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { LogContext, LogResult } from "../../game-table";
import { type English, message } from "./messages";

interface LogInput extends LogContext {
  readonly event: GameEvent;
}
type Line = (input: LogInput) => Message | null;
type Who = KeysUnder<English, "log.battle-spirits-saga", "player" | "card" | "target" | "n">;
type Which = KeysUnder<English, "log.battle-spirits-saga", "player" | "card">;

const player = ({ event, name }: LogInput) => name(event.seat ?? -1);
const card = ({ event }: LogInput) => event.def ?? "";
const target = ({ event }: LogInput) => event.targetDef ?? "";

/** A log line with player, card and number. */
const who =
  (key: Who): Line =>
  (t) => {
    const args = { player: player(t), card: card(t), target: target(t), n: t.event.amount ?? 0 };
    return message(`log.battle-spirits-saga.${key}`, args);
  };

const hiddenOr =
  (key: Which, hidden: Which): Line =>
  (t) =>
    message(`log.battle-spirits-saga.${card(t) === "" ? hidden : key}`, { player: player(t), card: card(t) });

type Place = KeysUnder<English, "log.battle-spirits-saga.place">;

interface End {
  readonly key: Place;
  readonly card: string;
  /** Whose reserve, life or trash it is. */
  readonly player: string;
}

/** The source or destination of cores. */
function end(t: LogInput, holder: Holder | undefined, card: string): End {
  if (holder === undefined || !("zone" in holder)) return { key: "card", card, player: "" };
  const { key = "reserve", owner } = t.zones[holder.zone] ?? {};
  return { key: key as Place, card, player: owner === undefined || key === "void" ? "" : t.name(owner) };
}

/** Names the owner only once. */
const endWords = ({ key, card, player }: End, isSaid = false) =>
  message(`log.battle-spirits-saga.place.${key}`, { card, player: isSaid ? "" : player });

/** The clauses for paying a card's cost. */
const PAYING = /^BSS 10-[68]-6/;

/** A core move. Life has its own lines. */
function coresMoved(t: LogInput): Message | null {
  const { data, rule, amount: n = 0 } = t.event;
  const from = end(t, data?.from as Holder | undefined, card(t));
  const to = end(t, data?.to as Holder | undefined, target(t));
  if (from.key === "life" || to.key === "life") return null;
  const isSoul = data?.counter === "soul";
  if (to.key === "trash" && PAYING.test(rule)) {
    const args = { player: to.player, n, from: endWords(from, true) };
    return message(`log.battle-spirits-saga.${isSoul ? "soul-paid" : "cores-paid"}`, args);
  }
  const args = { n, from: endWords(from), to: endWords(to, to.player === from.player) };
  return message(`log.battle-spirits-saga.${isSoul ? "soul" : "cores"}`, args);
}

/** Attacking and blocking exhaust a spirit, which their own lines imply. */
const rested: Line = (t) => (t.event.rule.startsWith("BSS 7-1-") ? null : who("rest")(t));

/** Older saves do not hold the numbers. */
function clash(t: LogInput): Message {
  const { bp, other } = t.event.data ?? {};
  const args = { card: card(t), target: target(t) };
  if (bp === undefined || other === undefined) return message("log.battle-spirits-saga.clash-plain", args);
  return message("log.battle-spirits-saga.clash", { ...args, bp: Number(bp), other: Number(other) });
}

function modified(t: LogInput): Message {
  const stat = String(t.event.data?.stat ?? "");
  const n = t.event.amount ?? 0;
  const source = t.event.cause.def ?? "";
  const args = { card: card(t), n, source };
  if (stat.startsWith("kw-")) {
    const keyword = { key: `battle-spirits-saga.keyword.${stat.slice(3)}.name`, args: { n } };
    return message(`log.battle-spirits-saga.${n > 0 ? "gain" : "lose"}`, { ...args, keyword });
  }
  const isKind = stat.startsWith("is-");
  const statName = {
    key: isKind ? `battle-spirits-saga.subtype.${stat.slice(3)}` : `battle-spirits-saga.stat.${stat}`,
    args: { count: 1 },
  };
  if (isKind) return message("log.battle-spirits-saga.becomes", { ...args, stat: statName });
  if (stat === "no-block-bp")
    return message("log.battle-spirits-saga.no-block-bp", { ...args, stat: statName });
  if (stat.startsWith("cannot-"))
    return message("log.battle-spirits-saga.cannot", { ...args, stat: statName });
  if (t.event.data?.op === "set")
    return message("log.battle-spirits-saga.modify-set", { ...args, stat: statName });
  return message("log.battle-spirits-saga.modify", { ...args, stat: statName });
}

function over({ event, name }: LogInput): Message {
  const [first] = (event.data?.winners ?? []) as readonly Seat[];
  const cause = { key: `outcome.${String(event.data?.cause)}` };
  if (first === undefined) return message("log.battle-spirits-saga.game-over-draw", { cause });
  return message("log.battle-spirits-saga.game-over-win", { player: name(first), cause });
}

const stepLine: Line = (t) => {
  const begun = (["main", "attack"] as const).find((step) => step === t.event.data?.step);
  return begun === undefined ? null : message(`log.battle-spirits-saga.step-${begun}`, { player: player(t) });
};

/** A line for every event worth reading. The others only drive the animation. */
const LINES: Readonly<Record<string, Line>> = {
  first: who("first"),
  mulligan: who("mulligan"),
  keep: who("keep"),
  turn: who("turn"),
  step: stepLine,
  draw: hiddenOr("draw", "draw-hidden"),
  transfer: coresMoved,
  summon: who("summon"),
  place: who("place"),
  magic: who("magic"),
  ability: who("ability"),
  control: who("control"),
  "set-burst": who("set-burst"),
  burst: who("burst"),
  attack: who("attack"),
  block: (t) => who(target(t) === "" ? "block-gone" : "block")(t),
  "no-block": who("no-block"),
  clash,
  "life-lost": who("life-lost"),
  "life-gained": who("life-gained"),
  destroyed: who("destroyed"),
  "self-destroyed": who("self-destroyed"),
  discard: who("discard"),
  return: who("return"),
  take: who("take"),
  "put-back": hiddenOr("put-back", "put-back-hidden"),
  shuffle: who("shuffle"),
  rest: rested,
  refresh: who("refresh"),
  modify: modified,
  "draw-offer": (t) =>
    message(`log.battle-spirits-saga.draw-${t.event.data?.reply as "offer" | "accept" | "decline"}`, {
      player: player(t),
    }),
  back: who("back"),
  out: (t) =>
    message("log.battle-spirits-saga.out", {
      player: player(t),
      cause: { key: `outcome.${String(t.event.data?.cause)}` },
    }),
  "game-over": over,
};

/** The log line for an event, or null. */
export function logLine(event: GameEvent, context: LogContext): Message | null {
  return LINES[event.type]?.({ event, ...context }) ?? null;
}

const keys = (...names: KeysUnder<English, "log.battle-spirits-saga">[]) =>
  names.map((name) => `log.battle-spirits-saga.${name}`);

/** What leads up to a result in the log. */
export const logResults: readonly LogResult[] = [
  {
    leadUp: keys("attack", "block", "no-block"),
    results: keys("clash", "life-lost"),
  },
  {
    leadUp: keys("cores-paid", "soul-paid"),
    results: keys("summon", "place", "magic"),
  },
];
