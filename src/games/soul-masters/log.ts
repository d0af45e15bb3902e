import type { GameEvent, Message, Seat } from "../../kernel";
import type { KeysUnder } from "../../text/catalogue";
import { type English, message } from "./messages";

type Name = (seat: Seat) => string;
type Line = (event: GameEvent, name: Name) => Message | null;
type Who = KeysUnder<English, "log.soul-masters", "player" | "card" | "target" | "n">;

/** Who, which card, how much. */
const who =
  (key: Who): Line =>
  (event, name) => {
    const { seat = -1, def = "", targetDef = "", amount = 0 } = event;
    const args = { player: name(seat), card: def, target: targetDef, n: amount };
    return message(`log.soul-masters.${key}`, args);
  };

/** The same where the card may not be known. */
const hiddenOr =
  (key: Who, hidden: Who): Line =>
  (event, name) =>
    who(event.def === undefined || event.def === "" ? hidden : key)(event, name);

function over({ data }: GameEvent, name: Name): Message {
  const [first] = (data?.winners ?? []) as readonly Seat[];
  const cause = { key: `outcome.${String(data?.cause)}` };
  if (first === undefined) return message("log.soul-masters.game-over-draw", { cause });
  return message("log.soul-masters.game-over-win", { player: name(first), cause });
}

/** A line for every event worth reading; the others only drive the animation. */
const LINES: Readonly<Record<string, Line>> = {
  first: who("first"),
  mulligan: who("mulligan"),
  keep: who("keep"),
  turn: who("turn"),
  draw: hiddenOr("draw", "draw-hidden"),
  energy: hiddenOr("energy", "energy-hidden"),
  swap: hiddenOr("swap", "swap-hidden"),
  cast: who("cast"),
  ability: who("ability"),
  convert: who("convert"),
  generated: who("generated"),
  enter: who("enter"),
  equip: who("equip"),
  attack: who("attack"),
  redirected: who("redirected"),
  negated: who("negated"),
  damage: who("damage"),
  shield: who("shield"),
  shielded: who("shielded"),
  ko: who("ko"),
  destroy: who("destroy"),
  sacrifice: who("sacrifice"),
  removed: who("removed"),
  discard: who("discard"),
  mill: who("mill"),
  countered: who("countered"),
  evolve: who("evolve"),
  heal: who("heal"),
  "phase-in": who("phase-in"),
  "phase-out": who("phase-out"),
  null: who("null"),
  return: hiddenOr("return", "return-hidden"),
  reforge: who("reforge"),
  back: who("back"),
  out: (event, name) =>
    message("log.soul-masters.out", {
      player: name(event.seat ?? -1),
      cause: { key: `outcome.${String(event.data?.cause)}` },
    }),
  "game-over": over,
};

/** The log's line for an event, or null. */
export function logLine(event: GameEvent, name: Name): Message | null {
  return LINES[event.type]?.(event, name) ?? null;
}
