import {
  type Action,
  type ActionSpec,
  type Card,
  cardOf,
  type Engine,
  moveToOwner,
  NONE,
  OK,
  type Reader,
  readValue,
  type Seat,
  type Verdict,
  zoneLimitValue,
} from "../../../kernel";
import { type Cost, canPay, envOf, type Filter, type PlayKind, startPlay } from "../../../language";
import { type FighterClass, isClass } from "../cards/card";
import { refuse } from "../table/messages";
import { vocabulary } from "../words/index";
import { defOf, fightersOf } from "./defs";
import { canBeDestroyed } from "./destroying";
import { enter } from "./entering";
import { isAgreed } from "./options";
import { set, varsOf } from "./vars";
import { cardsIn, zoneKey } from "./zones";

const sacrifice = (from: Filter, kills = 0): Cost => ({
  pay: "cards",
  from: { of: "you", ...from, ...(kills > 0 && { stat: { name: "kills", atLeast: kills } }) },
  count: 1,
  how: "sacrifice",
});

/**
 * The sacrifices for a fighter and the kill tokens they need (BOS 4.2 to BOS 4.6). A fighter token of the class
 * qualifies too (BOS 13.8).
 */
export const SACRIFICES: Readonly<Record<FighterClass, readonly Cost[]>> = {
  warrior: [],
  elite: [sacrifice({ type: "warrior" }, 3)],
  warlord: [sacrifice({ type: "elite" }, 5)],
  legendary: [
    sacrifice({ type: "warrior" }),
    sacrifice({ type: "elite" }),
    sacrifice({ type: "warlord" }, 7),
  ],
};

const RULES: Readonly<Record<FighterClass, string>> = {
  warrior: "BOS 4.2",
  elite: "BOS 4.3",
  warlord: "BOS 4.4",
  legendary: "BOS 4.5",
};

const classOf = (g: Reader, card: Card): FighterClass | undefined => {
  const { type } = defOf(g, card);
  return isClass(type) ? type : undefined;
};

/** The Legendary Warriors that must be destroyed to deploy another (BOS 4.8). */
const earlier = (g: Reader, seat: Seat): Card[] =>
  fightersOf(g, seat).filter((card) => classOf(g, card) === "legendary");

const seatValue = (g: Reader, seat: Seat, name: string) => readValue(g, { seat }, name);

/** Whether another fighter may be deployed this turn (BOS 10.11). Some texts allow one more Warrior. */
function isAllowed(g: Reader, seat: Seat, type: FighterClass): boolean {
  const more = type === "warrior" ? seatValue(g, seat, "warrior-deployments") : 0;
  return varsOf(g.state).deployed < seatValue(g, seat, "deployments") + more;
}

/** Whether a place is free after the sacrifices (BOS 4.9), and an existing Legendary Warrior can be destroyed. */
function mayEnter(g: Reader, seat: Seat, type: FighterClass): Verdict {
  const before = type === "legendary" ? earlier(g, seat) : [];
  if (before.length > 0 && isAgreed(g, "legendary", "gone"))
    return refuse("battle-of-souls.legendary-first", "BOS 4.8");
  const going = SACRIFICES[type].length + before.length;
  const places = seatValue(g, seat, zoneLimitValue({ name: "fighters" }));
  if (fightersOf(g, seat).length - going >= places) return refuse("battle-of-souls.five-fighters", "BOS 2.4");
  return before.every(({ id }) => canBeDestroyed(g, id, "effect"))
    ? OK
    : refuse("battle-of-souls.legendary-stays", "BOS 4.8");
}

function mayDeploy(g: Reader, seat: Seat, { card: id = NONE }: Action): Verdict {
  const card = g.state.cards[id];
  if (card === undefined || card.def === "" || card.controller !== seat || zoneKey(g, card) !== "hand")
    return refuse("battle-of-souls.not-in-hand", "BOS 10.10");
  const type = classOf(g, card);
  const args = { card: card.def };
  if (type === undefined) return refuse("battle-of-souls.no-fighter", "BOS 2.3", args);
  if (!isAllowed(g, seat, type)) return refuse("battle-of-souls.one-deployment", "BOS 10.11");
  if (!canPay(g, vocabulary, envOf(card), SACRIFICES[type]))
    return refuse(`battle-of-souls.needs-${type}`, RULES[type], args);
  return mayEnter(g, seat, type);
}

/**
 * Deploying: the sacrifices are chosen among the fighters that qualify (BOS 4.13) and leave, then the fighter enters.
 * It cannot be responded to (BOS 13.32).
 */
export const deployPlay: PlayKind = {
  rule: "BOS 10.10",
  cost: (g, { card }) => SACRIFICES[classOf(g, cardOf(g.state, card)) ?? "warrior"],
  onPaid: (g: Engine, { card, seat }) => {
    if (classOf(g, cardOf(g.state, card)) === "legendary")
      for (const { id } of earlier(g, seat)) moveToOwner(g, id, "discard", { as: "destroyed" });
    set(g, "deployed", varsOf(g.state).deployed + 1);
    enter(g, card, seat);
  },
};

export const deploySpec: ActionSpec = {
  types: ["deploy"],
  options: (g, seat) =>
    cardsIn(g, "hand", seat)
      .map((card): Action => ({ type: "deploy", card }))
      .filter((action) => mayDeploy(g, seat, action).ok),
  can: mayDeploy,
  do: (g, seat, { card = NONE }) => startPlay(g, ["deploy", deployPlay], seat, card),
};
