import type { GameEvent, Holder, Message, Seat } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import { type English, message } from "./messages";

type Name = (seat: Seat) => string;
interface LogInput {
  readonly event: GameEvent;
  readonly name: Name;
  /** Key of a zone, by its id. */
  readonly place: (zone: number) => { readonly key: string; readonly owner: Seat } | undefined;
}
type Line = (told: LogInput) => Message | null;
type Who = KeysUnder<English, "log.battle-spirits-saga", "player" | "card" | "target" | "n">;
type Which = KeysUnder<English, "log.battle-spirits-saga", "player" | "card">;

const player = ({ event, name }: LogInput) => name(event.seat ?? -1);
const card = ({ event }: LogInput) => event.def ?? "";
const target = ({ event }: LogInput) => event.targetDef ?? "";

/** Who, which card, how much. */
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

/** Where cores come from or go to. */
function end(t: LogInput, holder: Holder | undefined, def: string): Message {
  if (holder === undefined || !("zone" in holder))
    return message("log.battle-spirits-saga.place.card", { card: def });
  const { key = "reserve" } = t.place(holder.zone) ?? {};
  return message(`log.battle-spirits-saga.place.${key as Exclude<Place, "card">}`);
}

/** Whose reserve, life, trash or void it is that cores leave or enter; nobody's between two cards. */
function keeper(t: LogInput, ends: readonly (Holder | undefined)[]): string {
  const zone = ends.find((holder) => holder !== undefined && "zone" in holder);
  const owner = zone && "zone" in zone ? t.place(zone.zone)?.owner : undefined;
  return owner === undefined ? "" : t.name(owner);
}

function poured(t: LogInput): Message {
  const { data, amount = 0 } = t.event;
  const ends = [data?.to as Holder | undefined, data?.from as Holder | undefined];
  const player = keeper(t, ends);
  const to = end(t, ends[0], target(t));
  const from = end(t, ends[1], card(t));
  if (data?.counter === "soul") return message("log.battle-spirits-saga.soul", { player, from, to });
  return message("log.battle-spirits-saga.cores", { player, n: amount, from, to });
}

function modified(t: LogInput): Message {
  const stat = String(t.event.data?.stat ?? "");
  const n = t.event.amount ?? 0;
  if (stat.startsWith("kw-"))
    return message("log.battle-spirits-saga.gain", {
      card: card(t),
      keyword: { key: `battle-spirits-saga.keyword.${stat.slice(3)}.name`, args: { n } },
    });
  const isKind = stat.startsWith("is-");
  const said = {
    key: isKind ? `battle-spirits-saga.subtype.${stat.slice(3)}` : `battle-spirits-saga.stat.${stat}`,
    args: { count: 1 },
  };
  if (t.event.data?.op === "set")
    return message("log.battle-spirits-saga.modify-set", { card: card(t), n, stat: said });
  const source = t.event.cause.def ?? "";
  return message("log.battle-spirits-saga.modify", { card: card(t), n, stat: said, source });
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

/** A line for every event worth reading; the others only drive the animation. */
const LINES: Readonly<Record<string, Line>> = {
  first: who("first"),
  mulligan: who("mulligan"),
  keep: who("keep"),
  turn: who("turn"),
  step: stepLine,
  draw: hiddenOr("draw", "draw-hidden"),
  transfer: poured,
  summon: who("summon"),
  place: who("place"),
  magic: who("magic"),
  ability: who("ability"),
  control: who("control"),
  "set-burst": who("set-burst"),
  burst: who("burst"),
  attack: who("attack"),
  block: who("block"),
  "no-block": who("no-block"),
  clash: who("clash"),
  strike: who("strike"),
  "life-lost": who("life-lost"),
  "life-gained": who("life-gained"),
  destroyed: who("destroyed"),
  "self-destroyed": who("self-destroyed"),
  discard: who("discard"),
  return: who("return"),
  take: who("take"),
  "put-back": hiddenOr("put-back", "put-back-hidden"),
  shuffle: who("shuffle"),
  rest: who("rest"),
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

/** The log's line for an event, or null. */
export function logLine(event: GameEvent, name: Name, place: LogInput["place"]): Message | null {
  return LINES[event.type]?.({ event, name, place }) ?? null;
}
