import { type Action, cardOf, NONE, type Reader, type Seat, stands } from "../../kernel";
import { type Effect, effectsIn } from "../../language";
import type { Asked } from "../game";
import { DECISIVE, isAimedAt, timed, toAnswer } from "../timing";
import { resultOf } from "./battle";
import { playOf, usedOf } from "./defs";
import { opponentsOf } from "./modes";
import { sideSp } from "./sp";
import { attackIn } from "./vars";

/**
 * When a response counts (BOS 12.4, 12.8 to 12.10): `ready` before an opponent's main phase, `start` before attacks,
 * `attack` and `direct` as one is declared, `values` in the damage step, `answer` when something else is activated.
 */
const MOMENTS = ["ready", "start", "attack", "direct", "values", "answer"] as const;
type Moment = (typeof MOMENTS)[number];

/** A moment at which something on the chain is aimed at the seat counts like an attack on it. */
const SAVING: readonly Moment[] = ["attack", "values"];

function isNow(g: Asked, seat: Seat, window: string, moment: Moment): boolean {
  const { state } = g;
  if (window === "chain") {
    const link = toAnswer(state, seat);
    if (link === null) return false;
    return moment === "answer" || (SAVING.includes(moment) && isAimedAt(g, seat, link));
  }
  const attack = attackIn(state);
  const isOthers = opponentsOf(g, seat).includes(state.turn.seat);
  switch (moment) {
    case "ready":
    case "start":
      return window === "phase" && isOthers && state.turn.step === moment;
    case "attack":
      return window === "attack" && attack?.defender === seat;
    case "direct":
      return window === "attack" && attack?.defender === seat && attack.target === null;
    case "values":
      return window === "damage" && (attack?.defender === seat || attack?.by === seat);
    case "answer":
      return false;
  }
}

const BY_WORD: Readonly<Record<string, Moment>> = {
  negate: "answer",
  token: "direct",
  rest: "attack",
  stand: "attack",
  destroy: "attack",
  // Each player sacrifices or takes back a fighter.
  each: "attack",
};

/** What a fighter is worth in battle; other values say whether it may attack at all. */
const OF_DAMAGE: readonly string[] = ["atk", "rst", "cannot-be-destroyed-by-battle"];

function momentOf(effect: Effect): Moment | undefined {
  if (effect.do === "word") return BY_WORD[effect.word];
  if (effect.do === "move") return "attack";
  if (effect.do !== "modify") return undefined;
  if (effect.stats.includes("cannot-attack")) return "start";
  return effect.stats.every((stat) => OF_DAMAGE.includes(stat)) ? "values" : "attack";
}

/** What draws, gains SP or marks fighters can wait for the player's own main phase. */
function effectMoments(effect: Effect): readonly Moment[] {
  const all = effectsIn(effect);
  const found = new Set(all.flatMap((inner) => momentOf(inner) ?? []));
  // All of it happens at once: what has to come early decides.
  if (found.has("attack")) found.delete("values");
  const isForAll = all.some(({ do: kind }) => kind === "each");
  if (isForAll && all.some((inner) => inner.do === "word" && inner.word === "rest")) found.add("start");
  return [...found];
}

function momentsOf(g: Asked, _seat: Seat, { type, card = NONE, data }: Action): readonly Moment[] {
  const { def } = cardOf(g.state, card);
  const effect = type === "use" ? usedOf(g, def, Number(data?.ability))?.effect : playOf(g, def)?.effect;
  // A tactic without an effect of its own stays on the table and works from then on.
  return effect === undefined ? ["ready"] : effectMoments(effect);
}

export const { canWait, isQuiet } = timed({ moments: MOMENTS, isNow, momentsOf });

/** What a fighter that falls counts beside SP. */
const FIGHTER = 500;

/** What an attack would cost the seat in SP and fighters; for the attacker, what it would gain. */
export function stake(g: Reader, seat: Seat): number {
  const attack = attackIn(g.state);
  const target = attack?.target === null ? null : g.state.cards[attack?.target.card ?? NONE];
  // A fighter that is gone may be hidden now.
  const isThere = attack !== null && stands(g.state, attack.attacker);
  if (!isThere || target === undefined || target?.def === "") return 0;
  const { hurts, damage, falls } = resultOf(g, attack.attacker.card, target);
  const isAttacker = attack.by === seat;
  const loser = hurts === "defender" ? attack.defender : attack.by;
  if (loser === seat && damage >= sideSp(g, seat)) return DECISIVE;
  return damage + (falls.includes(isAttacker ? "attacker" : "target") ? FIGHTER : 0);
}
