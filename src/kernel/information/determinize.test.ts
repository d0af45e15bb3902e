import { expect, test } from "vitest";
import {
  type Answer,
  answer,
  canAnswer,
  determinize,
  legalActions,
  PASS,
  procedure,
  type View,
  zoneOf,
} from "../index";
import { startGame, tableFromLayout } from "../testing/test-table";
import { orderRules } from "../testing/tiny-orders";
import { spellRules } from "../testing/tiny-spells";

const RULES = spellRules({ mode: "stack", then: "first" });
const begin = (...hands: (readonly string[])[]) =>
  tableFromLayout({ rules: RULES, seats: hands.map((hand) => ({ hand })) });
const sampled = (view: View, name = "Flare") => determinize(RULES, view, { name: () => name, seed: "own" });
const pass = (seat: number): Answer => ({ seat, do: "act", action: PASS });

test("items on the stack resolve in a determinized game as in the real one", () => {
  const table = begin(["Spark"], ["Hush"]);
  table.act(0, { type: "cast", card: table.id("Spark") });
  const g = sampled(table.view(1));
  expect(g.state.decision).toEqual(table.decision);
  expect(legalActions(g)).toEqual([PASS, { type: "cast", card: table.id("Hush") }]);
  for (const seat of [1, 0]) {
    answer(g, pass(seat));
    table.pass(seat);
  }
  expect(g.state.vars.log).toEqual(["Spark"]);
  expect(g.state.decision).toEqual(table.decision);
  expect(g.state.agenda).toEqual(table.state.agenda);
});

test("playing in the determinized game changes neither the view nor the game", () => {
  const table = begin(["Spark"], ["Hush"]);
  table.act(0, { type: "cast", card: table.id("Spark") });
  const view = table.view(1);
  const [before, state] = [JSON.stringify(view), JSON.stringify(table.state)];
  answer(sampled(view), { seat: 1, do: "act", action: { type: "cast", card: table.id("Hush") } });
  expect(JSON.stringify(view)).toEqual(before);
  expect(JSON.stringify(table.state)).toEqual(state);
});

test("hidden cards are sampled by zone and reveal none of the real ones", () => {
  const table = begin(["Spark", "Echo"], ["Hush"]);
  const g = sampled(table.view(1), "Flare");
  const names = zoneOf(g.state, "hand", 0).cards.map((id) => g.state.cards[id]?.def);
  expect(names).toEqual(["Flare", "Flare"]);
  expect(JSON.stringify(g.state)).not.toMatch(/Spark|Echo/);
});

test("only the seat of the view can be asked at the start of the determinized game", () => {
  const table = begin(["Spark"], ["Hush"]);
  expect(sampled(table.view(0)).state.decision).toEqual(table.decision);
  expect(sampled(table.view(1)).state.decision).toBeNull();
});

test("a procedure that shows no locals is in no view, and its decision cannot be simulated", () => {
  const game = procedure("game", orderRules({}).flow.procedures.game?.steps ?? []);
  const rules = orderRules({}, { flow: { procedures: { game } } });
  const table = startGame(rules, 2);
  const [frame] = table.view(0).agenda;
  expect(frame).toEqual({ procedure: "unknown", step: 0, locals: {} });
  expect(determinize(rules, table.view(0), { name: () => "", seed: "" }).state.decision).toBeNull();
});

test("the determinized game stops at a procedure that the seat may not follow", () => {
  const table = begin(["Spark"], ["Hush"]);
  table.act(0, { type: "cast", card: table.id("Spark") });
  const view = table.view(1);
  const blind = view.agenda.map((frame, i) =>
    i === 0 ? { ...frame, procedure: "unknown", step: 0 } : frame,
  );
  const g = sampled({ ...view, agenda: blind });
  for (const seat of [1, 0, 1, 0]) if (canAnswer(g, pass(seat)).ok) answer(g, pass(seat));
  expect(g.state.vars.log).toEqual(["Spark"]);
  expect(g.state.decision?.prompt).toEqual({ key: "prompt.secret" });
});
