import { type CardId, cardOf, everyAction, readStat, type View } from "../../../kernel";
import {
  cardsFor,
  handOf,
  idleCards,
  isQuiet,
  most,
  nameOf,
  tutorName,
  tutorOf,
  type Words,
} from "../../guide-words";
import { priceOf } from "../rules/casting";
import { commanderOf, unitsOf } from "../rules/defs";
import { energyOf } from "../rules/energy";
import { hpOf } from "../rules/health";
import { placements } from "../rules/placing";
import { resourcesOf } from "../rules/resources";
import { varsOf } from "../rules/vars";
import { cardsIn, zoneKey } from "../rules/zones";
import { message } from "../table/messages";
import { atkOf, plain, printed, reader } from "./reading";

const commander = (seen: View, seat = seen.viewer) => commanderOf(reader(seen), seat);
const ownUnits = (seen: View) => unitsOf(reader(seen), seen.viewer);
const price = (seen: View, id: CardId) => priceOf(reader(seen), seen.viewer, cardOf(seen, id));

export const welcome: Words = (seen) => {
  const g = reader(seen);
  const args = {
    tutor: tutorName(seen),
    card: commander(seen).def,
    mine: hpOf(g, seen.viewer),
    theirs: hpOf(g, tutorOf(seen)),
  };
  return { words: message("lesson.soul-masters.welcome", args) };
};

/** Units that the energy of the first two turns pays for. */
const CHEAP = 2;

/** Lesson line for the first hand: worth keeping if it holds two cheap units. */
export const firstHand: Words = (seen) => {
  const cheap = handOf(seen).filter((id) => {
    const def = printed(seen, id);
    return def?.type === "unit" && (def.stats.cost ?? 0) <= CHEAP;
  });
  const args = { n: handOf(seen).length, most: CHEAP };
  return { words: message(`lesson.soul-masters.${cheap.length > 1 ? "keep" : "keep-or-not"}`, args) };
};

/** Lesson line between phases, before the first Main Phase of the turn. */
export const toMain: Words = (seen) => (varsOf(seen).hadMain ? null : plain("to-main")(seen));

/** With this much energy no further card of the hand is worth placing, and this number of cards is kept in hand. */
const ENOUGH = { energy: 5, hand: 3 } as const;

/**
 * Lesson line for placing the most expensive card of the hand as energy. Artifact Cores are last, as they may be placed
 * face up.
 */
export const energy: Words = (seen) => {
  const field = cardsIn(reader(seen), "energy", seen.viewer);
  if (!isQuiet(seen) || field >= ENOUGH.energy || handOf(seen).length <= ENOUGH.hand) return null;
  const worth = (id: CardId) =>
    printed(seen, id)?.type === "core" ? -1 : (printed(seen, id)?.stats.cost ?? 0);
  const card = most(cardsFor(seen, "energy"), worth);
  if (card === undefined) return null;
  const args = { card: nameOf(seen, card), n: placements(reader(seen)) - varsOf(seen).placed };
  return { words: message(`lesson.soul-masters.${field === 0 ? "energy" : "energy-more"}`, args), card };
};

/** Lesson line for the most expensive unit that can be cast. */
export const castUnit: Words = (seen) => {
  const units = cardsFor(seen, "cast").filter((id) => printed(seen, id)?.type === "unit");
  const card = isQuiet(seen) ? most(units, (id) => price(seen, id)) : undefined;
  if (card === undefined) return null;
  const args = { card: nameOf(seen, card), n: price(seen, card) };
  return {
    words: message(`lesson.soul-masters.${ownUnits(seen).length === 0 ? "cast" : "cast-more"}`, args),
    card,
  };
};

/** Lesson line with the cost, while energy is chosen. */
export const pay: Words = ({ decision }) => {
  if (decision?.kind !== "allot") return null;
  return { words: message("lesson.soul-masters.pay", { n: decision.totals[0]?.min ?? 0 }) };
};

export const numbers: Words = (seen) => {
  const unit = ownUnits(seen)[0];
  if (unit === undefined || !isQuiet(seen)) return null;
  const args = {
    card: unit.def,
    atk: atkOf(seen, unit.id),
    health: readStat(reader(seen), unit.id, "health"),
  };
  return { words: message("lesson.soul-masters.numbers", args), card: unit.id };
};

export const lookAtOwn: Words = (seen) => {
  const unit = ownUnits(seen)[0];
  if (unit === undefined) return null;
  return { words: message("lesson.soul-masters.inspect", { card: unit.def }), card: unit.id };
};

/** Lesson line for a card in hand with no legal action now. */
export const idleCard: Words = (seen) => {
  const [card] = idleCards(seen);
  if (card === undefined) return null;
  return { words: message("lesson.soul-masters.why", { card: nameOf(seen, card) }), card };
};

/** Lesson line for a Reserve card that the learner's resources pay for and that stays in play. */
export const reserve: Words = (seen) => {
  const g = reader(seen);
  const held = resourcesOf(g, seen.viewer);
  const card = cardsFor(seen, "cast").find((id) => {
    const type = printed(seen, id)?.type;
    return zoneKey(g, cardOf(seen, id)) === "reserve" && type !== "feat" && price(seen, id) <= held;
  });
  if (card === undefined || !isQuiet(seen)) return null;
  const args = { card: nameOf(seen, card), n: price(seen, card), have: held };
  return { words: message("lesson.soul-masters.reserve", args), card };
};

/** Lesson line for converting left-over energy once it pays for no unit. */
export const convert: Words = (seen) => {
  const g = reader(seen);
  const { id, def } = commander(seen);
  const [n, left] = [readStat(g, id, "conversion"), energyOf(g, seen.viewer)];
  if (!isQuiet(seen) || left < n || cardsFor(seen, "convert").length === 0) return null;
  return { words: message("lesson.soul-masters.convert", { card: def, n, left }), card: id };
};

/** Lesson line for resources, once there are any. */
export const resources: Words = (seen) => {
  const n = resourcesOf(reader(seen), seen.viewer);
  return n === 0 ? null : { words: message("lesson.soul-masters.resources", { n }) };
};

/** Lesson line for the end of the learner's Main Phase. */
export const endMain: Words = (seen) => {
  if (!isQuiet(seen)) return null;
  if (seen.actions.some(({ type }) => type === "attack")) return plain("end-main-attack")(seen);
  return { words: message("lesson.soul-masters.end-main", { tutor: tutorName(seen) }) };
};

export const endTurn: Words = (seen) => (varsOf(seen).hadMain ? plain("end")(seen) : null);

interface Strike {
  readonly card: CardId;
  readonly target: CardId;
}

/** The legal attacks, strongest attacker first. */
function strikes(seen: View): Strike[] {
  const all = everyAction(seen.actions).flatMap(({ type, card, target }) =>
    type === "attack" && card !== undefined && target !== undefined ? [{ card, target }] : [],
  );
  return all.sort((a, b) => atkOf(seen, b.card) - atkOf(seen, a.card));
}

/** Lesson line for an attack on a resting unit that it KOs, otherwise on the commander. */
export const attack: Words = (seen) => {
  if (!isQuiet(seen)) return null;
  const g = reader(seen);
  const all = strikes(seen);
  const foe = commander(seen, tutorOf(seen));
  const falls = ({ card, target }: Strike) =>
    target !== foe.id &&
    atkOf(seen, card) >= readStat(g, target, "health") &&
    readStat(g, target, "kw-riposte") === 0;
  const found = all.find(falls) ?? all.find(({ target }) => target === foe.id) ?? all[0];
  if (found === undefined) return null;
  const { card, target } = found;
  const args = { card: nameOf(seen, card), other: nameOf(seen, target), atk: atkOf(seen, card) };
  if (target !== foe.id)
    return {
      words: message("lesson.soul-masters.attack-unit", { ...args, health: readStat(g, target, "health") }),
      card,
    };
  const conjures = card === commander(seen).id && readStat(g, card, "kw-conjure") > 0;
  const isMore = conjures && cardsIn(g, "resource-deck", seen.viewer) > 0;
  return { words: message(`lesson.soul-masters.${isMore ? "attack-conjure" : "attack"}`, args), card };
};

export const resting: Words = (seen) => {
  const unit = ownUnits(seen).find(({ rested }) => rested);
  if (unit === undefined) return null;
  return { words: message("lesson.soul-masters.resting", { card: unit.def }), card: unit.id };
};

/** Lesson line for either player's commander after it has evolved. */
export const evolved =
  (name: "evolved-own" | "evolved-other"): Words =>
  (seen) => {
    const seat = name === "evolved-own" ? seen.viewer : tutorOf(seen);
    const { id, def } = commander(seen, seat);
    if (printed(seen, id)?.evolved !== true) return null;
    const args = { card: def, n: hpOf(reader(seen), seat), tutor: tutorName(seen) };
    return { words: message(`lesson.soul-masters.${name}`, args), card: id };
  };

/** Lesson line for health that the learner's commander has lost. */
export const hurt: Words = (seen) => {
  const { id, def } = commander(seen);
  const evolves = printed(seen, id)?.evolves;
  const n = hpOf(reader(seen), seen.viewer);
  if (evolves === undefined || n >= readStat(reader(seen), id, "health")) return null;
  return { words: message("lesson.soul-masters.hurt", { card: def, other: evolves, n }), card: id };
};

export const own: Words = (seen) => {
  const g = reader(seen);
  const args = { tutor: tutorName(seen), mine: hpOf(g, seen.viewer), theirs: hpOf(g, tutorOf(seen)) };
  return { words: message("lesson.soul-masters.own", args) };
};

export const isGoal = (seen: View) => hpOf(reader(seen), tutorOf(seen)) === 0;

export const won: Words = (seen) => ({
  words: message("lesson.soul-masters.won", { tutor: tutorName(seen) }),
});
