import { kw } from "../card";
import { draw, modes, on, paying, pump, resources, restThis, skill, slays, strike, weaken } from "../parts";
import { seriesOf } from "../series";

const { ability, core, spell, unit } = seriesOf("mercenary");
const rogue = { attributes: ["rogue"] } as const;
const knight = { attributes: ["knight"] } as const;

export const mercenary = [
  unit("Sellsword", [2, 3, 2], knight),
  unit("Bounty Seeker", [3, 3, 3], { attributes: ["hunter"], abilities: [slays(draw(1))] }),
  unit("Knife for Hire", [1, 2, 1], { ...rogue, keywords: [kw("scout")] }),
  unit("Bridge Toller", [2, 1, 4], { attributes: ["golem"], keywords: [kw("taunt")] }),
  unit("Caravan Guard", [2, 2, 2], { ...knight, power: 2, keywords: [kw("intercept")] }),
  unit("Disgraced Champion", [3, 3, 3], { ...knight, keywords: [kw("duelist")] }),
  unit("Wyvern Poacher", [3, 2, 3], { attributes: ["archer"], abilities: [skill([restThis], strike(1))] }),
  unit("Smoke Walker", [3, 2, 3], { ...rogue, keywords: [kw("blink"), kw("stealth")], rarity: "uncommon" }),
  unit("Retired Warlord", [5, 5, 4], { ...knight, power: 2, abilities: [on(["on-ko"], draw(1))] }),
  spell("Hired Fire", 2, modes(strike(2), paying([resources(1)], strike(3)))),
  ability("Dirty Fighting", 1, modes(pump(3), weaken(2))),
  core("Coin Core", [skill([resources(1), restThis], draw(1), ["your-turn"])]),
];
