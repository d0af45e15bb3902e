import { type Action, cardIn, everyAction, readStat, type View } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import { cardsFor, handOf, idleCards, most, nameOf, tutorName, tutorOf, type Words } from "../../guide-words";
import { battleCores } from "../index";
import { armorLeft } from "../rules/counters";
import { hpOf, pointsOf } from "../rules/damage";
import { priceOf } from "../rules/summoning";
import { survivalLeft } from "../rules/survival";
import { canStrike, has } from "../rules/targets";
import { monstersOf } from "../rules/zones";
import { type English, message } from "../table/messages";

const { rules } = battleCores;
const reader = (state: View) => ({ rules, state });

/** A lesson line that is always true. */
export const plain =
  (name: KeysUnder<English, "lesson.battle-cores", never>): Words =>
  () => ({ words: message(`lesson.battle-cores.${name}`) });

export const welcome: Words = (seen) => {
  const [hp, theirs] = [hpOf(reader(seen), seen.viewer), hpOf(reader(seen), tutorOf(seen))];
  if (hp !== theirs) return null;
  return { words: message("lesson.battle-cores.welcome", { tutor: tutorName(seen), hp }) };
};

/** Lesson line for the first hand: worth keeping if it holds a card that can be summoned for the first Point. */
export const firstHand: Words = (seen) => {
  const cards = handOf(seen);
  const isCheap = (id: number) => {
    const def = rules.cards[nameOf(seen, id)];
    return def?.type === "monster" && def.stats.price === 1;
  };
  const name = cards.some(isCheap) ? "keep" : "keep-or-not";
  return { words: message(`lesson.battle-cores.${name}`, { n: cards.length }) };
};

export const ownPoints: Words = (seen) => ({
  words: message("lesson.battle-cores.points", { n: pointsOf(reader(seen), seen.viewer) }),
});

const isActive = (seen: View, id: number) => has(reader(seen), id, "kw-active");

/** The Monster to summon: the most expensive, preferring one that can attack at once. */
function bestSummon(seen: View): number | undefined {
  const g = reader(seen);
  return most(cardsFor(seen, "summon"), (id) => 2 * priceOf(g, id) + (isActive(seen, id) ? 1 : 0));
}

export const firstSummon: Words = (seen) => {
  const card = bestSummon(seen);
  if (card === undefined) return null;
  const args = { card: nameOf(seen, card), price: priceOf(reader(seen), card) };
  return { words: message("lesson.battle-cores.summon", args), card };
};

export const nextSummon: Words = (seen) => {
  const card = bestSummon(seen);
  if (card === undefined) return null;
  const g = reader(seen);
  const args = { card: nameOf(seen, card), price: priceOf(g, card), n: pointsOf(g, seen.viewer) };
  return {
    words: message(`lesson.battle-cores.summon-${isActive(seen, card) ? "active" : "later"}`, args),
    card,
  };
};

const ownFirst = (seen: View): number | undefined => monstersOf(reader(seen), seen.viewer)[0];

export const numbers: Words = (seen) => {
  const card = ownFirst(seen);
  if (card === undefined) return null;
  const g = reader(seen);
  const args = { card: nameOf(seen, card), armor: armorLeft(g, card), power: readStat(g, card, "power") };
  return { words: message("lesson.battle-cores.numbers", args), card };
};

export const lookAtOwn: Words = (seen) => {
  const card = ownFirst(seen);
  if (card === undefined) return null;
  return { words: message("lesson.battle-cores.inspect", { card: nameOf(seen, card) }), card };
};

/** Lesson line before the Battle Phase: which cards can attack. */
export const toBattle: Words = (seen) => {
  const g = reader(seen);
  const ready = monstersOf(g, seen.viewer).find(
    (id) => canStrike(g, cardIn(seen, id)).ok && !has(g, id, "kw-defender"),
  );
  if (ready === undefined) return monstersOf(g, seen.viewer).length > 0 ? plain("battle-idle")(seen) : null;
  const isNew = cardIn(seen, ready).counters.summoned === seen.turn.number;
  const name = isNew ? "battle-active" : "battle-ready";
  return { words: message(`lesson.battle-cores.${name}`, { card: nameOf(seen, ready) }), card: ready };
};

const attacksOf = (seen: View): readonly (Action & { readonly card: number })[] =>
  everyAction(seen.actions).flatMap((action) =>
    action.type === "attack" && action.card !== undefined ? [{ ...action, card: action.card }] : [],
  );

/** Lesson line for an Attack on the tutor, who has no Monster. */
export const direct: Words = (seen) => {
  const g = reader(seen);
  const found = attacksOf(seen).find(({ target }) => target === undefined);
  if (found === undefined || monstersOf(g, tutorOf(seen)).length > 0) return null;
  const args = {
    tutor: tutorName(seen),
    card: nameOf(seen, found.card),
    power: readStat(g, found.card, "power"),
  };
  return { words: message("lesson.battle-cores.direct", args), card: found.card };
};

export const tempered: Words = (seen) => {
  const card = monstersOf(reader(seen), seen.viewer).find((id) => cardIn(seen, id).rested);
  if (card === undefined) return null;
  return { words: message("lesson.battle-cores.tempered", { card: nameOf(seen, card) }), card };
};

export const shield: Words = (seen) => {
  const g = reader(seen);
  const card = monstersOf(g, tutorOf(seen)).find((id) => !has(g, id, "kw-elusive"));
  if (card === undefined) return null;
  const args = { tutor: tutorName(seen), other: nameOf(seen, card) };
  return { words: message("lesson.battle-cores.shield", args), card };
};

/** Whether this much damage discards the Monster. */
function falls(seen: View, id: number, damage: number): boolean {
  const g = reader(seen);
  return armorLeft(g, id) <= damage && survivalLeft(g, id) === 0;
}

/** Lesson line for an Attack on a Monster, which discards it or damages it. */
export const fight =
  (name: "fight" | "wear"): Words =>
  (seen) => {
    const g = reader(seen);
    for (const { card, target } of attacksOf(seen)) {
      if (target === undefined || has(g, card, "kw-ruin")) continue;
      const power = readStat(g, card, "power");
      if (power < 1 || falls(seen, target, power) !== (name === "fight")) continue;
      if (name === "wear" && armorLeft(g, target) <= power) continue;
      const args = {
        card: nameOf(seen, card),
        other: nameOf(seen, target),
        power,
        armor: armorLeft(g, target),
      };
      return { words: message(`lesson.battle-cores.${name}`, args), card };
    }
    return null;
  };

export const trap: Words = (seen) => {
  const [card] = cardsFor(seen, "trap");
  if (card === undefined) return null;
  const args = { card: nameOf(seen, card), price: priceOf(reader(seen), card) };
  return { words: message("lesson.battle-cores.trap", args), card };
};

const TORCH = { name: "Thrown Torch", burn: 3 } as const;

/** Lesson line for Thrown Torch on a Monster of the tutor that it would discard. */
export const torch: Words = (seen) => {
  const g = reader(seen);
  const play = seen.actions.find(
    ({ type, card }) => type === "activate" && nameOf(seen, card ?? -1) === TORCH.name,
  );
  const other = monstersOf(g, tutorOf(seen)).find((id) => falls(seen, id, TORCH.burn));
  if (play?.card === undefined || other === undefined) return null;
  const args = {
    card: TORCH.name,
    price: priceOf(g, play.card),
    other: nameOf(seen, other),
    armor: armorLeft(g, other),
  };
  return { words: message("lesson.battle-cores.torch", args), card: play.card };
};

export const legend: Words = (seen) => {
  const [card] = cardsFor(seen, "legend");
  return card === undefined
    ? null
    : { words: message("lesson.battle-cores.legend", { card: nameOf(seen, card) }), card };
};

/** Lesson line for a card in hand with no legal action now. */
export const idleCard: Words = (seen) => {
  const [card] = idleCards(seen);
  if (card === undefined) return null;
  return { words: message("lesson.battle-cores.why", { card: nameOf(seen, card) }), card };
};

export const own: Words = (seen) => {
  const [mine, theirs] = [hpOf(reader(seen), seen.viewer), hpOf(reader(seen), tutorOf(seen))];
  return { words: message("lesson.battle-cores.own", { tutor: tutorName(seen), mine, theirs }) };
};

export const isGoal = (seen: View) => hpOf(reader(seen), tutorOf(seen)) <= 0;

export const won: Words = (seen) => ({
  words: message("lesson.battle-cores.won", { tutor: tutorName(seen) }),
});
