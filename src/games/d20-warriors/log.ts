import type { GameEvent, Message, Plain, Seat } from "../../kernel";

type Name = (seat: Seat) => string;
type Line = (event: GameEvent, name: Name) => Message | null;

const line = (key: string, args: Record<string, Plain> = {}): Message => ({ key: `log.d20.${key}`, args });
const player = (event: GameEvent, name: Name) => name(event.seat ?? -1);
const card = (event: GameEvent) => event.def ?? "";

const who =
  (key: string): Line =>
  (event, name) =>
    line(key, { player: player(event, name), card: card(event) });

const hiddenOr =
  (key: string, hidden: string): Line =>
  (event, name) =>
    line(card(event) === "" ? hidden : key, { player: player(event, name), card: card(event) });

function modified(event: GameEvent): Message | null {
  const stat = String(event.data?.stat ?? "");
  const source = event.cause.def ?? "";
  const args = { card: card(event), n: event.amount ?? 0, source };
  if (stat.startsWith("kw-")) {
    return line("gain", { ...args, keyword: { key: `d20-warriors.keyword.${stat.slice(3)}.name` } });
  }
  const key = event.data?.op === "set" ? "modify-set" : "modify";
  return line(key, { ...args, stat: { key: `d20-warriors.stat.${stat}` } });
}

function over(event: GameEvent, name: Name): Message {
  const winners = (event.data?.winners ?? []) as readonly Seat[];
  const cause = { key: `outcome.${String(event.data?.cause)}` };
  const first = winners[0];
  return first === undefined
    ? line("game-over-draw", { cause })
    : line("game-over-win", { player: name(first), cause });
}

/** A line for every event worth reading; the others only drive the animation. */
const LINES: Readonly<Record<string, Line>> = {
  first: (event, name) =>
    line("first", {
      player: player(event, name),
      rolls: ((event.data?.rolls ?? []) as number[]).join(" : "),
    }),
  "first-tie": () => line("first-tie"),
  turn: (event, name) => line("turn", { n: event.amount ?? 0, player: player(event, name) }),
  draw: hiddenOr("draw", "draw-hidden"),
  place: who("place"),
  attack: (event) => line("attack", { card: card(event), target: event.targetDef ?? "" }),
  roll: (event, name) =>
    card(event) === ""
      ? line("roll", { player: player(event, name), n: event.amount ?? 0 })
      : line("roll-for", { card: card(event), n: event.amount ?? 0 }),
  tie: () => line("tie"),
  win: (event) => line("win", { card: card(event), target: event.targetDef ?? "" }),
  "no-result": () => line("no-result"),
  "flip-down": hiddenOr("flip-down", "flip-hidden"),
  "flip-up": hiddenOr("flip-up", "flip-hidden"),
  flash: who("flash"),
  ability: who("ability"),
  discard: who("discard"),
  remove: who("remove"),
  return: who("return"),
  move: who("move"),
  shift: who("shift"),
  modify: modified,
  show: hiddenOr("show", "show-hidden"),
  "deck-empty": who("deck-empty"),
  "time-out": who("time-out"),
  "end-time-out": who("end-time-out"),
  "take-back": (event, name) =>
    line("take-back", { player: player(event, name), what: event.data?.what ?? "" }),
  out: who("out"),
  "picked-secret": who("picked-secret"),
  "packs-swapped": () => line("packs-swapped"),
  "drafted-deck": who("drafted-deck"),
  ...Object.fromEntries(
    ["pick", "roll", "placing", "reveal", "battle", "result"].map((name) => [
      `sudden-death-${name}`,
      who(`sudden-death-${name}`),
    ]),
  ),
  "game-over": over,
};

/** The log's line for an event, or null. */
export function logLine(event: GameEvent, name: Name): Message | null {
  return LINES[event.type]?.(event, name) ?? null;
}
