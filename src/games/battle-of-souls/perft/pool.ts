import { poolOf } from "../cards";
import { battlefield, equipment, fighter, type SoulsCard, tactic } from "../cards/card";
import {
  adds,
  attachTo,
  draw,
  ENEMY,
  harm,
  ignition,
  OWN,
  quick,
  sp,
  target,
  whenThis,
  word,
} from "../cards/parts";
import { rulesWith } from "../rules/rules";

/** A small pool of plain cards, so the numbers stay the same while the printed pool changes. */
const CARDS: readonly SoulsCard[] = [
  fighter("warrior", { name: "Pike", atk: 1200, rst: 1000 }),
  fighter("warrior", {
    name: "Sling",
    atk: 800,
    rst: 600,
    abilities: [quick([sp(100)], adds(["atk"], "this", 300, "turn"))],
  }),
  fighter("warrior", { name: "Shield", atk: 600, rst: 1600, abilities: [whenThis("destroyed", draw(1))] }),
  fighter("warrior", { name: "Rider", atk: 1400, rst: 400, keywords: ["piercing"] }),
  fighter("warrior", { name: "Thief", atk: 500, rst: 500, keywords: ["direct"] }),
  fighter("elite", { name: "Knight", atk: 2000, rst: 1500 }),
  equipment("one-turn", { name: "Oil", effect: target(OWN, adds(["atk"], "target", 400, "turn")) }),
  equipment("attached", {
    name: "Helm",
    effect: attachTo(),
    abilities: [{ kind: "standing", cards: { ref: "host" }, stats: ["rst"], op: "add", amount: 300 }],
  }),
  tactic("one-turn", { name: "Snare", effect: target(ENEMY, word("rest", { card: "target" })) }),
  tactic("one-turn", { name: "Hush", effect: word("negate", { what: "any" }) }),
  battlefield({ name: "Moor", abilities: [ignition([sp(200)], harm(300))] }),
];

const times = (n: number, name: string) => Array<string>(n).fill(name);

export const PERFT_RULES = rulesWith(poolOf(CARDS));
export const PERFT_DECK: readonly string[] = CARDS.flatMap(({ name }, i) => times(i < 9 ? 4 : 2, name));
