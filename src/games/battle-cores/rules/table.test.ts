import { expect, test } from "vitest";
import { type CardId, zoneOf } from "../../../kernel";
import { say } from "../../../text";
import { battleCores as game } from "..";
import { candidateActions } from "../table/labels";
import { preview } from "../table/preview";
import { aBoost, aGear, aTrap, type BattleScenario, battleCores, beast, stats } from "../testing";

/** The refusal that the turn player gets for pressing a card. */
function why(g: BattleScenario, card: CardId) {
  const [first] = candidateActions(g.engine.rules.cards, g.view(0), card);
  return first && g.me.why(first);
}

test("BC 3.4 a card that is too expensive gives that reason, whatever its kind", () => {
  const g = battleCores({
    me: { points: 1, hand: [beast("Dear", { price: 4 }), aBoost("Lift", undefined, 3), aTrap("Snare")] },
  });
  const reasons = zoneOf(g.state, "hand", 0).cards.map((card) => say(why(g, card)?.why ?? { key: "" }));
  expect(reasons).toEqual([
    "Dear costs 4 Points. You have 1.",
    "Lift costs 3 Points. You have 1.",
    expect.stringContaining("Traps are activated in a Battle Phase"),
  ]);
});

test("explains a press on another player's card", () => {
  const g = battleCores({ foe: { monsters: [stats("Wall", 2, 1)], gear: [aGear("Sword")] } });
  for (const name of ["Wall", "Sword"]) expect(why(g, g.id(name))?.rule).toMatch(/^BC /);
});

test("a target shows the result of an Attack on it in a word", () => {
  const g = battleCores({
    me: { monsters: [stats("Fighter", 3, 3)] },
    foe: { monsters: [stats("Wall", 6, 6), stats("Weak", 1, 1)] },
  });
  const brief = (target: string) =>
    say(
      preview(g.engine, { type: "attack", card: g.id("Fighter"), target: g.id(target) })?.brief ?? {
        key: "",
      },
    );
  expect(brief("Weak")).toBe("falls");
  expect(brief("Wall")).toMatch(/^\d left$/);
});

test("BC 3.2 shows the Points a card costs before it is played", () => {
  const g = battleCores({ me: { points: 5, hand: [beast("New", { price: 4 })] } });
  const lines = preview(g.engine, g.me.summoning("New"))?.lines.map(say);
  expect(lines).toEqual(["Costs 4 Points; 1 left."]);
  expect(game.table.preview(g.engine, { type: "draw-card" })).toBeNull();
});
