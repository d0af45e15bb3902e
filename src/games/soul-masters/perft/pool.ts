import { poolOf } from "../cards";
import {
  ability,
  commander,
  core,
  kw,
  type ReserveType,
  reserve,
  resource,
  type SoulCard,
  spell,
  unit,
} from "../cards/card";
import { damage, draw, ENEMY, restThis, skill, target, word } from "../cards/parts";
import { rulesWith } from "../rules/rules";

const faction = "draconian" as const;
const leader = { faction, resources: 3, coreEnergy: 4, mercenaries: 0, capacity: 1 } as const;

/** A small pool of plain cards, so that the numbers stay the same when the printed pool changes. */
const CARDS: readonly SoulCard[] = [
  commander({
    ...leader,
    name: "Leader",
    atk: 2,
    health: 8,
    conversion: 2,
    keywords: [kw("conjure")],
    evolves: "Leader Again",
  }),
  commander({ ...leader, name: "Leader Again", atk: 3, health: 6, conversion: 1, evolved: true }),
  unit({ name: "Rider", faction, cost: 1, atk: 2, health: 1, power: 1 }),
  unit({ name: "Shield", faction, cost: 2, atk: 1, health: 3, power: 2, keywords: [kw("intercept")] }),
  unit({ name: "Racer", faction, cost: 2, atk: 2, health: 2, power: 1, keywords: [kw("haste")] }),
  unit({ name: "Shifter", faction, cost: 1, atk: 1, health: 2, power: 1, keywords: [kw("phase")] }),
  unit({
    name: "Healer",
    faction,
    cost: 1,
    atk: 1,
    health: 1,
    power: 1,
    abilities: [skill([restThis], word("heal", { n: 1 }))],
  }),
  spell({ name: "Study", faction, cost: 1, power: 1, effect: draw(1) }),
  ability({ name: "Spark", faction, cost: 1, power: 1, effect: target(ENEMY, damage("target", 1)) }),
  ability({ name: "Ward", faction, cost: 1, power: 1, effect: word("prevent", { n: 2 }) }),
  core({ name: "Stone", faction, power: 1, abilities: [skill([restThis], word("heal", { n: 1 }))] }),
  ...(["weapon", "armor", "battlefield", "feat"] satisfies ReserveType[]).flatMap((type) =>
    [1, 2].map((n) =>
      reserve(type, { name: `${type} ${n}`, faction, cost: n, ...(type === "feat" && { effect: draw(1) }) }),
    ),
  ),
  resource("Scales", faction),
];

const times = (n: number, name: string) => Array<string>(n).fill(name);

export const PERFT_RULES = rulesWith(poolOf(CARDS));
export const PERFT_DECK: readonly string[] = [
  "Leader",
  ...["Rider", "Shield", "Racer", "Shifter", "Healer"].flatMap((name) => times(5, name)),
  ...["Study", "Spark", "Ward"].flatMap((name) => times(7, name)),
  ...times(4, "Stone"),
  ...times(3, "Scales"),
  ...["weapon", "armor", "battlefield", "feat"].flatMap((type) => [`${type} 1`, `${type} 2`]),
];
