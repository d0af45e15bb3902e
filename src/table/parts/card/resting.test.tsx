import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { soulMasters } from "../../../games/soul-masters";
import { aUnit, duel } from "../../../games/soul-masters/testing";
import { renderTable } from "../../testing/render-table";

test("SM 6.17 a resting card is drawn turned and announced as resting, for both players; a ready one is upright", () => {
  const g = duel({ me: { battleground: [{ card: aUnit("Oak"), resting: true }, aUnit("Elm")] } });
  for (const seat of [0, 1]) {
    renderTable({ game: soulMasters, view: g.view(seat), viewer: seat });
    const [oak, elm] = ["Oak", "Elm"].map((name) =>
      screen.getByRole("button", { name: new RegExp(`^${name}\\b`) }),
    );
    expect(oak?.hasAttribute("data-rested")).toBe(true);
    expect(oak?.getAttribute("aria-label")).toContain("resting");
    expect(elm?.hasAttribute("data-rested")).toBe(false);
    cleanup();
  }
});
