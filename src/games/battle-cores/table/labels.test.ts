import { expect, test } from "vitest";
import { say } from "../../../text";
import { battleCores as game } from "..";
import { battleCores } from "../testing";

/** The labels of a seat's anytime buttons. */
function offered(g: ReturnType<typeof battleCores>, seat: number): string[] {
  const view = g.view(seat);
  return view.anytime.map((action) => say(game.table.actionLabel(view, action)));
}

test("BC 10.8 offering, accepting and declining a draw have different labels", () => {
  const g = battleCores();
  expect(offered(g, 0)).toEqual(["Concede", "Offer draw"]);
  g.me.reply("offer");
  expect(offered(g, 0)).toEqual(["Concede"]);
  expect(offered(g, 1)).toEqual(["Concede", "Accept draw", "Decline draw"]);
});
