import { type Common, equipment, type FighterData, fighter, type SoulsCard, tactic } from "./card";
import {
  adds,
  attachTo,
  choose,
  destroy,
  draw,
  ENEMY,
  grants,
  harm,
  ignition,
  OWN,
  quick,
  sacrificing,
  seq,
  sp,
  target,
  whenever,
  whenThis,
  word,
} from "./parts";

const own = <T extends Common>(data: T): T => ({ ...data, culture: "aztec" });
const warrior = (data: FighterData) => fighter("warrior", own(data));

const AZTEC = { of: "you", type: "fighter", subtype: "aztec" } as const;

export const aztec: readonly SoulsCard[] = [
  warrior({ number: 1, name: "Jaguar Recruit", atk: 1400, rst: 800 }),
  warrior({ number: 2, name: "Reed Spearman", atk: 1200, rst: 1300 }),
  warrior({
    number: 3,
    name: "Drum Caller",
    atk: 700,
    rst: 1200,
    abilities: [{ kind: "standing", cards: AZTEC, stats: ["atk"], op: "add", amount: 200 }],
  }),
  warrior({
    number: 4,
    name: "Blood Priest",
    atk: 600,
    rst: 900,
    abilities: [ignition([sacrificing({ type: "fighter" })], harm(700))],
  }),
  warrior({
    number: 5,
    name: "Feather Scout",
    atk: 900,
    rst: 600,
    keywords: ["direct"],
  }),
  warrior({
    number: 6,
    name: "Obsidian Duelist",
    atk: 1100,
    rst: 700,
    abilities: [quick([sp(100)], adds(["atk"], "this", 400, "turn"))],
  }),
  warrior({
    number: 7,
    name: "Marked Captive",
    atk: 500,
    rst: 500,
    abilities: [whenThis("destroyed", draw(1))],
  }),
  warrior({
    number: 8,
    name: "Trophy Hunter",
    atk: 1300,
    rst: 900,
    abilities: [whenThis("kill", word("kill-token", { card: "this" }))],
  }),
  warrior({
    number: 145,
    name: "Captor of Three",
    atk: 1100,
    rst: 900,
    abilities: [
      grants("this", "cannot-be-destroyed-by-battle", { is: "turn", of: "opponent" }),
      whenThis("deployed", word("kill-token", { card: "this", n: 3 })),
      whenThis("destroyed", choose({ of: "you", type: "warrior" }, word("kill-token", { card: "it", n: 3 }))),
    ],
  }),
  fighter(
    "elite",
    own({
      number: 9,
      name: "Eagle Knight",
      atk: 2000,
      rst: 1500,
      keywords: ["piercing"],
      abilities: [whenThis("deployed", word("kill-token", { card: "this", n: 4 }))],
    }),
  ),
  fighter(
    "elite",
    own({
      number: 10,
      name: "Star Reader",
      atk: 1700,
      rst: 1900,
      abilities: [
        ignition([sp(200)], draw(1)),
        whenThis("kill", word("search", { from: { type: "warlord" } }), { oncePerTurn: true }),
      ],
    }),
  ),
  fighter(
    "warlord",
    own({
      number: 11,
      name: "Speaker of the Stones",
      atk: 2600,
      rst: 2200,
      abilities: [
        whenThis("deployed", target(ENEMY, destroy("target")), { may: true }),
        whenThis("kill", word("kill-token", { card: "this" })),
      ],
    }),
  ),
  fighter(
    "legendary",
    own({
      number: 12,
      name: "Tlacali, Burning Sun",
      atk: 3600,
      rst: 3000,
      abilities: [
        { kind: "standing", cards: { ...AZTEC, not: "this" }, stats: ["atk", "rst"], op: "add", amount: 500 },
        ignition([], harm(500)),
      ],
    }),
  ),
  equipment(
    "one-turn",
    own({
      number: 13,
      name: "Cacao Feast",
      effect: target(OWN, seq(adds(["atk"], "target", 600, "turn"), draw(1))),
      cost: [sp(200)],
    }),
  ),
  equipment(
    "attached",
    own({
      number: 14,
      name: "Macuahuitl",
      effect: attachTo(),
      abilities: [{ kind: "standing", cards: { ref: "host" }, stats: ["atk"], op: "add", amount: 500 }],
    }),
  ),
  equipment(
    "continuous",
    own({
      number: 15,
      name: "Skull Rack",
      abilities: [
        {
          kind: "trigger",
          when: { on: "kill", card: { of: "you" } },
          oncePerTurn: true,
          effect: harm(200),
        },
      ],
    }),
  ),
  equipment(
    "continuous",
    own({
      number: 151,
      name: "Flower War",
      abilities: [
        whenever({ on: "kill", card: { of: "you" } }, word("kill-token", { card: "it" }), {
          oncePerTurn: true,
        }),
      ],
    }),
  ),
  tactic(
    "one-turn",
    own({
      number: 16,
      name: "Smoke of Copal",
      effect: target(ENEMY, adds(["atk"], "target", -600, "turn")),
    }),
  ),
  tactic(
    "one-turn",
    own({
      number: 17,
      name: "Night of Offerings",
      effect: word("each", { what: "sacrifice" }),
      cost: [sp(300)],
    }),
  ),
];
