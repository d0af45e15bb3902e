import { describe, expect, test } from "vitest";
import { battleCores } from "../games/battle-cores/testing";
import { type Answer, type CardId, type Decision, everyAnswer } from "../kernel";
import { withoutEqualCards } from "./equal-cards";

const names = (count: number) => Array.from({ length: count }, () => "Hollow Page");

/** A table of equal Monsters and an Arc Ferret, and the question for one or more of them. */
function crowd(equal: number, picks = 1) {
  const g = battleCores({ me: { monsters: [...names(equal), "Arc Ferret"] } });
  const position = g.view(0);
  const ids = position.cards.flatMap(({ id, def }) =>
    ["Hollow Page", "Arc Ferret"].includes(def) ? [id] : [],
  );
  const decision: Decision = {
    kind: "pick",
    seat: 0,
    prompt: { key: "", args: {} },
    rule: "",
    options: ids.map((card) => ({ card })),
    min: picks,
    max: picks,
  };
  return { position, decision, ids, answers: everyAnswer(decision, () => []) };
}

const keptOf = ({ position, decision, answers }: ReturnType<typeof crowd>, changed = position) =>
  withoutEqualCards({ ...changed, decision }, answers);

describe("many answers", () => {
  test("that name one of several equal cards are tried once", () => {
    expect(keptOf(crowd(60))).toHaveLength(2);
  });

  test("that name several cards each are tried once for what they have in common", () => {
    expect(keptOf(crowd(15, 2))).toHaveLength(2);
  });

  test("are all kept while there are few", () => {
    expect(keptOf(crowd(20))).toHaveLength(21);
  });

  test.each([
    ["is exhausted", { rested: true }],
    ["has a counter", { counters: { growth: 1 } }],
    ["belongs to another player", { controller: 1 }],
  ])("keep one that %s apart", (_, change) => {
    const table = crowd(60);
    const [first = -1] = table.ids;
    const cards = table.position.cards.map((card) => (card.id === first ? { ...card, ...change } : card));
    expect(keptOf(table, { ...table.position, cards })).toHaveLength(3);
  });

  test("keep one apart whose value has been changed", () => {
    const table = crowd(60);
    const modifier = {
      id: 1,
      card: table.ids[0] ?? -1,
      stamp: 0,
      stat: "power",
      layer: "",
      op: "add",
      amount: 1,
    } as const;
    const modifiers = [{ ...modifier, source: -1, sourceDef: "", until: "turn" }];
    expect(keptOf(table, { ...table.position, modifiers })).toHaveLength(3);
  });

  test("are thinned for actions, too, by their card and their target", () => {
    const table = crowd(60);
    const attack = (card: CardId): Answer => ({ seat: 0, do: "act", action: { type: "attack", card } });
    const kept = withoutEqualCards({ ...table.position, decision: null }, table.ids.map(attack));
    expect(kept).toHaveLength(2);
  });
});
