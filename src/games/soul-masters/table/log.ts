import type { GameEvent, Message, Seat } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { LogResult } from "../../game-table";
import { type English, message } from "./messages";

type Name = (seat: Seat) => string;
type Line = (event: GameEvent, name: Name) => Message | null;
type Who = KeysUnder<English, "log.soul-masters", "player" | "card" | "target" | "n">;

/** A log line with player, card and number. */
const who =
  (key: Who): Line =>
  (event, name) => {
    const { seat = -1, def = "", targetDef = "", amount = 0 } = event;
    const args = { player: name(seat), card: def, target: targetDef, n: amount };
    return message(`log.soul-masters.${key}`, args);
  };

/** The same for a card that may be hidden. */
const hiddenOr =
  (key: Who, hidden: Who): Line =>
  (event, name) =>
    who(event.def === undefined || event.def === "" ? hidden : key)(event, name);

/** A log line for a change of a card's values. Flags print what the card cannot do. */
function modified({ def = "", amount = 0, data, cause }: GameEvent): Message {
  const stat = String(data?.stat ?? "");
  const args = { card: def, n: amount, source: cause.def ?? "" };
  if (stat.startsWith("kw-")) {
    const keyword = { key: `soul-masters.keyword.${stat.slice(3)}.name`, args: { n: amount } };
    return message(`log.soul-masters.${amount > 0 ? "gain" : "lose"}`, { ...args, keyword });
  }
  const statName = { key: `soul-masters.stat.${stat}` };
  const isFlag = FLAGS.test(stat);
  return message(`log.soul-masters.${isFlag ? "flag" : "modify"}`, { ...args, stat: statName });
}

const FLAGS = /^(cannot-|shocked$|nulled$)/;

/** A log line for a damage that is partly prevented or raised. */
const instance: Line = ({ amount = 0, data, cause }) => {
  const card = cause.def ?? "";
  if (data?.stat !== "damage" || card === "" || amount === 0) return null;
  return message(`log.soul-masters.${amount < 0 ? "prevents" : "adds"}`, { card, n: Math.abs(amount) });
};

const harm =
  (key: "damage" | "no-damage"): Line =>
  ({ def = "", targetDef = "", amount = 0, data }) =>
    message(`log.soul-masters.${key}`, {
      card: def,
      target: targetDef,
      n: amount,
      prevented: Number(data?.prevented ?? 0),
    });

/** A log line for crystals that an effect adds. Paying with them has none. */
const crystals: Line = ({ seat = -1, amount = 0, data }, name) =>
  data?.counter === "crystal" && amount > 0
    ? message("log.soul-masters.crystals", { player: name(seat), n: amount })
    : null;

/** A log line for cards that an effect rests or readies. Costs, attacks and the turn itself have none. */
const byEffect =
  (key: "rest" | "ready"): Line =>
  (event, name) =>
    EFFECTS.has(event.rule) && event.cause.def !== undefined && event.cause.def !== event.def
      ? who(key)(event, name)
      : null;

const EFFECTS: ReadonlySet<string> = new Set(["SM 10.22", "SM 18.3"]);

function over({ data }: GameEvent, name: Name): Message {
  const [first] = (data?.winners ?? []) as readonly Seat[];
  const cause = { key: `outcome.${String(data?.cause)}` };
  if (first === undefined) return message("log.soul-masters.game-over-draw", { cause });
  return message("log.soul-masters.game-over-win", { player: name(first), cause });
}

/** A line for every event worth reading. The others only drive the animation. */
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
  damage: harm("damage"),
  "no-damage": harm("no-damage"),
  shield: who("shield"),
  prevents: who("prevents"),
  modify: modified,
  "modify-instance": instance,
  "seat-counter": crystals,
  rest: byEffect("rest"),
  refresh: byEffect("ready"),
  take: hiddenOr("take", "take-hidden"),
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

export function logLine(event: GameEvent, name: Name): Message | null {
  return LINES[event.type]?.(event, name) ?? null;
}

const keys = (...names: KeysUnder<English, "log.soul-masters">[]) =>
  names.map((name) => `log.soul-masters.${name}`);

/** What leads up to a result in the log. */
export const logResults: readonly LogResult[] = [
  {
    leadUp: keys("attack", "redirected"),
    results: keys("damage", "no-damage", "negated"),
  },
];
