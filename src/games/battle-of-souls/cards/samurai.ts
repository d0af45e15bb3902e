import { type Common, equipment, type FighterData, fighter, type SoulsCard, tactic } from "./card";
import {
  adds,
  attachTo,
  draw,
  ENEMY,
  grants,
  harm,
  ignition,
  inYour,
  OWN,
  quick,
  restThis,
  seq,
  sp,
  target,
  whenThis,
  word,
} from "./parts";

const own = <T extends Common>(data: T): T => ({ ...data, culture: "samurai" });
const warrior = (data: FighterData) => fighter("warrior", own(data));

export const samurai: readonly SoulsCard[] = [
  warrior({ number: 18, name: "Ashigaru", atk: 1300, rst: 1100 }),
  warrior({ number: 19, name: "Gate Guard", atk: 800, rst: 1800 }),
  warrior({
    number: 20,
    name: "Calm Archer",
    atk: 900,
    rst: 900,
    abilities: [ignition([restThis], target(ENEMY, word("rest", { card: "target" })))],
  }),
  warrior({
    number: 21,
    name: "Wandering Blade",
    atk: 1200,
    rst: 600,
    abilities: [whenThis("deployed", adds(["atk"], "this", 400, "turn"))],
  }),
  warrior({
    number: 22,
    name: "Tea Master",
    atk: 400,
    rst: 1400,
    abilities: [inYour("ready-phase", word("gain-sp", { n: 100 }))],
  }),
  warrior({
    number: 23,
    name: "Shadow Runner",
    atk: 1000,
    rst: 500,
    abilities: [quick([], seq(word("rest", { card: "this" }), adds(["rst"], "this", 600, "turn")))],
  }),
  warrior({
    number: 24,
    name: "Oath Keeper",
    atk: 1100,
    rst: 1000,
    abilities: [grants("this", "cannot-be-destroyed-by-battle", { is: "turn", of: "opponent" })],
  }),
  warrior({
    number: 25,
    name: "Battle Nun",
    atk: 1000,
    rst: 1300,
    abilities: [
      whenThis("leaves", {
        do: "choose",
        from: { zone: "discard", of: "you", type: "warrior", not: "this" },
        upTo: true,
        then: { do: "move", card: "it", to: "hand" },
      }),
    ],
  }),
  warrior({
    number: 146,
    name: "Patient Blade",
    atk: 700,
    rst: 1500,
    abilities: [
      grants("this", "cannot-be-destroyed-by-battle", { is: "turn", of: "opponent" }),
      whenThis("deployed", word("kill-token", { card: "this", n: 2 })),
      inYour("ready-phase", word("kill-token", { card: "this" })),
    ],
  }),
  fighter(
    "elite",
    own({
      number: 26,
      name: "Hatamoto",
      atk: 2000,
      rst: 1400,
      abilities: [whenThis("deployed", word("kill-token", { card: "this", n: 4 }))],
    }),
  ),
  fighter(
    "elite",
    own({
      number: 27,
      name: "Storm Monk",
      atk: 1800,
      rst: 1800,
      abilities: [
        quick([sp(200)], target(OWN, adds(["atk", "rst"], "target", 500, "turn"))),
        whenThis("kill", word("search", { from: { type: "warlord" } }), { oncePerTurn: true }),
      ],
    }),
  ),
  fighter(
    "warlord",
    own({
      number: 28,
      name: "Daimyo of the North",
      atk: 2500,
      rst: 2500,
      abilities: [{ kind: "standing", cards: "this", stats: ["attacks"], op: "add", amount: 1 }],
    }),
  ),
  fighter(
    "legendary",
    own({
      number: 29,
      name: "Aomori, Last Shogun",
      atk: 3500,
      rst: 3200,
      keywords: ["piercing"],
      abilities: [grants("this", "cannot-be-destroyed")],
    }),
  ),
  equipment(
    "one-turn",
    own({ number: 30, name: "Whetstone", effect: target(OWN, adds(["atk"], "target", 500, "turn")) }),
  ),
  equipment(
    "attached",
    own({
      number: 31,
      name: "Kabuto",
      effect: attachTo(),
      abilities: [
        { kind: "standing", cards: { ref: "host" }, stats: ["atk", "rst"], op: "add", amount: 300 },
      ],
    }),
  ),
  equipment(
    "continuous",
    own({
      number: 32,
      name: "Clan Standard",
      abilities: [
        {
          kind: "standing",
          cards: { of: "you", type: "fighter", subtype: "samurai" },
          stats: ["atk"],
          op: "add",
          amount: 200,
        },
      ],
    }),
  ),
  tactic(
    "one-turn",
    own({
      number: 33,
      name: "Feigned Retreat",
      effect: target(
        { of: "opponent", type: "fighter", being: "attacking" },
        word("rest", { card: "target" }),
      ),
    }),
  ),
  tactic(
    "one-turn",
    own({
      number: 152,
      name: "Heads Counted",
      effect: target({ of: "you", type: "fighter" }, word("kill-token", { card: "target", n: 2 })),
    }),
  ),
  tactic(
    "one-turn",
    own({ number: 34, name: "Broken Seal", effect: word("negate", { what: "any" }), cost: [sp(300)] }),
  ),
  tactic(
    "continuous",
    own({
      number: 35,
      name: "Wall of Spears",
      abilities: [
        {
          kind: "trigger",
          when: { on: "attack", card: { of: "opponent" } },
          oncePerTurn: true,
          effect: harm(100),
        },
      ],
    }),
  ),
  tactic("one-turn", own({ number: 36, name: "Council of War", effect: draw(2), cost: [sp(400)] })),
];
