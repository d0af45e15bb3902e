import { describe, expect, test } from "vitest";
import type { Ability, Amount, Pattern } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import type { SoulCard } from "../cards/card";
import {
  draw,
  gains,
  generate,
  heal,
  mill,
  OWN_UNIT,
  resources,
  skill,
  strike,
  whenever,
} from "../cards/parts";
import { cardText } from "../table/card-text";
import { able, aSpell, aUnit, duel } from "../testing";
import { vocabulary } from "./index";

const oak = aUnit("Oak", 4, 4);

/** The printed text of a card, which must be valid. */
function text(card: SoulCard): string {
  expect(validateCards(vocabulary, [card])).toEqual([]);
  return cardText(card).abilities.map(say).join(" ");
}

const grows = (when: Pattern, where?: readonly string[]): Ability => ({
  ...whenever(when as Parameters<typeof whenever>[0], gains("this", 1)),
  ...(where && { where }),
});

describe("events that skills watch", () => {
  test("the end of a turn", () => {
    const owl = able("Owl", grows({ on: "end-of-turn", by: "you" }));
    const bat = able("Bat", grows({ on: "end-of-turn" }));
    expect(text(owl)).toBe("At the end of your turn, this card gets +1 to Atk this turn.");
    expect(text(bat)).toBe("At the end of each turn, this card gets +1 to Atk this turn.");
    const g = duel({ me: { battleground: [owl] }, foe: { battleground: [bat] } });
    const before = g.stat("Owl", "atk");
    g.until("choose").me.endTurn();
    expect(g.step).toBe("end");
    g.resolve(2);
    expect(g.stat("Owl", "atk")).toBe(before + 1);
    expect(g.stat("Bat", "atk", 1)).toBe(before + 1);
  });

  test("a card played as a Damage Shield, which may be the card itself", () => {
    const nun = able("Nun", grows({ on: "shield", by: "you" }));
    const page = aSpell("Page", draw(1), {
      power: 2,
      abilities: [{ ...whenever({ on: "shield", card: "this" }, draw(1)), where: ["stack"] }],
    });
    expect(text(nun)).toBe(
      "Whenever you play a card as a Damage Shield, this card gets +1 to Atk this turn.",
    );
    expect(text(page)).toBe(
      "Draw a card. ON THE STACK – Whenever a player plays this card as a Damage Shield, draw a card.",
    );
    const g = duel({ me: { battleground: [oak] }, foe: { battleground: [nun], hand: [page] } });
    const before = g.stat("Nun", "atk", 1);
    g.me.attack("Oak", "Rival").until("post-defender");
    g.me.pass();
    g.foe.shield("Page");
    g.pick("Page").resolve(3);
    expect(g.stat("Nun", "atk", 1)).toBe(before + 1);
    expect(g.foe.hand).toHaveLength(1);
  });

  test("milled and drawn cards", () => {
    const ghoul = able("Ghoul", grows({ on: "mill", by: "you", card: { type: "unit" } }));
    const spy = able("Spy", grows({ on: "draw", by: "opponent" }));
    expect(text(ghoul)).toBe("Whenever you mill a unit, this card gets +1 to Atk this turn.");
    expect(text(spy)).toBe("Whenever the opponent draws a card, this card gets +1 to Atk this turn.");
    const dig = able("Dig", skill([resources(1)], mill(3)), skill([resources(1)], draw(2)));
    const deck = [oak, oak, oak, oak, aSpell("Spark", draw(1)), oak];
    const g = duel({ me: { battleground: [ghoul, dig], deck, resources: 2 }, foe: { battleground: [spy] } });
    const [mine, theirs] = [g.stat("Ghoul", "atk"), g.stat("Spy", "atk", 1)];
    g.me.use("Dig");
    g.resolve(3);
    expect(g.stat("Ghoul", "atk")).toBe(mine + 2);
    g.me.use("Dig", 1);
    g.resolve(3);
    expect(g.stat("Spy", "atk", 1)).toBe(theirs + 2);
  });

  test("resources that are spent, and cards placed as energy", () => {
    const imp = able("Imp", grows({ on: "spend", by: "you" }), grows({ on: "energy", by: "you" }));
    expect(text(imp)).toBe(
      "Whenever you spend a resource, this card gets +1 to Atk this turn. Whenever you place a card as energy, this card gets +1 to Atk this turn.",
    );
    const sink = able("Sink", skill([resources(2)], heal(1)));
    const g = duel({ me: { battleground: [imp, sink], hand: [oak], resources: 2 } });
    const before = g.stat("Imp", "atk");
    g.me.use("Sink");
    g.resolve(3);
    expect(g.stat("Imp", "atk")).toBe(before + 2);
    g.me.energy("Oak");
    g.resolve();
    expect(g.stat("Imp", "atk")).toBe(before + 3);
  });
});

describe("how much an event was about", () => {
  const much: Amount = { chosen: "that-much" };
  const leech = able("Leech", whenever({ on: "damage", card: "this" }, heal(much)));

  test("is read by the effect of its trigger", () => {
    expect(text(leech)).toBe("Whenever this card deals damage, heal that much.");
    const g = duel({ me: { battleground: [leech], hp: 5 } });
    const [hp, foe, atk] = [g.me.hp, g.foe.hp, g.stat("Leech", "atk")];
    g.me.attack("Leech", "Rival").fightOn();
    expect(g.foe.hp).toBe(foe - atk);
    expect(g.me.hp).toBe(hp + atk);
  });

  test("is read by its condition", () => {
    const bell = able("Bell", {
      ...whenever({ on: "heal", by: "you" }, generate(1)),
      if: { is: "more", amount: much, than: 2 },
    } as Ability);
    expect(text(bell)).toBe("Whenever you heal, if that much is greater than 2, generate 1 resource.");
    const balm = aSpell("Balm", heal(2));
    const salve = aSpell("Salve", heal(3));
    const g = duel({ me: { battleground: [bell], hand: [balm, salve], hp: 5 } });
    g.me.cast("Balm").resolve();
    expect(g.stack).toEqual([]);
    g.me.cast("Salve").resolve(2);
    expect(g.me.resources).toBe(1);
  });

  test("is refused where no event has an amount", () => {
    const wrong = able("Wrong", whenever({ on: "ko", card: OWN_UNIT }, strike(much)));
    expect(validateCards(vocabulary, [wrong]).map(({ message }) => message.key)).toEqual([
      "fault.no-amount-of-event",
    ]);
    const alone = aSpell("Alone", heal(much));
    expect(validateCards(vocabulary, [alone])).toHaveLength(1);
  });
});
