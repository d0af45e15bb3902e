import { describe } from "vitest";
import type { Seat } from "../../../kernel";
import { type Position, stopsFor, testPositions } from "../../../testing/stops";
import { at, type D20Layout, d20, plain, type TestCard } from "../testing";
import { canWait } from "./moments";

const MINE = [at(0, 0, plain("Mine", 2)), at(0, 1, plain("Fallen"), "down")];
const THEIRS = [at(1, 0, plain("Theirs", 2))];

/** Where a player with this Flash card is asked in an attack, by default one of the other player. */
const attacked =
  (
    card: TestCard,
    { more = [], seat = 0, lead = 1 }: { more?: readonly TestCard[]; seat?: Seat; lead?: Seat } = {},
  ) =>
  () => {
    const g = d20({
      active: lead,
      me: { field: [...MINE, ...more.map((one, i) => at(-1, i, one))], hand: [card, plain("Other")] },
      foe: { field: THEIRS },
      dice: [10, 9, 3, 4, 8, 8, 8],
      stops: "all",
    });
    if (lead === 1) g.foe.attack("Theirs", "Mine");
    else g.me.attack("Mine", "Theirs");
    return stopsFor(g, { canWait }, seat);
  };

/** Where the player is asked at the start of the other player's turn. */
const begun = (card: TestCard, x: number) => () => {
  const layout: D20Layout = {
    active: 1,
    at: "initial draw",
    me: { field: MINE, hand: [card] },
    foe: { field: [at(x, 0, plain("Theirs", 2))] },
    stops: ["turn-start"],
  };
  return stopsFor(d20(layout), { canWait }, 0);
};

/** Where the player is asked at the end of the other player's turn. */
const ended = (card: TestCard, deck?: readonly TestCard[]) => () => {
  const g = d20({ active: 1, me: { hand: [card], ...(deck && { deck }) }, stops: "all" });
  g.foe.endTurn();
  return stopsFor(g, { canWait }, 0);
};

const AT_DICE = "dice in battle";
const BEFORE_THROW = "attack in battle";

const STOPS: readonly Position[] = [
  [
    "D20 3.3 a Warrior is attacked, and a card can change the dice after the roll",
    attacked("Loaded Dice"),
    AT_DICE,
  ],
  ["D20 3.3 a Warrior is attacked, and a card can end the battle", attacked("Thunderclap"), AT_DICE],
  ["D20 3.3 a Warrior is attacked, and a bonus decides the battle", attacked("Iron Resolve"), AT_DICE],
  [
    "D20 3.3 a Warrior is attacked, and a card can flip the attacker face down",
    attacked("Hard Choice"),
    AT_DICE,
  ],
  [
    "D20 3.3 a Warrior is attacked, and a card gives it more dice before the roll",
    attacked("Rally Horn"),
    BEFORE_THROW,
  ],
  [
    "D20 3.3 a Warrior is attacked, and moving Warriors changes the roll",
    attacked("Marching Orders"),
    BEFORE_THROW,
  ],
  [
    "D20 3.3 the player's Warrior attacks, and a card can change the dice after the roll",
    attacked("Loaded Dice", { lead: 0 }),
    AT_DICE,
  ],
  [
    "D20 3.3 a turn begins in which a Warrior can be attacked, and a card can hide it",
    begun("Sudden Fog", 1),
    "turn-start in draw",
  ],
  [
    "D20 7.1 the game ends after this turn, and the card would never be played",
    ended("Fresh Orders", []),
    "turn-end in end",
  ],
];

const USELESS: readonly Position[] = [
  ["D20 3.3 a card that only draws, in a battle", attacked("Fresh Orders")],
  ["D20 3.3 a card that looks at a hand, in a battle", attacked("Interrogation")],
  [
    "D20 3.3 a card that lets its player place a Warrior in their own turn, in a battle",
    attacked("Reinforcements"),
  ],
  ["D20 3.3 an attack that the player has just declared", attacked("Rally Horn", { lead: 0 })],
  ["D20 3.3 a card that hides a Warrior, in a turn in which none can be attacked", begun("Sudden Fog", 3)],
  ["D20 3.3 a card that counts only after a roll, as a turn begins", begun("Iron Resolve", 1)],
  ["D20 3.3 a card that changes the roll, as a turn begins", begun("Rally Horn", 1)],
  [
    "D20 7.1 a card that can be played in the player's own turn, as the opponent's turn ends",
    ended("Fresh Orders"),
  ],
  ["D20 7.1 a card that counts only after a roll, as a turn ends", ended("Loaded Dice")],
];

describe("stops a player when a Flash card would change the outcome", () => testPositions(STOPS));
describe("does not stop a player when a Flash card changes nothing or can wait", () =>
  testPositions(USELESS));
