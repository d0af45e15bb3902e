import { describe } from "vitest";
import { type Position, stopsFor, testPositions } from "../../../testing/stops";
import { destroy, draw, ENEMY, OWN, quick, rst, sp, target, whenever, word } from "../cards/parts";
import { able, aTactic, aWarrior, boost, duel, type Side, spell } from "../testing";
import { canWait, stake } from "./moments";

const oak = aWarrior("Oak", 2000);
const guard = aWarrior("Guard", 1000, 1000);

const hoen = aTactic("Hoen", boost(-500, ENEMY));
const pit = aTactic("Pit", target(ENEMY, destroy("target")));
const council = aTactic("Council", draw(2));
const offering = aTactic("Offering", word("gain-sp", { n: 600 }));
const scatter = aTactic("Scatter", target(OWN, { do: "move", card: "target", to: "hand" }));
const brace = aTactic("Brace", target(OWN, rst(600)));
const negate = aTactic("Seal", word("negate", { what: "any" }));
const truce = aTactic("Truce", {
  do: "each",
  from: ENEMY,
  effect: { do: "modify", card: "it", stats: ["cannot-attack"], op: "set", amount: 1, until: "turn" },
});
const wall = aTactic(
  "Wall",
  undefined,
  { abilities: [whenever({ on: "attack", card: { of: "opponent" } }, word("harm", { n: 100 }))] },
  "continuous",
);
const mare = able("Mare", quick([], { do: "move", card: "this", to: "hand" }));

/** The windows in which the rival is prompted when Oak attacks it or this fighter. */
const attacked = (foe: Side, victim?: string) => () => {
  const g = duel({ at: "battle", me: { fighters: [oak] }, foe });
  if (victim === undefined) g.me.strike("Oak");
  else g.me.attack("Oak", victim);
  return stopsFor(g, { canWait, stake }, 1);
};

/** The windows in which the rival is prompted while a Warrior uses this effect in its main phase. */
const used = (effect: Parameters<typeof spell>[1], foe: Side, at?: string) => () => {
  const g = duel({ me: { fighters: [spell("Mage", effect)] }, foe });
  g.me.use("Mage");
  if (at !== undefined) g.pick(at);
  return stopsFor(g, { canWait, stake }, 1);
};

/** The windows in which the rival is prompted in a turn without any action. */
const idle = (foe: Side) => () => {
  const g = duel({ at: "start", turn: 4, me: { fighters: [oak] }, foe });
  const { number } = g.state.turn;
  const stops: string[] = [];
  while (g.state.turn.number <= number + 1) {
    stops.push(...stopsFor(g, { canWait, stake }, 1));
    if (g.decision?.seat !== 0) break;
    const types = g.actions().map(({ type }) => type);
    g.me.act({ type: ["to-battle", "end-battle", "end-turn"].find((type) => types.includes(type)) ?? "" });
  }
  return stops;
};

/** The windows in which the rival is prompted once the attacker has grown in the damage step. */
const grown = () => {
  const grower = able(
    "Oak",
    quick([], { do: "modify", card: "this", stats: ["atk"], op: "add", amount: 700, until: "turn" }),
  );
  const g = duel({ at: "battle", me: { fighters: [grower] }, foe: { tactics: [pit] } });
  g.me.strike("Oak");
  for (let i = 0; i < 9 && !(g.state.turn.step === "damage" && g.decision?.seat === 0); i++) g.pass();
  g.me.use("Oak");
  return stopsFor(g, { canWait, stake }, 1);
};

const ATTACKS: readonly Position[] = [
  [
    "BOS 12.8 the attacker has gained ATK since the attack was declared, and can be destroyed",
    grown,
    "damage in damage",
  ],
  [
    "BOS 12.4 a player is attacked by a fighter that can be destroyed",
    attacked({ tactics: [pit] }),
    "attack in battle",
  ],
  [
    "BOS 11.1 a player is attacked by a fighter that can be weakened",
    attacked({ tactics: [hoen] }),
    "damage in damage",
  ],
  [
    "BOS 11.1 a fighter that can be strengthened is attacked",
    attacked({ fighters: [guard], tactics: [brace] }, "Guard"),
    "damage in damage",
  ],
  [
    "BOS 12.4 a fighter that can be returned to hand is attacked",
    attacked({ fighters: [guard], tactics: [scatter] }, "Guard"),
    "attack in battle",
  ],
  [
    "BOS 12.4 a fighter that can return itself to hand is attacked",
    attacked({ fighters: [mare] }, "Mare"),
    "attack in battle",
  ],
  [
    "BOS 8.9 an attack would take the last SP, and SP can be gained",
    attacked({ sp: 1500, tactics: [offering] }),
    "damage in damage",
  ],
  [
    "BOS 8.9 an attack would take the last SP, and cards can be drawn",
    attacked({ sp: 1500, tactics: [council] }),
    "damage in damage",
  ],
];

const ANSWERS: readonly Position[] = [
  ["BOS 12.9 an activated effect can be negated", used(draw(1), { tactics: [negate] }), "chain in main"],
  [
    "BOS 12.9 a targeted fighter can be returned to hand",
    used(target(ENEMY, destroy("target")), { fighters: [guard], tactics: [scatter] }, "Guard"),
    "chain in main",
  ],
  [
    "BOS 12.9 a targeted fighter can return itself to hand",
    used(target(ENEMY, destroy("target")), { fighters: [mare] }, "Mare"),
    "chain in main",
  ],
  [
    "BOS 12.9 the set tactic itself is targeted, and would be lost unused",
    used(
      target({ zone: "tactics", of: "opponent" }, { do: "move", card: "target", to: "discard" }),
      { tactics: [council] },
      "Council",
    ),
    "chain in main",
  ],
  [
    "BOS 12.8 a tactic can forbid attacks before the battle phase",
    idle({ tactics: [truce] }),
    "phase in start",
  ],
  [
    "BOS 12.10 a continuous tactic can be activated as the turn begins",
    idle({ tactics: [wall] }),
    "phase in ready",
  ],
];

const USELESS: readonly Position[] = [
  ["BOS 12.9 a tactic that draws cards, during an attack", attacked({ tactics: [council] })],
  ["BOS 12.9 a tactic that negates activations, during an attack", attacked({ tactics: [negate] })],
  ["BOS 8.9 a tactic that gains SP, while its player has enough", attacked({ tactics: [offering] })],
  [
    "BOS 12.4 a tactic that returns a fighter to hand, when the player is attacked",
    attacked({ tactics: [scatter] }),
  ],
  [
    "BOS 11.1 a fighter that strengthens itself, when another one is attacked",
    attacked(
      {
        fighters: [
          guard,
          able(
            "Bear",
            quick([sp(100)], {
              do: "modify",
              card: "this",
              stats: ["atk"],
              op: "add",
              amount: 700,
              until: "turn",
            }),
          ),
        ],
      },
      "Guard",
    ),
  ],
  [
    "BOS 12.4 a fighter that returns itself to hand, when another one is attacked",
    attacked({ fighters: [guard, mare] }, "Guard"),
  ],
  ["BOS 12.9 a tactic for attacks, when the opponent draws", used(draw(1), { tactics: [pit] })],
  [
    "BOS 12.9 a tactic that saves a fighter, when the opponent targets their own",
    used(target(OWN, rst(100)), { fighters: [guard], tactics: [scatter] }, "Mage"),
  ],
  ["BOS 12.10 a tactic for attacks, in a turn without an attack", idle({ tactics: [hoen, pit] })],
  ["BOS 12.10 a tactic that negates, in a turn without an attack", idle({ tactics: [negate] })],
];

describe("stops an attacked player if a response changes the outcome", () => testPositions(ATTACKS));
describe("stops a player if there is something to respond to, or something possible only now", () =>
  testPositions(ANSWERS));
describe("does not stop a player if a response changes nothing or can wait", () => testPositions(USELESS));
