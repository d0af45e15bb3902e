import type { Reader, Seat } from "../../kernel";
import { cards, foeSidesOf, foesOf, lastingStat, mayFight, membersOf, sideSpOf } from "./board";
import { fighterValue, type Weights } from "./fighters";
import { reach } from "./reach";

export const WEIGHTS: Weights = {
  sp: 1,
  crowd: 0,
  strongest: 0,
  atk: 0.5,
  rst: 0.15,
  kill: 0.6,
  due: 2,
  hand: 0.35,
  set: 0.45,
  reach: 0.7,
  threat: 0.5,
};

const WIN = 1000;
/** Values of a card that stays on the field, and of equipment set there. */
const STAYING = 0.7;
const WAITING = 0.3;
/** Extra weight of the strongest opposing side. */
const LEADER = 0.3;
/** Threats against the turn player are less certain than the turn player's own attacks. */
const REVENGE = 0.5;

/** The value of a player's cards on the table and in hand. */
function cardsValue(g: Reader, seat: Seat, w: Weights): number {
  const own = cards(g, "fighters", seat);
  const fighters = own.reduce((total, card) => total + fighterValue(g, card, w), w.crowd * own.length);
  const strongest = w.strongest === 0 ? 0 : Math.max(0, ...own.map((card) => lastingStat(g, card, "atk")));
  const placed = ["equipment", "tactics"].map((key) => cards(g, key, seat));
  const [equipment = 0, tactics = 0] = placed.map((set) => set.filter(({ face }) => face === "down").length);
  const open = placed.flat().length - equipment - tactics + cards(g, "battlefield", seat).length;
  const thin = Math.max(0, 5 - cards(g, "deck", seat).length);
  return (
    fighters +
    (w.strongest * strongest) / 1000 +
    w.hand * Math.min(7, cards(g, "hand", seat).length) +
    w.set * tactics +
    WAITING * equipment +
    STAYING * open -
    thin
  );
}

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

const sideValue = (g: Reader, side: readonly Seat[], w: Weights): number =>
  (w.sp * sideSpOf(g, side)) / 1000 + sum(side.map((seat) => cardsValue(g, seat, w)));

/** The expected attacks on and by a player. */
function prospects(g: Reader, seat: Seat, foes: readonly Seat[], w: Weights): number {
  const { seat: active } = g.state.turn;
  const isFoes = foes.includes(active);
  const among = (foe: Seat) => Math.max(1, foesOf(g, foe).length);
  if (isFoes) {
    const lost = mayFight(g) && w.reach > 0 ? (w.reach * reach(g, active, seat, true, w)) / among(active) : 0;
    return (w.threat > 0 ? REVENGE * w.threat * reach(g, seat, active, false, w) : 0) - lost;
  }
  const gained =
    active === seat && w.reach > 0 && mayFight(g)
      ? w.reach * Math.max(0, ...foes.map((foe) => reach(g, seat, foe, true, w)))
      : 0;
  if (w.threat === 0) return gained;
  return gained - w.threat * sum(foes.map((foe) => reach(g, foe, seat, false, w) / among(foe)));
}

/** The value of a position for a seat, compared with its opponents. */
export function evaluate(g: Reader, seat: Seat, w: Weights): number {
  const { outcome } = g.state;
  if (outcome !== null) return outcome.winners.includes(seat) ? WIN : -WIN;
  const sides = foeSidesOf(g, seat).map((side) => sideValue(g, side, w));
  const mean = sum(sides) / Math.max(1, sides.length);
  const theirs = LEADER * Math.max(0, ...sides) + (1 - LEADER) * mean;
  return sideValue(g, membersOf(g, seat), w) - theirs + prospects(g, seat, foesOf(g, seat), w);
}

/** The same if the turn player attacks no more. */
export const evaluateAtRest = (g: Reader, seat: Seat, w: Weights): number =>
  evaluate(g, seat, { ...w, reach: 0 });
