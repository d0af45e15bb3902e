import type { GameEvent, Message, Seat } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { LogResult } from "../../game-table";
import { type English, message } from "./messages";

type Name = (seat: Seat) => string;
type Line = (event: GameEvent, name: Name) => Message | null;
type Who = KeysUnder<English, "log.battle-of-souls", "player" | "card" | "target" | "n">;

/** A log line with player, card and number. */
const who =
  (key: Who): Line =>
  (event, name) => {
    const { seat = -1, def = "", targetDef = "", amount = 0 } = event;
    const args = { player: name(seat), card: def, target: targetDef, n: amount };
    return message(`log.battle-of-souls.${key}`, args);
  };

/** The same for a card that may be hidden. */
const hiddenOr =
  (key: Who, hidden: Who): Line =>
  (event, name) =>
    who(event.def === undefined || event.def === "" ? hidden : key)(event, name);

/** A returned hand is shown (BOS 9.11). */
const hand =
  (key: "mulligan" | "join"): Line =>
  ({ seat = -1, data }, name) => {
    const cards = (data?.cards ?? []) as readonly string[];
    return message(`log.battle-of-souls.${key}`, { player: name(seat), cards });
  };

const attack: Line = (event, name) =>
  event.target === undefined
    ? message("log.battle-of-souls.attack-player", {
        card: event.def ?? "",
        player: name(Number(event.data?.defender)),
      })
    : who("attack")(event, name);

const causeOf = ({ data }: GameEvent) => ({ key: `outcome.${String(data?.cause)}` });

function over(event: GameEvent, name: Name): Message {
  const [first, ...mates] = (event.data?.winners ?? []) as readonly Seat[];
  const cause = causeOf(event);
  if (first === undefined) return message("log.battle-of-souls.game-over-draw", { cause });
  if (mates.length === 0) return message("log.battle-of-souls.game-over-win", { player: name(first), cause });
  return message("log.battle-of-souls.game-over-team", { players: [first, ...mates].map(name), cause });
}

/** A change of a fighter's values. Flags are worded as what it cannot do. */
function modified({ def = "", amount = 0, data, cause }: GameEvent): Message {
  const stat = String(data?.stat ?? "");
  const args = { card: def, n: amount, source: cause.def ?? "" };
  if (stat.startsWith("kw-")) {
    const keyword = { key: `battle-of-souls.keyword.${stat.slice(3)}.name` };
    return message(`log.battle-of-souls.${amount > 0 ? "gain" : "lose"}`, { ...args, keyword });
  }
  const statName = { key: `battle-of-souls.stat.${stat}` };
  const isFlag = /^(cannot-|stays-|may-)/.test(stat);
  return message(`log.battle-of-souls.${isFlag ? "flag" : "modify"}`, { ...args, stat: statName });
}

const deployments: Line = ({ seat = -1, amount = 0, data }, name) =>
  data?.stat === "warrior-deployments" && amount > 0
    ? message("log.battle-of-souls.deployments", { player: name(seat), n: amount })
    : null;

const COUNTERS = ["kill", "clock", "spell"] as const;

/** Tokens and counters for players. Other counters record what has been used. */
const counted: Line = ({ def = "", amount = 0, data }) => {
  const counter = COUNTERS.find((one) => one === data?.counter);
  if (counter === undefined || amount === 0) return null;
  const now = Number(data?.now ?? 0);
  if (counter === "kill" && amount > 0)
    return message("log.battle-of-souls.kill-tokens", { card: def, n: amount, now });
  return message(`log.battle-of-souls.has-${counter}`, { card: def, n: amount, now });
};

const attached: Line = (event, name) => (event.targetDef ? who("attached")(event, name) : null);

/** A battle that changes nothing says so. */
const strike: Line = ({ def = "", targetDef = "", data }) =>
  data?.idle === true ? message("log.battle-of-souls.nothing", { card: def, target: targetDef }) : null;

const some = (n: number | undefined, line: Line): Line => (n === 0 ? () => null : line);

/** A line for every event worth reading. The others only drive the animation. */
const LINES: Readonly<Record<string, Line>> = {
  first: who("first"),
  mulligan: hand("mulligan"),
  join: hand("join"),
  keep: who("keep"),
  turn: who("turn"),
  draw: hiddenOr("draw", "draw-hidden"),
  deployed: who("deployed"),
  placed: who("placed"),
  set: hiddenOr("set", "set-hidden"),
  stack: who("stack"),
  negate: who("negate"),
  resolves: who("resolves"),
  "battle-phase": who("battle-phase"),
  "battle-over": who("battle-over"),
  attack,
  replay: who("replay"),
  "battle-damage": (event, name) => some(event.amount, who("battle-damage"))(event, name),
  "effect-damage": (event, name) => some(event.amount, who("effect-damage"))(event, name),
  "sp-paid": who("sp-paid"),
  "sp-lost": who("sp-lost"),
  "sp-gained": who("sp-gained"),
  "card-counter": counted,
  modify: modified,
  "modify-seat": deployments,
  attach: attached,
  rest: who("rest"),
  refresh: who("ready"),
  strike,
  destroyed: who("destroyed"),
  sacrificed: who("sacrificed"),
  discarded: who("discarded"),
  spent: who("spent"),
  milled: who("milled"),
  removed: who("removed"),
  returned: who("returned"),
  taken: hiddenOr("taken", "taken-hidden"),
  "shuffled-in": who("shuffled-in"),
  control: who("control"),
  revealed: who("revealed"),
  shuffle: (event, name) => (event.seat === undefined || event.seat < 0 ? null : who("shuffle")(event, name)),
  coin: (event, name) => who(event.data?.side === "heads" ? "heads" : "tails")(event, name),
  "end-phase": who("end-phase"),
  back: who("back"),
  out: (event, name) =>
    message("log.battle-of-souls.out", { player: name(event.seat ?? -1), cause: causeOf(event) }),
  "game-over": over,
};

/** The log line for an event, or null. */
export function logLine(event: GameEvent, name: Name): Message | null {
  return LINES[event.type]?.(event, name) ?? null;
}

const keys = (...names: KeysUnder<English, "log.battle-of-souls">[]) =>
  names.map((name) => `log.battle-of-souls.${name}`);

/** What leads up to a result in the log. */
export const logResults: readonly LogResult[] = [
  {
    leadUp: keys("attack", "attack-player"),
    results: keys("battle-damage", "nothing"),
  },
];
