import { type CardId, cardOf, everyAction, NONE, type View } from "../../../kernel";
import { cardsFor, isQuiet, nameOf, tutorName, type Words } from "../../guide-words";
import { type Result, resultOf } from "../rules/battle";
import { varsOf } from "../rules/vars";
import { message } from "../table/messages";
import { boostOf, plain, reader, statOf } from "./reading";

interface Strike {
  readonly card: CardId;
  /** The attacked fighter. Undefined for a direct attack. */
  readonly target: CardId | undefined;
  readonly result: Result;
}

/** The possible attacks that cost the learner nothing. */
function strikes(seen: View): Strike[] {
  const all = everyAction(seen.actions).flatMap(({ type, card, target, data }) => {
    if (type !== "attack" || card === undefined || (target === undefined && data?.seat === undefined))
      return [];
    const victim = target === undefined ? null : cardOf(seen, target);
    return [{ card, target, result: resultOf(reader(seen), card, victim) }];
  });
  const isGood = ({ target, result: { hurts, falls } }: Strike) =>
    hurts === "defender" && !falls.includes("attacker") && (target === undefined || falls.includes("target"));
  return all.filter(isGood).sort((a, b) => b.result.damage - a.result.damage);
}

/** Suggests the attack that moves the most SP. */
export const attack: Words = (seen) => {
  const [found] = strikes(seen);
  if (found === undefined || !isQuiet(seen)) return null;
  const { card, target, result } = found;
  const args = { card: nameOf(seen, card), atk: statOf(seen, card, "atk"), tutor: tutorName(seen) };
  if (target === undefined) return { words: message("lesson.battle-of-souls.attack-direct", args), card };
  const other = nameOf(seen, target);
  if (cardOf(seen, target).rested) {
    const rst = statOf(seen, target, "rst");
    return { words: message("lesson.battle-of-souls.attack-resting", { ...args, other, rst }), card };
  }
  const theirs = statOf(seen, target, "atk");
  const facts = { ...args, other, theirs, n: result.damage };
  return { words: message("lesson.battle-of-souls.attack", facts), card };
};

/** Suggests ending the battle phase when no attack is worthwhile. */
export const endBattle: Words = (seen) => {
  if (!isQuiet(seen) || strikes(seen).length > 0) return null;
  return plain("end-battle")(seen);
};

/** Whether the current attack is the learner's own and not yet resolved. */
const isOwnAttack = (seen: View) => varsOf(seen).attack?.by === seen.viewer;

/** Suggests a set tactic with which the learner's attacked fighter wins or survives. */
export const answer: Words = (seen) => {
  const { attack: declared } = varsOf(seen);
  const target = declared?.target?.card ?? NONE;
  if (declared == null || target === NONE || !isQuiet(seen) || isOwnAttack(seen)) return null;
  const victim = cardOf(seen, target);
  const attacker = declared.attacker.card;
  const [atk, own] = [statOf(seen, attacker, "atk"), statOf(seen, target, "atk")];
  if (victim.rested || own > atk) return null;
  const card = cardsFor(seen, "activate").find((id) => own + boostOf(seen, id) > atk);
  if (card === undefined) return null;
  const args = {
    card: nameOf(seen, card),
    other: nameOf(seen, attacker),
    target: victim.def,
    atk,
    own,
    n: boostOf(seen, card),
  };
  return { words: message("lesson.battle-of-souls.answer", args), card };
};

/** Explains a window in which there is nothing to do. */
export const quietPass: Words = (seen) => {
  if (!isQuiet(seen)) return null;
  const { attack: declared } = varsOf(seen);
  const phase = { key: `battle-of-souls.step.${seen.turn.step}` };
  if (declared == null) return { words: message("lesson.battle-of-souls.pass", { phase }) };
  const args = { card: nameOf(seen, declared.attacker.card) };
  const name = isOwnAttack(seen) ? "pass-attack-own" : "pass-attack";
  return { words: message(`lesson.battle-of-souls.${name}`, args), card: declared.attacker.card };
};
