import { describe, expect, test } from "vitest";
import { type Ability, type Condition, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { always, kw, type PrintedAbility } from "../cards/card";
import {
  adds,
  choose,
  draw,
  foes,
  own,
  sets,
  standing,
  standingAgainst,
  summonFree,
  whenAttacking,
  whenDestroyed,
  whenSummoned,
  word,
} from "../cards/parts";
import {
  able,
  aMain,
  aNexus,
  attacking,
  bear,
  beast,
  exhausted,
  holding,
  keyed,
  saga,
  slay,
  wolf,
} from "../testing";
import { vocabulary } from "./index";

const printed = (ability: Ability) => say(printAbility(vocabulary, ability));
const nexusOf = (name: string, ...abilities: readonly Ability[]) => {
  const nexus = aNexus(name, { effects: abilities.map((ability): PrintedAbility => always(ability)) });
  expect(validateCards(vocabulary, [nexus])).toEqual([]);
  return nexus;
};

describe("a spirit that certain spirits cannot block", () => {
  const against = (stat: "cannot-be-blocked" | "cannot-block") =>
    standingAgainst("this", [stat], { stat: { name: "cost", atMost: 1 } });
  const big = beast("Big", { cost: 5 });

  test("is blocked only by others", () => {
    expect(printed(against("cannot-be-blocked"))).toBe(
      "This card cannot be blocked by spirits with a cost of 1 or less.",
    );
    const sly = able("Sly", against("cannot-be-blocked"));
    expect(validateCards(vocabulary, [sly])).toEqual([]);
    const g = attacking(sly, [wolf, big]);
    g.me.attack("Sly");
    expect(g.offered()).toEqual(["Big"]);
    g.decline();
    expect(g.foe.life).toBe(4);
    const plain = attacking(bear, [wolf, big]);
    plain.me.attack("Bear");
    expect(plain.offered().toSorted()).toEqual(["Big", "Wolf"]);
    plain.decline();
  });

  test("cannot block certain spirits itself", () => {
    expect(printed(against("cannot-block"))).toBe("This card cannot block spirits with a cost of 1 or less.");
    const shy = able("Shy", against("cannot-block"));
    const g = saga({ at: "attack", me: { spirits: [wolf, big] }, foe: { spirits: [shy] } });
    g.me.attack("Wolf");
    expect(g.foe.life).toBe(4);
    g.me.attack("Big");
    expect(g.offered()).toEqual(["Shy"]);
    g.decline();
  });

  test("another value has nothing against certain cards", () => {
    const odd = able("Odd", {
      ...against("cannot-block"),
      stats: ["bp"],
      against: { subtype: "red" },
    } as Ability);
    expect(validateCards(vocabulary, [odd])).toEqual([
      { card: "Odd", message: { key: "fault.not-against", args: { name: "bp" } } },
    ]);
  });
});

describe("attacks", () => {
  const limited = (stat: "cannot-take-last-life" | "takes-one-life") => standing("this", [stat], 1);
  const strike = (stat: "cannot-take-last-life" | "takes-one-life", life: number) => {
    const meek = beast("Meek", { symbols: ["red", "red"], effects: [always(limited(stat))] });
    const g = attacking(meek, []);
    void life;
    g.me.attack("Meek");
    return g.foe.life;
  };

  test("that take at most one life", () => {
    expect(printed(limited("takes-one-life"))).toBe("This card takes at most 1 life by attacking.");
    expect(strike("takes-one-life", 5)).toBe(4);
  });

  test("that cannot take the last life", () => {
    expect(printed(limited("cannot-take-last-life"))).toBe(
      "This card cannot take the last life by attacking.",
    );
    const meek = beast("Meek", {
      symbols: ["red", "red"],
      effects: [always(limited("cannot-take-last-life"))],
    });
    const g = saga({ at: "attack", me: { spirits: [meek] }, foe: { life: 2 } });
    g.me.attack("Meek");
    expect(g.foe.life).toBe(1);
    expect(strike("cannot-take-last-life", 5)).toBe(3);
  });
});

describe("effects that are lost", () => {
  const lord = able("Lord", standing(own(), ["bp"], 2000), whenAttacking(draw(1)));

  test("static, triggered and used ones, and keywords", () => {
    const mute = aMain("Mute", choose(foes(), adds(["no-effects"], "it", 1, "turn")));
    const g = saga({
      active: 1,
      me: { spirits: [lord, keyed("Ghost", kw("astral"))] },
      foe: { hand: [mute, mute] },
    });
    expect(g.bp("Ghost")).toBe(5000);
    g.foe.magic("Mute").pick("Lord");
    expect(g.bp("Ghost")).toBe(3000);
    g.foe.magic("Mute").pick("Ghost");
    expect(g.stat("Ghost", "kw-astral")).toBe(0);
    expect(
      say(
        printAbility(vocabulary, {
          kind: "play",
          effect: choose(foes(), adds(["no-effects"], "it", 1, "turn")),
        }),
      ),
    ).toBe("Choose a spirit the opponent controls; it has no effects this turn.");
  });

  test("by a static ability, of spirits that fit, itself not excepted", () => {
    const hush = nexusOf("Hush", standing(foes({ stat: { name: "cost", atMost: 1 } }), ["no-effects"], 1));
    const g = attacking(lord, [], {});
    g.me.attack("Lord");
    expect(g.me.hand).toHaveLength(1);
    const h = saga({ at: "attack", me: { spirits: [lord] }, foe: { nexuses: [hush] } });
    h.me.attack("Lord");
    expect(h.me.hand).toEqual([]);
    const mutual = able(
      "Mutual",
      standing({ stat: { name: "bp", atMost: 9000 } }, ["no-effects"], 1),
      standing(own(), ["bp"], 2000),
    );
    const both = saga({ me: { spirits: [mutual, wolf] } });
    expect(both.bp("Wolf")).toBe(3000);
  });
});

test("what a spirit does when summoned, attacking or destroyed may be suppressed", () => {
  const still = nexusOf(
    "Still",
    standing(foes(), ["no-summon-effects"], 1),
    standing(foes(), ["no-attack-effects"], 1),
    standing(foes(), ["no-destroyed-effects"], 1),
  );
  expect(printed(standing(foes(), ["no-summon-effects"], 1))).toBe(
    "Each spirit the opponent controls does nothing when summoned.",
  );
  const keen = able("Keen", whenSummoned(draw(1)), whenDestroyed(draw(1)));
  const g = saga({ me: { hand: [keen, slay], reserve: 9 }, foe: { nexuses: [still] } });
  g.me.summon("Keen");
  expect(g.me.hand).toEqual(["Slay"]);
  g.me.magic("Slay").pick("Keen");
  expect(g.me.hand).toEqual([]);
  const free = saga({ me: { hand: [keen], reserve: 9 } });
  free.me.summon("Keen");
  expect(free.me.hand).toHaveLength(1);
});

describe("put on the field exhausted", () => {
  test("by the effect that puts it there", () => {
    const call = aMain(
      "Call",
      choose(
        { zone: "hand", of: "you", type: "spirit" },
        word("summon", { card: "it", free: true, exhausted: true }),
      ),
    );
    const g = holding(call, [], { hand: [call, wolf] });
    g.me.magic("Call").pick("Wolf").accept();
    expect(g.exhausted("Wolf")).toBe(true);
    expect(
      say(
        printAbility(vocabulary, {
          kind: "play",
          effect: word("summon", { card: "this", free: true, exhausted: true }),
        }),
      ),
    ).toBe("Summon this card exhausted without paying its cost.");
    const grubs = aMain("Grubs", word("token", { name: "Grub Token", exhausted: true }));
    const h = holding(grubs);
    h.me.magic("Grubs").accept();
    expect(h.exhausted("Grub Token")).toBe(true);
    expect(g.exhausted("Wolf") && summonFree("it").do).toBe("word");
  });

  test("by a static ability", () => {
    const toll = nexusOf("Toll", standing(foes(), ["enters-exhausted"], 1));
    expect(printed(standing(foes(), ["enters-exhausted"], 1))).toBe(
      "Each spirit the opponent controls is put on the field exhausted.",
    );
    const g = saga({ me: { hand: [wolf] }, foe: { nexuses: [toll] } });
    g.me.summon("Wolf");
    expect(g.exhausted("Wolf")).toBe(true);
  });
});

test("a spirit may block although it is exhausted", () => {
  const ability = standing("this", ["may-block-exhausted"], 1);
  expect(printed(ability)).toBe("This card can block while exhausted.");
  const g = attacking(wolf, [exhausted(able("Guard", ability)), exhausted(bear)]);
  g.me.attack("Wolf");
  expect(g.offered()).toEqual(["Guard"]);
  g.decline();
});

test("symbols of any colour may reduce a cost", () => {
  const ability = standing({ zone: "hand", of: "you", type: "spirit" }, ["any-symbol-reduces"], 1);
  const prism = nexusOf("Prism", ability);
  const dear = beast("Dear", { cost: 3, reduction: ["blue", "blue"], colours: ["blue"] });
  const g = saga({ me: { hand: [dear], spirits: [wolf], nexuses: [prism], reserve: 2, soul: "void" } });
  g.me.summon("Dear");
  expect(g.me.spirits).toContain("Dear");
  const h = saga({ me: { hand: [dear], spirits: [wolf], reserve: 2, soul: "void" } });
  expect(h.me.offered("summon")).toEqual([]);
});

test("until its player's next refresh step", () => {
  const effect = choose(own(), adds(["bp"], "it", 1000, "your-refresh"));
  expect(say(printAbility(vocabulary, { kind: "play", effect }))).toBe(
    "Choose a spirit you control; it gets +1000 BP until your next refresh step.",
  );
  const g = saga({ me: { hand: [aMain("Drum", effect)], spirits: [wolf] } });
  g.me.magic("Drum").pick("Wolf");
  g.me.finish();
  expect(g.bp("Wolf")).toBe(4000);
  g.foe.finish();
  expect(g.bp("Wolf")).toBe(3000);
});

describe("keywords and values that depend on each other", () => {
  const having = (keyword: string): Condition => ({
    is: "exists",
    filter: { of: "you", stat: { name: `kw-${keyword}`, atLeast: 1 } },
  });

  test("a keyword depends on a keyword elsewhere", () => {
    const ability = standing("this", ["kw-astral"], 1, having("confront"));
    expect(printed(ability)).toBe("While you control a spirit with Confront, this card has Astral.");
    const seer = able("Seer", ability);
    expect(validateCards(vocabulary, [seer])).toEqual([]);
    const g = saga({ me: { spirits: [seer, keyed("Ram", kw("confront"))] } });
    expect(g.stat("Seer", "kw-astral")).toBe(1);
    const alone = saga({ me: { spirits: [seer] } });
    expect(alone.stat("Seer", "kw-astral")).toBe(0);
  });

  test("two that depend on each other come to an end", () => {
    const one = able("One", standing("this", ["kw-astral"], 1, having("confront")));
    const two = able("Two", standing("this", ["kw-confront"], 1, having("astral")));
    const g = saga({ me: { spirits: [one, two] } });
    expect(g.stat("One", "kw-astral") + g.stat("Two", "kw-confront")).toBe(0);
    const third = saga({ me: { spirits: [one, two, keyed("Ghost", kw("astral"))] } });
    expect(third.stat("One", "kw-astral") + third.stat("Two", "kw-confront")).toBe(2);
  });

  test("cards cannot be told by a value that only the rules read", () => {
    const odd = standing({ stat: { name: "cannot-attack", atMost: 0 } }, ["cannot-attack"], 1);
    expect(validateCards(vocabulary, [able("Odd", odd)])).toEqual([
      { card: "Odd", message: { key: "fault.cannot-read", args: { name: "cannot-attack" } } },
    ]);
  });
});

test("the BP written for its level is set for a turn", () => {
  const effect = choose(own(), sets(["written-bp"], 8000));
  expect(say(printAbility(vocabulary, { kind: "play", effect }))).toBe(
    "Choose a spirit you control; it counts written BP as 8000 this turn.",
  );
  const g = saga({ me: { hand: [aMain("Rise", effect)], spirits: [wolf] } });
  g.me.magic("Rise").pick("Wolf");
  expect(g.bp("Wolf")).toBe(8000);
});

test("a spirit gains what another one does when attacking, for a turn", () => {
  const effect = choose(own(), word("borrow", { card: "this", from: "it", on: "attack", until: "turn" }));
  const mimic = able("Mimic", whenSummoned(effect));
  expect(validateCards(vocabulary, [mimic])).toEqual([]);
  expect(printed(whenSummoned(effect))).toBe(
    "When this card is summoned, choose a spirit you control and give this card what it does when attacking this turn.",
  );
  const herald = able("Herald", whenAttacking(draw(2)));
  const g = saga({ me: { hand: [mimic], spirits: [herald] } });
  g.me.summon("Mimic").pick("Herald");
  g.me.endMain();
  g.me.attack("Mimic");
  expect(g.me.hand).toHaveLength(2);
});
