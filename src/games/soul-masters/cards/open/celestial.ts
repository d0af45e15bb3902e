import { kw } from "../card";
import { draw, ENEMY_UNIT, each, gains, heal, hit, on, put, resources, seq, skill, word } from "../parts";
import { seriesOf } from "../series";

const { ability, core, spell, unit } = seriesOf("celestial");
const guardian = { rarity: "celestial", attributes: ["angel", "guardian"], power: 3 } as const;
/** A Guardian's skill to return after it has been KO'd. */
const returns = skill([resources(3)], put("this"), ["in-discard", "your-turn"]);

/** A deck may contain one of these cards in total. */
export const celestial = [
  unit("Seraph of the Ninth Gate", [6, 5, 5], { ...guardian, abilities: [on(["on-ko"], heal(3))] }),
  unit("Warden of the Tenth Gate", [5, 3, 6], {
    ...guardian,
    keywords: [kw("guard", 2)],
    abilities: [returns],
  }),
  unit("Ophan, Wheel of Eyes", [6, 4, 6], {
    ...guardian,
    keywords: [kw("initiative")],
    abilities: [returns],
  }),
  unit("Comet Stag", [4, 4, 3], {
    rarity: "celestial",
    attributes: ["beast"],
    power: 3,
    keywords: [kw("haste")],
  }),
  spell("Falling Star", 4, hit(5), { rarity: "celestial", power: 3 }),
  ability("Eclipse", 3, seq(each(ENEMY_UNIT, gains("it", -2)), draw(1)), { rarity: "celestial", power: 3 }),
  core("Meteor Core", [skill([resources(2)], word("add-energy", { n: 2 }), ["once-per-round"])], {
    rarity: "celestial",
    power: 3,
  }),
];
