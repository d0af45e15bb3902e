import { type CardId, cardOf, NONE, type View } from "../../../kernel";
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
import { GOAL_SP } from "../rules/sp";
import { varsOf } from "../rules/vars";
import { message } from "../table/messages";
import { drillOf, isPromoted, ownFighters, plain, printed, spNow, statOf } from "./reading";

export const welcome: Words = (seen) => ({
  words: message("lesson.battle-of-souls.welcome", {
    tutor: tutorName(seen),
    n: spNow(seen),
    goal: GOAL_SP,
  }),
});

const isWarrior = (seen: View, id: CardId) => printed(seen, id)?.type === "warrior";

/** Judges the first hand, which may be given back if it lacks Warriors. */
export const firstHand: Words = (seen) => {
  const hand = handOf(seen);
  const n = hand.filter((id) => isWarrior(seen, id)).length;
  const may = seen.actions.some(({ type }) => type === "mulligan");
  return {
    words: message(`lesson.battle-of-souls.${may ? "keep-or-not" : "keep"}`, { n, count: hand.length }),
  };
};

/** Suggests a Warrior to deploy: first the strongest, then one that can drill others. */
export const deploy: Words = (seen) => {
  const worth = (id: CardId) =>
    (ownFighters(seen).length > 0 && drillOf(seen, id) !== null ? 10_000 : 0) +
    (printed(seen, id)?.stats.atk ?? 0);
  const card = most(
    cardsFor(seen, "deploy").filter((id) => isWarrior(seen, id)),
    worth,
  );
  if (card === undefined || !isQuiet(seen)) return null;
  const args = { card: nameOf(seen, card) };
  return {
    words: message(
      `lesson.battle-of-souls.${ownFighters(seen).length === 0 ? "deploy" : "deploy-more"}`,
      args,
    ),
    card,
  };
};

export const numbers: Words = (seen) => {
  const fighter = ownFighters(seen).find(({ rested }) => !rested);
  if (fighter === undefined || !isQuiet(seen)) return null;
  const args = {
    card: fighter.def,
    atk: statOf(seen, fighter.id, "atk"),
    rst: statOf(seen, fighter.id, "rst"),
  };
  return { words: message("lesson.battle-of-souls.numbers", args), card: fighter.id };
};

export const lookAtOwn: Words = (seen) => {
  const [fighter] = ownFighters(seen);
  if (fighter === undefined) return null;
  return { words: message("lesson.battle-of-souls.inspect", { card: fighter.def }), card: fighter.id };
};

/** Points out a hand card that cannot be used now, preferably one that needs a sacrifice. */
export const idleCard: Words = (seen) => {
  const card = most(idleCards(seen), (id) => Number(isPromoted(seen, id)));
  if (card === undefined) return null;
  return { words: message("lesson.battle-of-souls.why", { card: nameOf(seen, card) }), card };
};

const inHand = (seen: View, id: CardId) => handOf(seen).includes(id);

/** Suggests a hand card to activate in a main phase. */
const activate =
  (name: "equip" | "battlefield", fits: (seen: View, id: CardId) => boolean): Words =>
  (seen) => {
    const card = cardsFor(seen, "activate").find((id) => inHand(seen, id) && fits(seen, id));
    if (card === undefined || !isQuiet(seen)) return null;
    return { words: message(`lesson.battle-of-souls.${name}`, { card: nameOf(seen, card) }), card };
  };

export const equip = activate("equip", (seen, id) => printed(seen, id)?.stay === "attached");
export const battlefield = activate("battlefield", (seen, id) => printed(seen, id)?.type === "battlefield");

/** Suggests the effect of a fighter that drills others. */
export const drill: Words = (seen) => {
  const card = cardsFor(seen, "use").find((id) => drillOf(seen, id) !== null);
  if (card === undefined || !isQuiet(seen)) return null;
  const args = { card: nameOf(seen, card) };
  return {
    words: message(`lesson.battle-of-souls.${drillOf(seen, card) === "rest" ? "drill" : "drill-free"}`, args),
    card,
  };
};

export const resting: Words = (seen) => {
  const fighter = ownFighters(seen).find(({ rested }) => rested);
  if (fighter === undefined) return null;
  const args = { card: fighter.def, rst: statOf(seen, fighter.id, "rst") };
  return { words: message("lesson.battle-of-souls.resting", args), card: fighter.id };
};

/** Suggests a choice: the attacked fighter, otherwise the one with the most kill tokens, then ATK. */
export const choice: Words = (seen) => {
  const { decision } = seen;
  if (decision?.kind !== "pick") return null;
  const ids = decision.options.flatMap(({ card }) => card ?? []);
  const own = ids.filter((id) => ownFighters(seen).some((fighter) => fighter.id === id));
  const attacked = varsOf(seen).attack?.target?.card ?? NONE;
  const card = own.includes(attacked)
    ? attacked
    : most(own, (id) => 10_000 * statOf(seen, id, "kills") + statOf(seen, id, "atk"));
  if (card === undefined) return null;
  return { words: message("lesson.battle-of-souls.choice", { card: nameOf(seen, card) }), card };
};

/** Explains kill tokens on a fighter. */
export const tokens: Words = (seen) => {
  const fighter = ownFighters(seen).find(({ id }) => statOf(seen, id, "kills") > 0);
  if (fighter === undefined || !isQuiet(seen)) return null;
  const args = { card: fighter.def, n: statOf(seen, fighter.id, "kills") };
  return { words: message("lesson.battle-of-souls.tokens", args), card: fighter.id };
};

/** Suggests deploying an Elite Warrior. */
export const promote: Words = (seen) => {
  const card = cardsFor(seen, "deploy").find((id) => printed(seen, id)?.type === "elite");
  if (card === undefined || !isQuiet(seen)) return null;
  return { words: message("lesson.battle-of-souls.promote", { card: nameOf(seen, card) }), card };
};

/** Explains the sacrifice. */
export const sacrifice: Words = (seen) => {
  const { decision } = seen;
  const card = decision?.kind === "pick" ? decision.options[0]?.card : undefined;
  if (card === undefined) return null;
  const args = { card: nameOf(seen, card), n: statOf(seen, card, "kills") };
  return { words: message("lesson.battle-of-souls.sacrifice", args), card };
};

export const promoted: Words = (seen) => {
  const fighter = ownFighters(seen).find(({ id }) => isPromoted(seen, id));
  if (fighter === undefined || !isQuiet(seen)) return null;
  const args = { card: fighter.def, atk: statOf(seen, fighter.id, "atk") };
  return { words: message("lesson.battle-of-souls.promoted", args), card: fighter.id };
};

/** Suggests setting a tactic from the hand after the battle. */
export const setTactic: Words = (seen) => {
  const card = cardsFor(seen, "set").find((id) => printed(seen, id)?.type === "tactic");
  if (card === undefined || !isQuiet(seen)) return null;
  return { words: message("lesson.battle-of-souls.set", { card: nameOf(seen, card) }), card };
};

const may = ({ actions }: View, type: string) => actions.some((action) => action.type === type);

/** Suggests ending Main Phase I. */
export const toBattle: Words = (seen) => {
  if (!isQuiet(seen)) return null;
  const canAttack = ownFighters(seen).some(({ rested }) => !rested);
  return plain(canAttack ? "to-battle" : "to-battle-idle")(seen);
};

/** Suggests ending the turn, from either main phase. */
export const end: Words = (seen) => {
  if (!isQuiet(seen) || !may(seen, "end-turn")) return null;
  return plain(seen.turn.number === 1 ? "end-first" : "end")(seen);
};

/** Explains SP that have moved. */
export const moved: Words = (seen) => {
  const [mine, theirs] = [spNow(seen), spNow(seen, tutorOf(seen))];
  if (mine === theirs || !isQuiet(seen)) return null;
  const args = { tutor: tutorName(seen), mine, theirs };
  return { words: message("lesson.battle-of-souls.moved", args) };
};

export const own: Words = (seen) => {
  const args = {
    tutor: tutorName(seen),
    mine: spNow(seen),
    theirs: spNow(seen, tutorOf(seen)),
    goal: GOAL_SP,
  };
  return { words: message("lesson.battle-of-souls.own", args) };
};

export const isGoal = (seen: View) => spNow(seen) >= GOAL_SP;

export const won: Words = (seen) => ({
  words: message("lesson.battle-of-souls.won", { n: spNow(seen), goal: GOAL_SP }),
});

/** Explains the newest link of the chain, and whether it is the learner's. */
export const onChain: Words = (seen) => {
  const top = seen.stack.at(-1);
  if (top?.def === undefined) return null;
  const isOwn = top.seat === seen.viewer;
  const args = { card: top.def, tutor: tutorName(seen) };
  return {
    words: message(`lesson.battle-of-souls.${isOwn ? "chain-own" : "chain-other"}`, args),
    ...(cardOf(seen, top.card).zone !== NONE && { card: top.card }),
  };
};
