import type { GameEvent, Message, Seat } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { LogResult } from "../../game-table";
import { type English, message } from "./messages";

type Name = (seat: Seat) => string;
type Line = (event: GameEvent, name: Name) => Message | null;

/** Lines with only a player and a card. */
type Who = KeysUnder<English, "log.d20", "player" | "card">;

const player = (event: GameEvent, name: Name) => name(event.seat ?? -1);
const card = (event: GameEvent) => event.def ?? "";

const who =
  (key: Who): Line =>
  (event, name) =>
    message(`log.d20.${key}`, { player: player(event, name), card: card(event) });

const hiddenOr =
  (key: Who, hidden: Who): Line =>
  (event, name) =>
    message(`log.d20.${card(event) === "" ? hidden : key}`, {
      player: player(event, name),
      card: card(event),
    });

function modified(event: GameEvent): Message | null {
  const stat = String(event.data?.stat ?? "");
  const source = event.cause.def ?? "";
  const named = card(event) === "" ? message("d20-warriors.face-down-warrior") : card(event);
  const args = { card: named, n: event.amount ?? 0, source };
  if (stat.startsWith("kw-")) {
    return message("log.d20.gain", {
      ...args,
      keyword: { key: `d20-warriors.keyword.${stat.slice(3)}.name` },
    });
  }
  const key = event.data?.op === "set" ? "log.d20.modify-set" : "log.d20.modify";
  return message(key, { ...args, stat: { key: `d20-warriors.stat.${stat}` } });
}

/** How a card changes rolled dice. Missing in older saves. */
const diceChanged: Line = (event) => {
  const how = (["turned", "removed", "swapped"] as const).find((one) => one === event.data?.how);
  if (how === undefined) return null;
  const args = { card: card(event), target: event.targetDef ?? "", n: event.amount ?? 0 };
  return message(`log.d20.dice-${how}`, { ...args, was: Number(event.data?.was ?? 0) });
};

function over(event: GameEvent, name: Name): Message {
  const winners = (event.data?.winners ?? []) as readonly Seat[];
  const cause = { key: `outcome.${String(event.data?.cause)}` };
  const first = winners[0];
  return first === undefined
    ? message("log.d20.game-over-draw", { cause })
    : message("log.d20.game-over-win", { player: name(first), cause });
}

/** The line for each event worth reading. Other events only drive the animation. */
const LINES: Readonly<Record<string, Line>> = {
  first: (event, name) =>
    message("log.d20.first", {
      player: player(event, name),
      rolls: ((event.data?.rolls ?? []) as number[]).join(" : "),
    }),
  "first-tie": () => message("log.d20.first-tie"),
  turn: (event, name) => message("log.d20.turn", { n: event.amount ?? 0, player: player(event, name) }),
  draw: hiddenOr("draw", "draw-hidden"),
  place: who("place"),
  attack: (event) => message("log.d20.attack", { card: card(event), target: event.targetDef ?? "" }),
  roll: (event, name) =>
    card(event) === ""
      ? message("log.d20.roll", { player: player(event, name), n: event.amount ?? 0 })
      : message("log.d20.roll-for", { card: card(event), n: event.amount ?? 0 }),
  "dice-changed": diceChanged,
  tie: () => message("log.d20.tie"),
  win: (event) => message("log.d20.win", { card: card(event), target: event.targetDef ?? "" }),
  "no-result": () => message("log.d20.no-result"),
  "flip-down": hiddenOr("flip-down", "flip-hidden"),
  "flip-up": hiddenOr("flip-up", "flip-hidden"),
  flash: who("flash"),
  ability: who("ability"),
  discard: who("discard"),
  remove: who("remove"),
  return: hiddenOr("return", "return-hidden"),
  move: hiddenOr("move", "move-hidden"),
  shift: hiddenOr("shift", "shift-hidden"),
  modify: modified,
  show: hiddenOr("show", "show-hidden"),
  "deck-empty": who("deck-empty"),
  "time-out": who("time-out"),
  "end-time-out": who("end-time-out"),
  "take-back": (event, name) =>
    message("log.d20.take-back", { player: player(event, name), what: String(event.data?.what ?? "") }),
  back: who("back"),
  out: who("out"),
  "picked-secret": who("picked-secret"),
  "packs-swapped": () => message("log.d20.packs-swapped"),
  "drafted-deck": who("drafted-deck"),
  ...Object.fromEntries(
    (["pick", "roll", "placing", "reveal", "battle", "result"] as const).map((name) => [
      `sudden-death-${name}`,
      who(`sudden-death-${name}`),
    ]),
  ),
  "game-over": over,
};

/** The log line for an event, or null. */
export function logLine(event: GameEvent, name: Name): Message | null {
  return LINES[event.type]?.(event, name) ?? null;
}

const keys = (...names: KeysUnder<English, "log.d20">[]) => names.map((name) => `log.d20.${name}`);

/** What leads up to a result in the log. */
export const logResults: readonly LogResult[] = [
  {
    leadUp: keys("attack", "roll", "roll-for", "dice-turned", "dice-removed", "dice-swapped", "tie"),
    results: keys("win", "no-result"),
  },
];
