import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { soulMasters } from "../../../games/soul-masters";
import { cards } from "../../../games/soul-masters/cards";
import { duel } from "../../../games/soul-masters/testing";
import { renderTable } from "../../testing/render-table";

test("SM 12.15 a card that can shield says so in the prompt and on its button, with the damage before and after", () => {
  const regent = cards["Vharaxes, Ember Regent"];
  if (regent === undefined) throw new Error("no such commander");
  const g = duel({
    me: { battleground: ["Cinder Whelp"] },
    foe: { hand: ["Searing Verdict"], commander: [regent] },
  });
  g.me.attack("Cinder Whelp", regent.name);
  g.me.pass();
  const view = g.leaveOpen().view(1);
  renderTable({ game: soulMasters, view, viewer: 1 });
  fireEvent.click(screen.getByRole("button", { name: /^Searing Verdict,.*may act$/ }));
  expect(screen.getByText("Shield with Searing Verdict: choose a target.")).toBeTruthy();
  expect(
    screen.getByRole("button", {
      name: /^Shield Vharaxes, Ember Regent with Searing Verdict: \d → 0 damage/,
    }),
  ).toBeTruthy();
});
