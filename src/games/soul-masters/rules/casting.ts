import {
  type Action,
  type ActionSpec,
  announce,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  expire,
  move,
  NONE,
  OK,
  type Reader,
  type Refusal,
  readStat,
  readValue,
  type Seat,
  seatOf,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import {
  type Ability,
  type Cost,
  canAfford,
  canAnnounce,
  type Effect,
  envOf,
  isTrue,
  type PlayKind,
  printedCard,
  putOnStack,
  startPlay,
} from "../../../language";
import { isReserve, type SoulCard } from "../cards/card";
import { refuse } from "../table/messages";
import { vocabulary } from "../words/index";
import { defOf, wouldBeUnit } from "./defs";
import { energyOf } from "./energy";
import { mayEnter } from "./entering";
import { resourcesOf } from "./resources";
import { count } from "./tally";
import { set, varsOf, withSeat } from "./vars";
import { zoneKey } from "./zones";

type Play = Extract<Ability, { kind: "play" }>;

const isPlay = (ability: Ability): ability is Play => ability.kind === "play";
const playOf = (g: Reader, def: string): Play | undefined =>
  printedCard(g.rules.cards, def)?.abilities.find(isPlay);

/** The effect of a card when it is cast. */
export const textOf = (g: Reader, def: string): Effect | undefined => playOf(g, def)?.effect;

/** The player's value that discounts cards of this type. */
const discountOf = (def: SoulCard) => `discount-${kindOf(def)}`;

const kindOf = (def: SoulCard) => (isReserve(def) ? "reserve" : def.type);

/** The final cost: the printed one with all changes, which are not optional (SM 10.3). */
export function priceOf(g: Reader, seat: Seat, card: Card): number {
  const off = readValue(g, { seat }, discountOf(defOf(g, card)));
  return Math.max(0, readStat(g, card.id, "cost") - off);
}

/** Main-deck cards cost energy, Reserve cards resources (SM 5.5, SM 10.2), and what their text adds to that. */
function costOf(g: Reader, seat: Seat, card: Card): readonly Cost[] {
  const n = priceOf(g, seat, card);
  const word = isReserve(defOf(g, card)) ? "resources" : "energy";
  const more = playOf(g, card.def)?.cost ?? [];
  return n === 0 ? more : [{ pay: "word", word, args: { n } }, ...more];
}

/** The refusal that names what a card costs and what its player has. */
function tooDear(g: Reader, seat: Seat, card: Card, def: SoulCard): Refusal {
  const args = { card: def.name, n: priceOf(g, seat, card) };
  if (isReserve(def)) {
    const have = resourcesOf(g, seat);
    return refuse("soul-masters.too-dear-resources", "SM 10.4", { ...args, have });
  }
  const have = energyOf(g, seat);
  if (have >= args.n) return refuse("lang.unpaid", "SM 10.4", { card: def.name });
  return refuse("soul-masters.too-dear", "SM 10.4", { ...args, have });
}

/** Whether a card can be cast at any time, also in response: an ability, or a card with Blink (SM 4.8). */
const isQuick = (g: Reader, card: Card, { type }: SoulCard) =>
  type === "ability" || readStat(g, card.id, "kw-blink") > 0;

const OWN_TURN: Readonly<Record<string, string>> = { unit: "SM 4.2", spell: "SM 4.11" };
const ALONE: Readonly<Record<string, string>> = { unit: "SM 10.10", spell: "SM 10.12" };

/** Whether a card of this type may be cast now (SM 8.13, SM 10.10, SM 10.12, SM 10.15, SM 10.17). */
function mayCastNow(g: Reader, seat: Seat, card: Card): Verdict {
  const def = defOf(g, card);
  if (isQuick(g, card, def)) return OK;
  const args = { card: def.name };
  const { turn, stack } = g.state;
  if (turn.seat !== seat) return refuse("soul-masters.own-turn", OWN_TURN[def.type] ?? "SM 10.15", args);
  if (turn.step !== "main" || stack.length > 0)
    return refuse(
      "soul-masters.main-alone",
      turn.step === "end" ? "SM 8.13" : (ALONE[def.type] ?? "SM 10.15"),
      args,
    );
  return OK;
}

/** Whether a Reserve card may be cast: from the player's second turn on, one each round (SM 5.3, SM 5.4, SM 10.16). */
function mayCastReserve(g: Reader, seat: Seat): Verdict {
  const { rounds } = seatOf(g.state, seat);
  if (rounds < 2) return refuse("soul-masters.reserve-early", "SM 5.4");
  return varsOf(g.state).reserveRound[seat] === rounds ? refuse("soul-masters.one-reserve", "SM 5.3") : OK;
}

export function mayCast(g: Reader, seat: Seat, { card: id }: Action): Verdict {
  const card = id === undefined ? undefined : g.state.cards[id];
  const key = card === undefined ? "" : zoneKey(g, card);
  if (
    card === undefined ||
    card.def === "" ||
    card.controller !== seat ||
    (key !== "hand" && key !== "reserve")
  )
    return refuse("soul-masters.not-in-hand", "SM 10.2");
  const def = defOf(g, card);
  if (def.type === "core") return refuse("soul-masters.cores-not-cast", "SM 10.14", { card: def.name });
  if (readValue(g, { seat }, `cannot-cast-${kindOf(def)}`) > 0)
    return refuse("soul-masters.cannot-cast", "SM 10.2", { card: def.name });
  const now = mayCastNow(g, seat, card);
  if (!now.ok) return now;
  const reserve = key === "reserve" ? mayCastReserve(g, seat) : OK;
  if (!reserve.ok) return reserve;
  // With five units in play no other can be cast (SM 4.3).
  const entry = wouldBeUnit(g, card) ? mayEnter(g, card, seat) : OK;
  if (!entry.ok)
    return entry.rule === "SM 10.11" && def.type === "spell" ? { ...entry, rule: "SM 23.4.2" } : entry;
  const { effect, if: condition } = playOf(g, def.name) ?? {};
  const env = envOf(card);
  if (condition !== undefined && !isTrue(g, vocabulary, env, condition))
    return refuse("lang.condition", "SM 10.2", { card: def.name });
  if (effect !== undefined && !canAnnounce(g, vocabulary, env, effect))
    return refuse("lang.no-target", "SM 11.2", { card: def.name });
  return canAfford(g, vocabulary, env, effect, costOf(g, seat, card)) ? OK : tooDear(g, seat, card, def);
}

/**
 * How a card is cast: it is revealed onto the stack, choices are made, it is paid for and put on the stack (SM 10.2,
 * SM 16.1).
 */
export const castPlay: PlayKind = {
  rule: "SM 10.2",
  effect: (g, { def }) => textOf(g, def),
  reveal: (g, { card, seat }) => {
    if (zoneKey(g, cardOf(g.state, card)) === "reserve")
      set(g, "reserveRound", withSeat(varsOf(g.state).reserveRound, seat, seatOf(g.state, seat).rounds));
    move(g, card, zoneOf(g.state, "stack").id, { as: "reveal", controller: seat });
  },
  cost: (g, { card, seat }) => costOf(g, seat, cardOf(g.state, card)),
  onPaid: (g: Engine, playing) => {
    putOnStack(g, playing);
    count(g, "cast", playing.seat);
    expire(g, `next-${defOf(g, playing).type}`, playing.seat);
    announce(g, "cast", playing.seat, { card: playing.card, def: playing.def });
  },
};

/** The cards that pass the quick tests of timing and cost. Most cards fail these. */
function castable(g: Reader, seat: Seat): Action[] {
  const { turn, stack } = g.state;
  const isAlone = turn.seat === seat && turn.step === "main" && stack.length === 0;
  const isInTime = (id: CardId) => {
    const card = cardOf(g.state, id);
    const def = defOf(g, card);
    return def.type !== "core" && (isAlone || isQuick(g, card, def));
  };
  const hand = zoneOf(g.state, "hand", seat).cards.filter(isInTime);
  const reserve = zoneOf(g.state, "reserve", seat).cards.filter(isInTime);
  const energy = hand.length > 0 ? energyOf(g, seat) : 0;
  const isAffordable = (card: Card) =>
    playOf(g, card.def)?.cost !== undefined || priceOf(g, seat, card) <= energy;
  const affordable = hand.filter((id) => isAffordable(cardOf(g.state, id)));
  const all = reserve.length > 0 && mayCastReserve(g, seat).ok ? [...affordable, ...reserve] : affordable;
  return all.map((card) => ({ type: "cast", card }));
}

export const castSpec: ActionSpec = {
  types: ["cast"],
  options: (g, seat) => castable(g, seat).filter((action) => mayCast(g, seat, action).ok),
  can: mayCast,
  do: (g, seat, { card = NONE }) => startPlay(g, ["cast", castPlay], seat, card),
};
