import { describe, expect, test } from "vitest";
import { hashState } from "../../../kernel";
import { trap } from "../cards/card";
import { draw, fromHand, gainHp, inReturn, inReturnFor, priceOf, returnOwn, upkeep } from "../cards/parts";
import { aBoost, able, battleCores, beast, hero } from "../testing";

const BACK = { type: "back" };
const dear = beast("Dear", { price: 2, abilities: [priceOf(fromHand(1))] });

describe("BC 11.8.2 a player may back out until a card is paid for", () => {
  test("restores the state, and shows the other player no card name", () => {
    const g = battleCores({ me: { points: 5, hand: [dear, beast("Spare"), beast("Kept")] } });
    const before = hashState(g.state);
    expect(g.view(0).anytime).not.toContainEqual(BACK);
    g.me.summon("Dear");
    expect(g.view(0).anytime).toContainEqual(BACK);
    expect(JSON.stringify(g.view(1))).not.toContain("Dear");
    g.me.anytime("back");
    expect(hashState(g.state)).toBe(before);
    expect(g.log(0)).toEqual(["Ann cancels."]);
    expect(g.log(1)).toEqual(["Ann cancels."]);
    g.me.summon("Dear");
    g.pick("Spare");
    expect(g.me.monsters).toEqual(["Dear"]);
    expect(g.me.points).toBe(3);
    expect(g.view(0).anytime).not.toContainEqual(BACK);
  });

  test("works for a Legend, an ability in play and a Trap", () => {
    const king = hero("King", [fromHand(1)]);
    const mill = able("Mill", inReturn([fromHand(1)], gainHp(3), { oncePerTurn: true }));
    const g = battleCores({
      me: { hand: [beast("Spare"), beast("Kept")], legends: [king], monsters: [mill] },
    });
    for (const take of [() => g.me.legend("King"), () => g.me.use("Mill")]) {
      take();
      g.me.anytime("back");
      expect(g.me.hand).toHaveLength(2);
      expect(g.me.hp).toBe(30);
      expect(g.me.legends).toEqual(["King"]);
    }
    g.me.use("Mill");
    g.pick("Spare");
    expect(g.me.hp).toBe(33);

    const snare = trap({
      number: 971,
      name: "Snare",
      price: 1,
      effect: gainHp(2),
      abilities: [priceOf(returnOwn(1))],
    });
    const battle = battleCores({
      at: "main",
      me: { hand: [snare], monsters: [beast("Oak"), beast("Elm")] },
      stops: ["battle-start"],
    });
    battle.me.toBattle();
    battle.me.trap("Snare");
    battle.me.anytime("back");
    expect(battle.asked).toBe("battle-start 0");
    expect(battle.me.hand).toEqual(["Snare"]);
    expect(battle.me.points).toBe(5);
    battle.passAll();
  });

  test("is refused when an Effect asks for the payment, and for the other player", () => {
    const g = battleCores({ me: { hand: [dear, beast("Spare"), beast("Kept")] } });
    g.me.summon("Dear");
    expect(g.view(1).anytime).not.toContainEqual(BACK);
    g.refused({ seat: 1, do: "anytime", action: BACK });
    g.pick("Spare");
    const offer = battleCores({
      me: { hand: [aBoost("Bargain", inReturnFor([fromHand(1)], draw(1))), beast("Spare"), beast("Kept")] },
    });
    offer.me.activate("Bargain").confirm();
    offer.refused({ seat: 0, do: "anytime", action: BACK });
    offer.pick("Spare");
  });

  test("keeps a draw offer made meanwhile, and a player who has left stays out", () => {
    const g = battleCores({ me: { hand: [dear, beast("Spare"), beast("Kept")] }, foe: {}, third: {} });
    g.me.summon("Dear");
    g.foe.reply("offer");
    g.me.anytime("back");
    expect(g.state.drawOffers).toEqual([1]);
    g.me.summon("Dear");
    g.third.concede();
    g.refused({ seat: 0, do: "anytime", action: BACK });
    g.pick("Spare");
    expect(g.me.monsters).toEqual(["Dear"]);
    expect(g.third.isIn).toBe(false);
  });
});

test("BC 11.23.1 an Effect still finds a card that was given up as its cost", () => {
  const phoenix = able(
    "Phoenix",
    inReturn([{ pay: "word", word: "discard-this" }], { do: "move", card: "this", to: "hand" }),
    upkeep(draw(1)),
  );
  const g = battleCores({ me: { monsters: [phoenix] } });
  g.me.use("Phoenix");
  expect(g.me.monsters).toEqual([]);
  expect(g.me.ground).toEqual([]);
  expect(g.me.hand).toEqual(["Phoenix"]);
});
