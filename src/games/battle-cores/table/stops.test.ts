import { describe } from "vitest";
import { type Position, stopsFor, testPositions } from "../../../testing/stops";
import { choose, draw, foes, gainHp, inGround, own, powerUp, quickSummon, temper } from "../cards/parts";
import { aTrap, type BattleLayout, battleCores, beast, stats } from "../testing";
import { canWait } from "./moments";

const fighter = stats("Fighter", 3, 2);
const second = stats("Second", 3, 2);
const wall = stats("Wall", 2, 9);

const rage = aTrap("Rage", choose(own(), powerUp("it", 3)));
const heal = aTrap("Heal", gainHp(1));
const freeze = aTrap("Freeze", choose(foes(), temper("it")));
const ghost = beast("Ghost", { types: ["dark", "spirit"] });
const rise = aTrap("Rise", quickSummon(inGround({ of: "you", subtype: "spirit" })));
const insight = aTrap("Insight", draw(1));
const dear = aTrap("Dear", gainHp(1), 9);

type Attack = "player" | "Wall" | "third" | "none";

/** Where the player in seat 0 is asked in the other player's Battle Phase with these attacks. */
const battle =
  (me: BattleLayout["me"], attacks: readonly Attack[], more: BattleLayout = {}) =>
  () => {
    const g = battleCores({
      active: 1,
      me: { monsters: attacks.includes("player") ? [] : [wall], ...me },
      foe: { monsters: [fighter, second] },
      stops: "all",
      ...more,
    });
    g.foe.toBattle();
    const stops = stopsFor(g, { canWait }, 0);
    for (const [i, attack] of attacks.entries()) {
      const by = i === 0 ? "Fighter" : "Second";
      if (attack === "Wall") g.foe.attack(by, "Wall");
      else g.foe.strike(by, attack === "third" ? 2 : 0);
      stops.push(...stopsFor(g, { canWait }, 0));
    }
    if (g.state.outcome === null) g.foe.toEnd();
    return [...stops, ...stopsFor(g, { canWait }, 0)];
  };

/** Where the player who attacks is asked. */
const ownAttack = (hand: readonly ReturnType<typeof aTrap>[]) => () => {
  const g = battleCores({ me: { monsters: [fighter], hand }, foe: { monsters: [wall] }, stops: "all" });
  g.me.toBattle();
  const stops = stopsFor(g, { canWait }, 0);
  g.me.attack("Fighter", "Wall");
  return [...stops, ...stopsFor(g, { canWait }, 0)];
};

/** Where the player in seat 0 is asked while a Monster falls that a Trap can bring back. */
const fallen = () => {
  const g = battleCores({
    active: 1,
    me: { monsters: [ghost], hand: [rise] },
    foe: { monsters: [fighter, second] },
    stops: "all",
  });
  g.foe.toBattle();
  const stops = stopsFor(g, { canWait }, 0);
  g.foe.attack("Fighter", "Ghost");
  return [...stops, ...stopsFor(g, { canWait }, 0)];
};

const AT_ATTACK = "attack in battle";
const BEFORE = "battle-start in battle";

const STOPS: readonly Position[] = [
  [
    "BC 4.16 a Monster is attacked, and it can be strengthened",
    battle({ hand: [rage] }, ["Wall"]),
    AT_ATTACK,
  ],
  ["BC 4.16 a player is attacked, and HP can be gained", battle({ hand: [heal] }, ["player"]), AT_ATTACK],
  [
    "BC 4.16 a player is attacked, and the Attack can be ended",
    battle({ hand: ["Wall of Smoke"] }, ["player"]),
    AT_ATTACK,
  ],
  [
    "BC 4.16 a Monster is attacked, and the attacker can be sent back",
    battle({ hand: ["Swept Away"] }, ["Wall"]),
    AT_ATTACK,
  ],
  [
    "BC 4.16 a Monster is attacked, and it can survive",
    battle({ hand: ["Shed Plating"] }, ["Wall"]),
    AT_ATTACK,
  ],
  [
    "BC 10.1 the last HP is about to go, and a card can be drawn",
    battle({ hp: 2, hand: [insight] }, ["player"]),
    AT_ATTACK,
  ],
  ["BC 4.17 a Monster has fallen that can rise before the next Attack", fallen, "after-attack in battle"],
  ["BC 4.17 an attacker can be Tempered before Attacks", battle({ hand: [freeze] }, []), BEFORE],
  ["BC 4.17 a Monster can be summoned before Attacks", battle({ hand: [rise], ground: [ghost] }, []), BEFORE],
];

const USELESS: readonly Position[] = [
  ["BC 4.16 a battle without an Attack, with a Trap for Attacks", battle({ hand: [rage] }, [])],
  ["BC 4.16 a battle without an Attack, with HP to gain", battle({ hand: [heal] }, [])],
  ["BC 3.4 an Attack, with a Trap that cannot be paid for", battle({ hand: [dear], points: 1 }, ["player"])],
  ["BC 4.17 a battle, with a Monster to summon but none in the Ground", battle({ hand: [rise] }, ["Wall"])],
  [
    "BC 4.17 a battle without an attacker, with a Trap that Tempers",
    battle({ hand: [freeze] }, [], { foe: {} }),
  ],
  ["BC 7.2 an Attack, with a Trap for one's own Attacks", battle({ hand: ["Flash of Fangs"] }, ["Wall"])],
  [
    "BC 4.16 another player is attacked, with a Trap that gains HP",
    battle({ hand: [heal] }, ["third"], { third: {} }),
  ],
  ["BC 4.16 an own Attack that nobody has blocked, with HP to gain", ownAttack([heal])],
];

describe("a player is stopped where a Trap changes what happens", () => testPositions(STOPS));
describe("a player is not stopped where a Trap changes nothing, or as well later", () =>
  testPositions(USELESS));
