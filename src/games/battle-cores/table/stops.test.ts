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

/** Where the player in seat 0 gets a prompt in the other player's Battle Phase with these attacks. */
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

/** Where the attacking player gets a prompt. */
const ownAttack = (hand: readonly ReturnType<typeof aTrap>[]) => () => {
  const g = battleCores({ me: { monsters: [fighter], hand }, foe: { monsters: [wall] }, stops: "all" });
  g.me.toBattle();
  const stops = stopsFor(g, { canWait }, 0);
  g.me.attack("Fighter", "Wall");
  return [...stops, ...stopsFor(g, { canWait }, 0)];
};

/** Where the player in seat 0 gets a prompt while a Monster falls that a Trap can bring back. */
const fallenMonster = () => {
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
  ["BC 4.16 a Monster that can be strengthened is attacked", battle({ hand: [rage] }, ["Wall"]), AT_ATTACK],
  ["BC 4.16 a player who can gain HP is attacked", battle({ hand: [heal] }, ["player"]), AT_ATTACK],
  [
    "BC 4.16 a player who can end the Attack is attacked",
    battle({ hand: ["Wall of Smoke"] }, ["player"]),
    AT_ATTACK,
  ],
  [
    "BC 4.16 a Monster is attacked, and a Trap can send the attacker back",
    battle({ hand: ["Swept Away"] }, ["Wall"]),
    AT_ATTACK,
  ],
  [
    "BC 4.16 a Monster is attacked, and a Trap lets it survive",
    battle({ hand: ["Shed Plating"] }, ["Wall"]),
    AT_ATTACK,
  ],
  [
    "BC 10.1 the Attack would take the last HP, and a card can be drawn",
    battle({ hp: 2, hand: [insight] }, ["player"]),
    AT_ATTACK,
  ],
  ["BC 4.17 a fallen Monster can come back before the next Attack", fallenMonster, "after-attack in battle"],
  ["BC 4.17 a Trap can Temper an attacker before it attacks", battle({ hand: [freeze] }, []), BEFORE],
  [
    "BC 4.17 a Trap can summon a Monster before the first Attack",
    battle({ hand: [rise], ground: [ghost] }, []),
    BEFORE,
  ],
];

const USELESS: readonly Position[] = [
  ["BC 4.16 a Trap for Attacks in a battle without an Attack", battle({ hand: [rage] }, [])],
  ["BC 4.16 a Trap that gains HP in a battle without an Attack", battle({ hand: [heal] }, [])],
  ["BC 3.4 a Trap that costs too much", battle({ hand: [dear], points: 1 }, ["player"])],
  [
    "BC 4.17 a Trap that summons from the Ground while no Monster is there",
    battle({ hand: [rise] }, ["Wall"]),
  ],
  ["BC 4.17 a Trap that Tempers in a battle without attackers", battle({ hand: [freeze] }, [], { foe: {} })],
  [
    "BC 7.2 a Trap for its player's own Attacks while another player attacks",
    battle({ hand: ["Flash of Fangs"] }, ["Wall"]),
  ],
  [
    "BC 4.16 a Trap that gains HP while another player is attacked",
    battle({ hand: [heal] }, ["third"], { third: {} }),
  ],
  ["BC 4.16 a Trap that gains HP during its player's own unblocked Attack", ownAttack([heal])],
];

describe("a player is prompted where a Trap changes what happens", () => testPositions(STOPS));
describe("a player gets no prompt where a Trap changes nothing or can wait", () => testPositions(USELESS));
