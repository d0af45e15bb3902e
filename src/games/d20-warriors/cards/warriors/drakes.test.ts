import { expect, test } from "vitest";
import { at, d20, plain } from "../../testing";
import { bonus, diceOf, fight, value } from "../testing";

test("Emberwing Drake: attacks two cells away in a straight or diagonal line, which no other Warrior can", () => {
  const g = d20({
    me: { field: [at(0, 0, "Emberwing Drake"), at(1, 1, plain("Short"))] },
    foe: {
      field: [
        at(2, 2, plain("Corner")),
        at(-2, 0, plain("West")),
        at(1, -2, plain("Askew")),
        at(3, 0, plain("Off")),
      ],
    },
  });
  const targets = (name: string) =>
    g
      .actions()
      .filter((a) => a.type === "attack" && a.card === g.id(name))
      .map((a) => g.state.cards[a.target ?? -1]?.def);
  expect(targets("Emberwing Drake")).toEqual(["Corner", "West"]);
  expect(targets("Short")).toEqual(["Corner"]);
  expect(g.me.why(g.me.attacking("Emberwing Drake", "Askew")).rule).toBe("D20 5.4");
});

test("Ashen Matriarch: when it wins, the opposing Warriors that touch the beaten one lose 2 this turn", () => {
  const g = d20({
    me: { field: [at(0, 0, "Ashen Matriarch"), at(1, 1, plain("Friend"))] },
    foe: {
      field: [
        at(1, 0, plain("Beaten")),
        at(2, 0, plain("Near")),
        at(2, -1, plain("Hidden one"), "down"),
        at(3, 0, plain("Far")),
      ],
    },
  });
  fight(g, "Ashen Matriarch", "Beaten", 20, 1);
  expect(["Near", "Far", "Friend", "Hidden one", "Beaten"].map((name) => bonus(g, name))).toEqual([
    -2, 0, 0, 0, 0,
  ]);
  g.me.endTurn();
  expect(bonus(g, "Near")).toBe(0);
});

test("Ashen Matriarch: does nothing when it loses", () => {
  const g = d20({
    me: { field: [at(0, 0, "Ashen Matriarch")] },
    foe: { field: [at(1, 0, plain("Strong")), at(2, 0, plain("Near"))] },
  });
  fight(g, "Ashen Matriarch", "Strong", 1, 20);
  expect(bonus(g, "Near")).toBe(0);
});

test("Cinder Wyrmling: rolls one more die in attack, but not in defence", () => {
  const g = d20({
    me: { field: [at(0, 0, "Cinder Wyrmling")] },
    foe: { field: [at(1, 0, plain("Enemy", 2)), at(-1, 0, plain("Second", 2))] },
  });
  const east = value(g, "Cinder Wyrmling", "e");
  fight(g, "Cinder Wyrmling", "Enemy", 20, 1, { more: [1, 0] });
  expect(diceOf(g)).toEqual([Array(east + 1).fill(20), [1, 1]]);
  g.me.endTurn();
  fight(g, "Second", "Cinder Wyrmling", 1, 20);
  expect(diceOf(g)[1]).toHaveLength(value(g, "Cinder Wyrmling", "w"));
});

test("Skyfurnace Drake: discards a card once in each own turn to flip a touching opponent face down", () => {
  const g = d20({
    me: { field: [at(0, 0, "Skyfurnace Drake")], hand: [plain("Fuel"), plain("More fuel")] },
    foe: { field: [at(1, 0, plain("Enemy")), at(0, 1, plain("Other")), at(2, 0, plain("Far"))] },
  });
  g.me.use("Skyfurnace Drake").pick("Fuel");
  expect(g.offered()).toEqual(["Enemy", "Other"]);
  g.pick("Other");
  expect(g.face("Other")).toBe("down");
  expect(g.me.discard).toEqual(["Fuel"]);
  expect(g.me.why(g.me.using("Skyfurnace Drake")).why.key).toBe("why.lang.used");
  g.me.endTurn();
  expect(g.foe.why({ type: "ability", card: g.id("Skyfurnace Drake") }).ok).toBe(false);
});

test("Skyfurnace Drake: cannot be used without a card in hand", () => {
  const g = d20({
    me: { field: [at(0, 0, "Skyfurnace Drake")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  expect(g.me.why(g.me.using("Skyfurnace Drake")).why.key).toBe("why.d20.cannot-pay-discard");
});

test("Skyfurnace Drake: its player may back out until a card is discarded", () => {
  const g = d20({
    me: { field: [at(0, 0, "Skyfurnace Drake")], hand: [plain("Fuel"), plain("More fuel")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  const back = { seat: 0, do: "anytime", action: { type: "back" } } as const;
  g.me.use("Skyfurnace Drake");
  g.answer(back);
  expect(g.me.hand).toEqual(["Fuel", "More fuel"]);
  g.me.use("Skyfurnace Drake").pick("Fuel");
  g.refused(back);
  g.pick("Enemy");
  expect(g.face("Enemy")).toBe("down");
});

test("Gilded Wyvern: has +1 for each card in its player's hand, up to +4", () => {
  const roll = (mine: number, theirs: number) => {
    const cards = (n: number, side: string) => Array.from({ length: n }, (_, i) => plain(`${side} ${i}`));
    const g = d20({
      me: { field: [at(0, 0, "Gilded Wyvern")], hand: cards(mine, "mine") },
      foe: { hand: cards(theirs, "their") },
    });
    return bonus(g, "Gilded Wyvern");
  };
  expect(roll(0, 3)).toBe(0);
  expect(roll(3, 0)).toBe(3);
  expect(roll(4, 0)).toBe(4);
  expect(roll(6, 0)).toBe(4);
});
