import {
  type Action,
  type Card,
  type CardId,
  cardIn,
  everyAction,
  readStat,
  type View,
  zoneOf,
} from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import { handOf, nameOf, tutorName, tutorOf, type Words } from "../../guide-words";
import { d20Warriors } from "../index";
import { directionTo, faceUpOf, opposite, touching, warriors } from "../rules/board";
import { type English, message } from "../table/messages";

const {
  rules,
  status: { contest, score },
  table: { preview },
} = d20Warriors;

const foesOf = (seen: View) => faceUpOf(seen, tutorOf(seen));

/** A lesson line that is always true. */
export const plain =
  (name: KeysUnder<English, "lesson.d20", never>): Words =>
  () => ({ words: message(`lesson.d20.${name}`) });

/** A lesson line that is always true, with the tutor's name. */
export const ofTutor =
  (name: KeysUnder<English, "lesson.d20", "tutor">): Words =>
  (seen) => ({ words: message(`lesson.d20.${name}`, { tutor: tutorName(seen) }) });

/** The dice of the learner's first face-up Warrior. */
export const ownNumbers: Words = (seen) => {
  const own = faceUpOf(seen, seen.viewer)[0];
  if (own === undefined) return null;
  const stat = (name: string) => readStat({ rules, state: seen }, own.id, name);
  const args = { card: own.def, north: stat("n"), southEast: stat("se") };
  return { words: message("lesson.d20.placed", args), card: own.id };
};

export const lookAtOwn: Words = (seen) => {
  const own = faceUpOf(seen, seen.viewer)[0];
  return own ? { words: message("lesson.d20.inspect", { card: own.def }), card: own.id } : null;
};

/** An attack with its preview. */
interface Rated {
  readonly own: Card;
  readonly foe: Card;
  readonly chance: number;
  readonly dice: readonly [own: number, foe: number];
}

function rated(seen: View, action: Action): Rated | null {
  const known = action.type === "attack" ? preview({ rules, state: seen }, action) : null;
  const [own, foe] = known?.sides ?? [];
  if (own === undefined || foe === undefined) return null;
  const dice = [own.dice, foe.dice] as const;
  return { own: cardIn(seen, own.card), foe: cardIn(seen, foe.card), chance: known?.chance ?? 0, dice };
}

/** The attack most likely to win, if its chance is above one half. */
function bestAttack(seen: View): Rated | null {
  const all = everyAction(seen.actions).flatMap((action) => rated(seen, action) ?? []);
  const best = all.sort((a, b) => b.chance - a.chance)[0];
  return best !== undefined && best.chance > 0.5 ? best : null;
}

/** A Warrior of the tutor that touches one of the learner's. */
export const touchingFoe: Words = (seen) => {
  for (const own of faceUpOf(seen, seen.viewer)) {
    const foe = foesOf(seen).find((card) => touching(own, card));
    if (foe === undefined) continue;
    const args = { tutor: tutorName(seen), card: own.def, other: foe.def };
    return { words: message("lesson.d20.foe", args), card: foe.id };
  }
  return null;
};

export const advisedAttack =
  (name: "attack" | "strike"): Words =>
  (seen) => {
    const best = bestAttack(seen);
    if (best === null) return null;
    const [dice, others] = best.dice;
    const args = { card: best.own.def, other: best.foe.def, dice, others };
    return { words: message(`lesson.d20.${name}`, args), card: best.own.id };
  };

/** The result of this turn's last battle, once the loser is face down. */
export const battleOver =
  (name: "won" | "lost"): Words =>
  (seen) => {
    const sides = contest(seen)?.sides ?? [];
    const [winner, loser] = [sides.find(({ won }) => won === true), sides.find(({ won }) => won === false)];
    if (winner === undefined || loser === undefined) return null;
    const [high, low] = [winner.total ?? 0, loser.total ?? 0];
    const other = cardIn(seen, loser.card);
    if (high <= low || other.face !== "down" || !warriors(seen).includes(other)) return null;
    return { words: message(`lesson.d20.${name}`, { high, low }) };
  };

/** Where this turn's Warrior may go (D20 4.8 to 4.10). */
export const whereToPlace: Words = (seen) => {
  const isAnyDown = warriors(seen).some(({ face }) => face === "down");
  if (foesOf(seen).length > 0) return plain("second-open")(seen);
  return isAnyDown ? plain("second")(seen) : null;
};

/** A beaten Warrior of the learner. Which one is no longer known. */
export const beaten: Words = (seen) => {
  const own = warriors(seen).find(({ controller, face }) => controller === seen.viewer && face === "down");
  return own ? { words: message("lesson.d20.attacked"), card: own.id } : null;
};

/** A placement, with the dice of its Warrior and of its weakest neighbour there. */
interface Flank {
  readonly card: CardId;
  readonly cell: readonly [x: number, y: number];
  readonly foe: Card;
  readonly dice: number;
  readonly others: number;
}

function flanks(seen: View, { type, card, cell }: Action): readonly Flank[] {
  if (type !== "place" || card === undefined || cell === undefined) return [];
  const there: Card = { ...cardIn(seen, card), x: cell[0], y: cell[1] };
  return foesOf(seen).flatMap((foe) => {
    const direction = directionTo(there, foe);
    if (direction === null || !touching(there, foe)) return [];
    const printed = rules.cards[there.def]?.stats[direction] ?? 0;
    const others = readStat({ rules, state: seen }, foe.id, opposite(direction));
    return [{ card, cell, foe, dice: printed, others }];
  });
}

/** The placement next to a Warrior of the tutor with the biggest lead in dice, if both sides roll. */
export const flank: Words = (seen) => {
  const all = everyAction(seen.actions).flatMap((action) => flanks(seen, action));
  const spare = ({ dice, others }: Flank) => dice - others;
  const best = all.filter(({ others }) => others > 0).sort((a, b) => spare(b) - spare(a))[0];
  if (best === undefined || spare(best) <= 0) return null;
  const { card, cell, foe, dice, others } = best;
  const args = { card: cardIn(seen, card).def, other: foe.def, dice, others };
  return { words: message("lesson.d20.third", args), card, cell };
};

/** The face that Weighted Edge turns the highest die to. */
const EDGE = 16;

/** The state of the battle, and what Weighted Edge would change. */
export const edge =
  (name: "behind" | "far-behind" | "ahead"): Words =>
  (seen) => {
    const sides = contest(seen)?.sides ?? [];
    const own = sides.find(({ seat }) => seat === seen.viewer);
    const other = sides.find(({ seat }) => seat !== seen.viewer);
    if (own === undefined || other === undefined || own.dice.length === 0) return null;
    const [mine, theirs] = [own.total ?? 0, other.total ?? 0];
    const total = EDGE + own.bonus;
    const helps = total > theirs && mine < theirs;
    if (name !== "ahead" && helps !== (name === "behind")) return null;
    const card = handOf(seen).find((id) => nameOf(seen, id) === "Weighted Edge");
    const words = message(`lesson.d20.${name}`, { mine, theirs, total });
    return card === undefined ? { words } : { words, card };
  };

/** A card without a legal action, to press as an example. */
export const idleCard: Words = (seen) => {
  const down = warriors(seen).find(({ face }) => face === "down");
  return down ? { words: message("lesson.d20.why"), card: down.id } : null;
};

/** Both scores, and how many cards the tutor has left to draw. */
export const counted: Words = (seen) => {
  const points = (seat: number) => score({ rules, state: seen }, seat).value;
  const left = zoneOf(seen, "deck", tutorOf(seen)).cards.length;
  const [mine, theirs] = [points(seen.viewer), points(tutorOf(seen))];
  return { words: message("lesson.d20.count", { tutor: tutorName(seen), mine, theirs, left }) };
};

/** The tutor begins the next turn, and cannot draw (D20 7.1). */
export const lastTurn: Words = (seen) =>
  zoneOf(seen, "deck", tutorOf(seen)).cards.length === 0 ? ofTutor("last")(seen) : null;

/** The lesson line for one of the outcomes. */
export const ended =
  (name: "over" | "other-end"): Words =>
  (seen) =>
    (seen.outcome?.cause === "d20.most-face-up") === (name === "over") ? plain(name)(seen) : null;
