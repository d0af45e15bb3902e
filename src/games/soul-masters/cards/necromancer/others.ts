import { each, seq, toHand, word } from "../../../../language/build";
import { kw } from "../card";
import {
  bounce,
  costing,
  DEAD_UNIT,
  damage,
  draw,
  ENEMY_UNIT,
  energy,
  FADES,
  gains,
  generate,
  hit,
  koTarget,
  loses,
  mill,
  modes,
  OWN_UNIT,
  on,
  paying,
  prevent,
  pump,
  put,
  restThis,
  sacrificing,
  shock,
  skill,
  strike,
  target,
  token,
  tokens,
  trap,
  weaken,
  whenever,
} from "../parts";
import { seriesOf } from "../series";

const { ability, animated, core, golem, hex, spell } = seriesOf("necromancer");
const removed = (card: string) => word("remove", { card });

export const others = [
  spell("Bone Harvest", 1, token),
  spell("Exhume", 1, target(DEAD_UNIT, toHand("target")), { power: 2 }),
  spell("Raise the Fallen", 3, target(costing(DEAD_UNIT, 3), put("target")), { rarity: "uncommon" }),
  spell("Ossuary March", 3, tokens(3), { rarity: "rare" }),
  spell("Deathly Bargain", 1, seq(loses(2, "you"), draw(2))),
  spell("Grave Toll", 3, modes(hit(3), paying([sacrificing({ type: "unit" })], strike(6))), { power: 2 }),
  spell("Rite of the Long Dark", 2, seq(mill(4), generate(2))),
  animated("Wailing Dirge", [2, 2, 2], { capacity: 0, keywords: [kw("stealth")] }),
  hex("Grasping Graves", 2, [whenever({ on: "attack", card: ENEMY_UNIT }, damage("it", 1)), FADES], {
    rarity: "uncommon",
  }),
  ability("Soul Snare", 2, koTarget(costing(ENEMY_UNIT, 2)), { rarity: "rare", power: 2 }),
  ability("Grave Chill", 1, target(ENEMY_UNIT, seq(damage("target", 1), shock("target")))),
  ability("Bone Shield", 1, modes(prevent(3), paying([sacrificing({ type: "unit" })], prevent(6))), {
    power: 2,
  }),
  ability("Last Gasp", 1, seq(pump(3), generate(1))),
  ability("Pluck from Death", 2, seq(bounce(OWN_UNIT), draw(1))),
  ability("Hands Below", 2, strike(2), {
    abilities: [trap([energy(1)], seq(weaken(1), token))],
  }),
  ability("Rest Denied", 1, target({ zone: "discard", of: "opponent" }, removed("target")), {
    abilities: [skill([energy(1)], draw(1), ["in-discard", "once-per-round"])],
  }),
  spell("The Tyrant's Levy", 2, seq(token, each(OWN_UNIT, gains("it", 1))), { only: "Ossric, Bone Tyrant" }),
  core("Crux Lantern", [skill([energy(2), restThis], token, ["your-turn"])]),
  core("Reliquary Core", [skill([sacrificing({ type: "unit" })], generate(2), ["once-per-round"])]),
  core("Charnel Core", [on(["on-upkeep"], mill(1)), skill([restThis], pump(1))], { rarity: "uncommon" }),
  golem("Bone Golem", [3, 3, 3], { keywords: [kw("phase"), kw("ravage")] }),
];
