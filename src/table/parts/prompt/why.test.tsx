import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Decision, zoneOf } from "../../../kernel";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const TEXT = /look at the top three cards of your deck and put them back in any order/;
const base = {
  prompt: { key: "prompt.arrange", args: { card: "Star Reader", count: 3 } },
  rule: "D20 6.3",
} as const;
const options = ["one", "two", "three"].map((value) => ({ value }));

/** A table where a card of this name asks a seat. */
function ask(name: string, decision: Omit<Extract<Decision, { kind: "arrange" }>, "source">, zone = "hand") {
  const { game, see, g } = position();
  const source = zoneOf(g.state, "hand", 0).cards[0] ?? -1;
  const seen = see(0);
  const at = seen.zones.find(({ key, owner }) => key === zone && owner <= 0)?.id ?? -1;
  const cards = seen.cards.map((card) => (card.id === source ? { ...card, def: name, zone: at } : card));
  const zones = seen.zones.map((one) =>
    one.key === "played" && one.id === at ? { ...one, cards: [source] } : one,
  );
  const env = { seat: 0, source, sourceDef: name, refs: {} };
  const agenda = [{ procedure: "effect", step: 1, locals: { effect: { do: "arrange", count: 3 }, env } }];
  renderTable({
    game,
    view: { ...seen, cards, zones, agenda, decision: { ...decision, source }, actions: [] },
  });
}

const onPhone = () =>
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

afterEach(() => vi.unstubAllGlobals());

test("a prompt explains its purpose in view, in its panel, and aloud", () => {
  ask("Star Reader", { ...base, kind: "arrange", seat: 0, options });
  const panel = screen.getByRole("region", { name: /put these/i });
  const described = document.getElementById(panel.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toMatch(TEXT);
  expect(screen.getByRole("log", { name: "Announcements" }).textContent).toMatch(TEXT);
});

test("a prompt to another player explains nothing", () => {
  ask("Star Reader", { ...base, kind: "arrange", seat: 1, options });
  expect(document.querySelector("[data-asking]")).toBeNull();
  expect(screen.getByRole("log", { name: "Announcements" }).textContent).not.toMatch(TEXT);
});

test("a card being played already shows its text, so it is not repeated", () => {
  ask("Star Reader", { ...base, kind: "arrange", seat: 0, options }, "played");
  expect(document.querySelector("[data-asking]")).toBeNull();
  expect(screen.getByRole("log", { name: "Announcements" }).textContent).toMatch(TEXT);
});

test("on a phone a prompt with a panel is shown only there, with a button to look at its card", () => {
  onPhone();
  ask("Star Reader", { ...base, kind: "arrange", seat: 0, options });
  expect(screen.getAllByText(/put these/i).filter((found) => !found.closest("[role=log]"))).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Look at Star Reader" })).toBeTruthy();
});

test("on a phone the text of a card being played gives way to its prompt, and is one press away", () => {
  ask("Star Reader", { ...base, kind: "arrange", seat: 0, options }, "played");
  expect(document.querySelector("[data-played]")).not.toBeNull();
  cleanup();
  onPhone();
  ask("Star Reader", { ...base, kind: "arrange", seat: 0, options }, "played");
  expect(document.querySelector("[data-played]")).toBeNull();
  expect(screen.getByRole("button", { name: "Look at Star Reader" })).toBeTruthy();
});
