import { expect, test } from "vitest";
import { type Ability, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { choose, coresOff, destroy, foes, own, standing, standingAgainst, word } from "../cards/parts";
import { able, aMain, attacking, bear, holding, strong, wolf } from "../testing";
import { vocabulary } from "./index";

const printed = (ability: Ability) => say(printAbility(vocabulary, ability));
/** A spirit of these abilities, which the validator accepts. */
function accepted(name: string, ability: Ability) {
  const card = able(name, ability);
  expect(validateCards(vocabulary, [card])).toEqual([]);
  return card;
}

test("a spirit that effects of the opponent's magic cannot choose is not offered to them", () => {
  const ability = standingAgainst("this", ["cannot-be-chosen"], { type: "magic" });
  expect(printed(ability)).toBe("This card cannot be chosen by effects of magic cards of the opponent.");
  const veiled = accepted("Veiled", ability);
  const magic = holding(aMain("Slay", choose(foes(), destroy())), [veiled, wolf]);
  magic.me.magic("Slay");
  expect(magic.offered()).toEqual(["Wolf"]);
  magic.pick("Wolf");
  const slayer = able("Slayer", {
    kind: "trigger",
    when: { on: "attack", card: "this" },
    effect: choose(foes(), destroy()),
  });
  const spirit = attacking(slayer, [veiled, wolf]);
  spirit.me.attack("Slayer");
  expect(spirit.offered().toSorted()).toEqual(["Veiled", "Wolf"]);
  spirit.pick("Wolf").through();
});

test("a spirit that no effect of the opponent can choose may still be chosen by its own player", () => {
  const ability = standing("this", ["cannot-be-chosen"], 1);
  expect(printed(ability)).toBe("This card cannot be chosen by effects of the opponent.");
  const veiled = accepted("Veiled", ability);
  const g = holding(aMain("Slay", choose(foes(), destroy())), [veiled]);
  g.me.magic("Slay");
  expect(g.foe.spirits).toEqual(["Veiled"]);
  const h = holding(aMain("Slay", choose(own(), destroy())), [], { spirits: [veiled] });
  h.me.magic("Slay").pick("Veiled");
  expect(h.me.spirits).toEqual([]);
});

test("cores of a protected spirit stay, whether an effect takes any core or the soul core", () => {
  const ability = standing("this", ["cores-protected"], 1);
  expect(printed(ability)).toBe("This card cannot have cores removed by effects of the opponent.");
  const kept = accepted("Kept", ability);
  const g = holding(aMain("Drain", choose(foes(), coresOff("it", 1, "trash"))), [{ card: kept, cores: 2 }]);
  g.me.magic("Drain").pick("Kept");
  expect(g.cores("Kept")).toBe(2);
  const own1 = holding(aMain("Drain", choose(own(), coresOff("it", 1, "trash"))), [], {
    spirits: [{ card: kept, cores: 2 }],
  });
  own1.me.magic("Drain").pick("Kept");
  expect(own1.cores("Kept")).toBe(1);
  const steal = aMain("Steal", choose(foes(), word("soul", { of: "it", who: "opponent", to: "trash" })));
  const soul = holding(steal, [{ card: kept, cores: 1, soul: true }]);
  soul.me.magic("Steal").pick("Kept");
  expect(soul.cores("Kept", "soul")).toBe(1);
});

test("an attack that takes no life takes none", () => {
  const ability = standing("this", ["takes-no-life"], 1);
  expect(printed(ability)).toBe("This card takes no life by attacking.");
  const g = attacking(accepted("Tame", ability));
  g.me.attack("Tame");
  expect(g.foe.life).toBe(5);
  const h = attacking(bear);
  h.me.attack("Bear");
  expect(h.foe.life).toBe(4);
  expect(strong("Elk", 1000).colours).toHaveLength(1);
});
