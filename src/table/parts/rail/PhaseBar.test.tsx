import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../../../games/registry";
import { soulMasters } from "../../../games/soul-masters";
import { duel } from "../../../games/soul-masters/testing";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";
import { currentStep, phaseModel } from "../../viewmodel/phase";

test("a turn of ten steps is a bar of four phases, of which the current one is named by its step", () => {
  const g = duel({ me: { battleground: ["Cinder Whelp"] } });
  g.me.attack("Cinder Whelp", "Rival");
  renderTable({ game: soulMasters, view: g.view(0) });
  const bar = within(screen.getByRole("region", { name: "Turn" })).getByRole("list");
  const phases = within(bar).getAllByRole("listitem");
  expect(phases.map((phase) => phase.textContent)).toEqual(["Start", "Main", "Pre Defender", "End"]);
  expect(phases.findIndex((phase) => phase.getAttribute("aria-current") === "step")).toBe(2);
});

test("the name of the current step opens what can be done in it, with its clause and the prompt", () => {
  const { game, g, pass, see } = position();
  pass();
  renderTable({ game, view: see(g.state.turn.seat) });
  fireEvent.click(screen.getByRole("button", { name: "Act: what can I do now?" }));
  const help = within(screen.getByRole("dialog", { name: "Act" }));
  expect(help.getByText(/Place one Warrior, attack, play Flash cards/)).toBeTruthy();
  expect(help.getByRole("button", { name: "Rule D20 2.7" })).toBeTruthy();
  expect(help.getByText("You can do this now").nextElementSibling?.textContent).toMatch(/^Place a Warrior/);
  expect(help.getByRole("list").textContent).toBe("DrawActBattleEnd");
});

test("a step outside of the turns is the only segment", () => {
  const { game, see } = position();
  const view = see(0);
  const drafting = { ...view, turn: { ...view.turn, number: 0, step: "draft" } };
  expect(phaseModel(game, drafting, false).segments.map(({ label }) => label)).toEqual(["Draft"]);
  expect(currentStep(game, drafting)?.rule).toBe("D20 9.1");
});

test.each(GAME_SLUGS)("%s has at most five phases, and a clause for each step", async (slug) => {
  const {
    rulebook,
    table: { mat },
  } = await loadGame(slug);
  expect(mat.phases.length).toBeLessThanOrEqual(5);
  const steps = [...mat.phases.flatMap((phase) => phase.steps), ...(mat.outsideSteps ?? [])];
  const clauses = rulebook.clauses.map(({ id }) => id);
  expect(steps.filter(({ rule }) => !clauses.includes(rule))).toEqual([]);
  expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length);
});
