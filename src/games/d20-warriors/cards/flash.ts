import type { PrintedCard } from "../../../language";
import { flash } from "./card";
import {
  choose,
  draw,
  each,
  faceDown,
  flipDown,
  flipUp,
  foes,
  gains,
  is,
  numbers,
  own,
  rolls,
  seq,
  toHand,
  word,
} from "./parts";

const yours = { for: "yours" };
const theirs = { for: "theirs" };

/** Flash cards that change the dice of the current battle. */
const DICE: readonly PrintedCard[] = [
  flash(68, "Loaded Dice", word("reroll", { ...yours, which: "all" })),
  flash(69, "Evil Eye", word("reroll", { ...theirs, which: "highest" })),
  flash(70, "One Throw More", word("extra-die", yours)),
  flash(71, "Weighted Edge", word("turn-die", { ...yours, value: 16 })),
  flash(72, "Cutpurse", word("drop-die", theirs)),
  flash(73, "Switched Cups", word("trade-dice")),
  flash(74, "Bold Claim", {
    do: "if",
    condition: is("rolled", { ...yours, atLeast: 16 }),
    then: draw(2),
    else: word("extra-die", yours),
  }),
];

/** Flash cards that strengthen or weaken Warriors for a while. */
const FIGHT: readonly PrintedCard[] = [
  flash(75, "Iron Resolve", rolls("yours", 4, "battle")),
  flash(76, "Last Stand", rolls("yours", { count: foes(), max: 6 }, "battle")),
  flash(77, "Rally Horn", each(own(), numbers("it", 1))),
  flash(
    78,
    "Lightning Line",
    choose(own(), each(foes({ lying: { how: "line", to: "it" } }), rolls("it", -3))),
  ),
  flash(79, "Thunderclap", word("break-off")),
  flash(80, "Sudden Fog", choose(own(), gains("it", "hidden"))),
  flash(81, "Snare Net", choose(foes(), seq(gains("it", "bound"), rolls("it", -3)))),
];

/** Flash cards that flip, move and place Warriors. */
const FIELD: readonly PrintedCard[] = [
  flash(82, "Second Wind", choose(faceDown(), flipUp("it"))),
  flash(83, "Trapdoor", {
    do: "pay",
    cost: [{ pay: "discard", count: 1 }],
    then: choose(foes(), flipDown("it")),
  }),
  flash(
    84,
    "Crossed Paths",
    choose(own(), choose(foes(), word("swap", { card: "it", with: "other" })), { as: "other" }),
  ),
  flash(85, "Marching Orders", choose(own(), word("shift", { card: "it" }), { count: 2, upTo: true })),
  flash(86, "Whirl About", choose({ face: "up" }, word("rotate", { card: "it", steps: 4 }))),
  flash(87, "Fall Back", choose({ of: "you" }, seq(toHand("it"), word("place-again")))),
  flash(
    88,
    "Grave Call",
    choose({ zone: "discard", of: "you", type: "warrior" }, word("deploy", { card: "it" })),
  ),
  flash(89, "Reinforcements", seq(draw(1), word("place-again"))),
];

/** Flash cards on hands and decks. */
const CARDS: readonly PrintedCard[] = [
  flash(90, "Fresh Orders", draw(2)),
  flash(91, "Foresight", seq({ do: "arrange", count: 4 }, draw(1))),
  flash(92, "Desperate Stand", {
    do: "if",
    condition: { is: "more", amount: { count: foes() }, than: { count: own() } },
    then: draw(3),
    else: draw(1),
  }),
  flash(
    93,
    "Interrogation",
    seq(
      { do: "reveal", zone: "hand", of: "opponent", to: "you" },
      choose({ zone: "hand", of: "opponent" }, { do: "move", card: "it", to: "discard" }),
    ),
  ),
  flash(94, "Crossroads", {
    do: "choose-one",
    options: [draw(1), word("extra-die", yours), word("reroll", { ...theirs, which: "highest" })],
  }),
  flash(95, "Hard Choice", choose(foes(), flipDown("it"), { by: "opponent" })),
];

/** All Flash cards, in the order of their card numbers. */
export const FLASH_CARDS: readonly PrintedCard[] = [...DICE, ...FIGHT, ...FIELD, ...CARDS];
