import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { soulMasters } from "../../../games/soul-masters";
import { duel } from "../../../games/soul-masters/testing";
import { renderTable } from "../../testing/render-table";

test("SM 16.7, SM 11.17 the stack is listed for both players, newest first: owner, mode, and what each item responds to", () => {
  const g = duel({
    me: { battleground: ["Cinder Whelp"] },
    foe: { hand: ["Flare Up", "Scale Guard"] },
  });
  g.me.attack("Cinder Whelp", "Rival").me.pass();
  g.foe.cast("Flare Up").at(0).me.pass();
  g.foe.shield("Scale Guard", "Rival");
  const match = renderTable({ game: soulMasters, view: g.view(0) });
  for (const seat of [0, 1]) {
    act(() => match.setState({ view: g.view(seat), viewer: seat }));
    const items = within(screen.getByRole("region", { name: "Stack (top resolves first)" })).getAllByRole(
      "listitem",
    );
    const texts = items.map((item) => Array.from(item.children, (part) => part.textContent?.trim()));
    const against = "Against Cinder Whelp → Rival";
    expect(texts).toEqual([
      ["Scale Guard", g.state.seats[1]?.name, "Shields 2 damage.", against, "→ Rival"],
      [
        "Flare Up",
        g.state.seats[1]?.name,
        expect.stringContaining("or"),
        "Chosen: Prevent 3 damage.",
        against,
      ],
    ]);
  }
});
