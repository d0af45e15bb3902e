import { describe } from "vitest";
import { type Position, stopsFor, testPositions } from "../../../testing/stops";
import { bp, choose, destroy, draw, exhaust, foes, own, refresh, seq } from "../cards/parts";
import {
  aFlash,
  aMain,
  bear,
  burstCard,
  elk,
  exhausted,
  ox,
  type SagaLayout,
  type Side,
  saga,
  wolf,
} from "../testing";
import { canWait } from "./moments";

const slay = aFlash("Slay", choose(foes(), destroy()), 0);
const lull = aFlash("Lull", choose(foes(), exhaust()), 0);
const rage = aFlash("Rage", choose(own(), bp(3000, "it", "battle")), 0);
const weaken = aFlash("Weaken", choose(foes(), bp(-2000)), 0);
const cheer = aFlash("Cheer", seq(draw(1), choose(own(), bp(2000))), 0);
const rouse = aFlash("Rouse", choose(own({ being: "exhausted" }), refresh()), 0);
const spark = aFlash("Spark", draw(1), 0);
const trap = burstCard("Trap");

type Seat = 0 | 1;

/** The windows in which a player is prompted during Wolf's attack, which this spirit blocks, if any. */
const attack =
  (
    foe: Side,
    { block, me, seat = 1 }: { readonly block?: string; readonly me?: Side; readonly seat?: Seat } = {},
  ) =>
  () => {
    const layout: SagaLayout = { at: "attack", stops: "all", me: { spirits: [wolf], ...me }, foe };
    const g = saga(layout);
    g.leaveOpen().me.attack("Wolf");
    const stops = stopsFor(g, { canWait }, seat);
    if (g.decision?.kind !== "pick") return stops;
    if (block === undefined) g.decline();
    else g.pick(block);
    return [...stops, ...stopsFor(g, { canWait }, seat)];
  };

/** The windows in which the player is prompted in the rest of the opponent's turn without an attack. */
const idle = (foe: Side) => () => {
  const g = saga({ at: "main", stops: "all", me: { spirits: [wolf] }, foe });
  g.me.finish();
  return stopsFor(g, { canWait }, 1);
};

const FLASH = "flash in attack";

const STOPS: readonly Position[] = [
  ["BSS 7-1-2 a player is attacked by a spirit that can be destroyed", attack({ hand: [slay] }), FLASH],
  [
    "BSS 7-1-2 a player who can refresh a blocker is attacked",
    attack({ spirits: [exhausted(bear)], hand: [rouse] }),
    FLASH,
  ],
  [
    "BSS 7-1-2 an attack would take the last life, and BP can be changed",
    attack({ life: 1, spirits: [exhausted(bear)], hand: [rage] }),
    FLASH,
  ],
  [
    "BSS 7-1-2 an attack would take the last life, and a card can be drawn",
    attack({ life: 1, hand: [spark] }),
    FLASH,
  ],
  [
    "BSS 7-1-4 the player's blocker would lose, and can be given BP",
    attack({ spirits: [elk], hand: [rage] }, { block: "Elk" }),
    FLASH,
  ],
  [
    "BSS 7-1-4 the player's spirit blocks an attacker that can lose BP",
    attack({ spirits: [elk], hand: [weaken] }, { block: "Elk" }),
    FLASH,
  ],
  [
    "BSS 7-1-4 the player's attacker is blocked, and can be given BP",
    attack({ spirits: [bear] }, { block: "Bear", me: { hand: [rage] }, seat: 0 }),
    FLASH,
  ],
  [
    "BSS 7-1-4 the player's attacker is blocked, and a card that draws also gives BP",
    attack({ spirits: [bear] }, { block: "Bear", me: { hand: [cheer] }, seat: 0 }),
    FLASH,
  ],
  [
    "BSS 7-1-2 the player's spirit attacks, and the possible blocker can be exhausted",
    attack({ spirits: [bear] }, { me: { hand: [lull] }, seat: 0 }),
    FLASH,
  ],
];

const WILT: Position = [
  "BSS 9-4-2 a player is attacked by a spirit that can lose all its BP",
  attack({ hand: [aFlash("Wilt", choose(foes(), bp(-3000)), 0)] }),
  FLASH,
];

const BURSTS: readonly Position[] = [
  ["BSS 10-9-3 a lost life triggers the burst", attack({ burst: trap }), "burst in attack"],
];

const USELESS: readonly Position[] = [
  ["BSS 7-1-4 magic that gives BP, when no spirit blocks", attack({ spirits: [bear], hand: [rage] })],
  ["BSS 7-1-4 magic that takes BP, when the attacker is not blocked", attack({ hand: [weaken] })],
  ["BSS 8-1-6-1 magic for the main step, during an attack", attack({ hand: [aMain("Slow", draw(1), 0)] })],
  [
    "BSS 8-1-6-1 magic that costs too much, during an attack",
    attack({ reserve: 0, hand: [aFlash("Dear", choose(foes(), destroy()), 9)] }),
  ],
  [
    "BSS 7-1-2 magic that exhausts a blocker, when the opponent has none",
    attack({}, { me: { hand: [slay] }, seat: 0 }),
  ],
  [
    "BSS 7-1-2 magic that exhausts a blocker, when the only one is exhausted",
    attack({ spirits: [exhausted(ox)] }, { me: { hand: [slay] }, seat: 0 }),
  ],
  ["BSS 7-1-1 flash magic, in a turn without an attack", idle({ hand: [slay, rage] })],
  [
    "BSS 10-9-3 a burst that the attack does not trigger",
    attack({ burst: trap, spirits: [bear] }, { block: "Bear" }),
  ],
];

describe("stops a player if flash magic changes the outcome", () => testPositions([...STOPS, WILT]));
describe("stops a player if a burst can be activated", () => testPositions(BURSTS));
describe("does not stop a player if flash magic changes nothing or can wait", () => testPositions(USELESS));
