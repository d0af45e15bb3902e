import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { soulMasters } from "../../../games/soul-masters";
import { cards } from "../../../games/soul-masters/cards";
import { aUnit, duel } from "../../../games/soul-masters/testing";
import { renderTable } from "../../testing/render-table";

const energy = ["Coal", "Peat", "Wood"].map((name) => aUnit(name));

test("pressing cards chooses what pays: the proposal is marked, and another press changes it", () => {
  const g = duel({ me: { energy, hand: ["Cinder Whelp"] } });
  g.me.casting("Cinder Whelp");
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game: soulMasters, view: g.view(0) }, { commands: { send } });
  const marks = () =>
    energy.map(({ name }) => document.querySelector(`[aria-label^="${name},"]`)?.getAttribute("data-mark"));
  const press = (name: string) =>
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name},`) }));
  expect(marks()).toEqual(["picked", "pickable", "pickable"]);
  expect(screen.getByText(/^1 of 1 chosen\./)).toBeTruthy();
  press("Wood");
  expect(marks()).toEqual(["pickable", "pickable", "picked"]);
  press("Wood");
  expect(screen.getByText(/^0 of 1 chosen\./)).toBeTruthy();
  press("Peat");
  expect(marks()).toEqual(["pickable", "picked", "pickable"]);
  expect(screen.getByRole("button", { name: "Confirm payment" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
});

test("energy that could become a crystal is not marked for that, but becomes one when pressed", () => {
  const g = duel({ me: { energy } });
  const act = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game: soulMasters, view: g.view(0) }, { commands: { act } });
  const coal = screen.getByRole("button", { name: /^Coal,/ });
  expect(coal.getAttribute("data-mark")).toBe("none");
  fireEvent.click(coal);
  expect(screen.getByRole("button", { name: "Rest Coal for a crystal" })).toBeTruthy();
});

test("SM 3.8 both players see a commander's present HP, as a bar and on its card", () => {
  const regent = cards["Vharaxes, Ember Regent"];
  const g = duel({ me: { hp: 12, ...(regent && { commander: [regent] }) } });
  renderTable({ game: soulMasters, view: g.view(0) });
  const panel = screen.getByRole("region", { name: `${g.state.seats[0]?.name}'s seat` });
  const share = Number(panel.querySelector("[data-health]")?.getAttribute("data-health"));
  expect(share).toBeCloseTo(12 / (regent?.stats?.health ?? 0));
  expect(screen.getByText(`12/${regent?.stats?.health}`)).toBeTruthy();
});
