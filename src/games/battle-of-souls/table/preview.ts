import {
  type Action,
  type Card,
  cardOf,
  type Message,
  type Reader,
  readStat,
  readValue,
  type Seat,
} from "../../../kernel";
import type { Cost } from "../../../language";
import type { Preview } from "../../game-table";
import { isClass } from "../cards/card";
import { resultOf } from "../rules/battle";
import { defOf, playOf, usedOf } from "../rules/defs";
import { SACRIFICES } from "../rules/deploying";
import { canBeDestroyed } from "../rules/destroying";
import { modeOf } from "../rules/modes";
import { GOAL_SP, spOf } from "../rules/sp";
import { cardsIn } from "../rules/zones";
import { message } from "./messages";

/** "ATK 1400 against RST 700." */
function meeting(g: Reader, attacker: Card, victim: Card): Message {
  const args = { atk: readStat(g, attacker.id, "atk") };
  return victim.rested
    ? message("battle-of-souls.preview.against-rst", { ...args, rst: readStat(g, victim.id, "rst") })
    : message("battle-of-souls.preview.against-atk", { ...args, other: readStat(g, victim.id, "atk") });
}

/** Names the destroyed fighters and the SP that move, in a sentence. */
function outcome(destroyed: readonly Card[], attacker: Card, isGained: boolean, n: number): Message {
  const [one, another] = destroyed;
  if (another !== undefined) return message("battle-of-souls.preview.both");
  if (one === attacker) return message("battle-of-souls.preview.falls", { card: one.def, n });
  if (one !== undefined) return message("battle-of-souls.preview.wins", { card: one.def, n });
  if (n === 0) return message("battle-of-souls.preview.nothing");
  return message(isGained ? "battle-of-souls.preview.spared" : "battle-of-souls.preview.held", { n });
}

/** Names the SP that move, or the destroyed fighters if none do. */
function brief(destroyed: readonly Card[], attacker: Card, n: number): Message {
  const [one, another] = destroyed;
  if (n !== 0 || one === undefined) return message("battle-of-souls.preview.brief", { n });
  if (another !== undefined) return message("battle-of-souls.preview.brief-both");
  return message(`battle-of-souls.preview.brief-${one === attacker ? "lost" : "falls"}`);
}

/** The outcome of an attack without responses: destroyed fighters, the kill token, and the SP that would move. */
function battle(g: Reader, attacker: Card, victim: Card | null, defender: Seat): Preview {
  const { damage, hurts, falls } = resultOf(g, attacker.id, victim);
  const isGained = hurts === "defender";
  const [winner, loser] = isGained ? [attacker.controller, defender] : [defender, attacker.controller];
  const isSpared = readValue(g, { seat: loser }, "no-battle-damage") > 0;
  const n = isSpared ? 0 : Math.min(damage, spOf(g, loser));
  const destroyed = falls
    .map((side) => (side === "attacker" ? attacker : victim))
    .filter((card) => card !== null)
    .filter(({ id }) => canBeDestroyed(g, id, "battle"));
  const [one] = destroyed;
  const killer = falls.length === 1 && one !== undefined ? (one === attacker ? victim : attacker) : null;
  const isWon = spOf(g, winner) + n >= GOAL_SP || n === spOf(g, loser);
  return {
    lines: [
      ...(victim === null ? [] : [meeting(g, attacker, victim)]),
      victim === null
        ? message("battle-of-souls.preview.direct", { n })
        : outcome(destroyed, attacker, isGained, n),
      ...(killer === null ? [] : [message("battle-of-souls.preview.token", { card: killer.def })]),
      ...(isWon && n > 0 ? [message(`battle-of-souls.preview.${isGained ? "won" : "lost"}`)] : []),
    ],
    brief: brief(destroyed, attacker, isGained ? n : -n),
    ...(modeOf(g) === "duel" && { scores: moved(g, loser, winner, n) }),
  };
}

const moved = (g: Reader, from: Seat, to: Seat, n: number): number[] =>
  g.state.seats.map(({ seat }) => spOf(g, seat) + (seat === to ? n : seat === from ? -n : 0));

/** Announces an SP payment before it is made, above all the last SP (BOS 8.11). */
function payment(g: Reader, seat: Seat, costs: readonly Cost[] = []): Message[] {
  const n = costs.reduce(
    (sum, cost) => sum + (cost.pay === "word" && cost.word === "sp" ? Number(cost.args?.n) : 0),
    0,
  );
  return n === 0 ? [] : [message("battle-of-souls.preview.pays", { n, left: spOf(g, seat) - n })];
}

/** The current battlefield is destroyed when another is placed (BOS 2.24). */
function replaced(g: Reader, card: Card): Message[] {
  if (defOf(g, card).type !== "battlefield") return [];
  const old = g.state.seats.flatMap(({ seat }) => cardsIn(g, "battlefield", seat));
  return old.map((id) => message("battle-of-souls.preview.replaces", { card: cardOf(g.state, id).def }));
}

const toPreview = (lines: readonly Message[]): Preview | null => (lines.length === 0 ? null : { lines });

/** The outcome of an attack, the sacrifices for a fighter, or the cost of an effect. */
export function preview(g: Reader, { type, card: id, target, data }: Action): Preview | null {
  const card = id === undefined ? undefined : g.state.cards[id];
  if (card === undefined || card.def === "") return null;
  if (type === "attack") {
    const victim = target === undefined ? null : cardOf(g.state, target);
    const defender = victim?.controller ?? Number(data?.seat ?? -1);
    return defender < 0 ? null : battle(g, card, victim, defender);
  }
  if (type === "activate")
    return toPreview([...payment(g, card.controller, playOf(g, card.def)?.cost), ...replaced(g, card)]);
  if (type === "use")
    return toPreview(payment(g, card.controller, usedOf(g, card.def, Number(data?.ability))?.cost));
  const own = defOf(g, card).type;
  const n = type === "deploy" && isClass(own) ? SACRIFICES[own].length : 0;
  return toPreview(n === 0 ? [] : [message("battle-of-souls.preview.sacrifices", { n })]);
}
