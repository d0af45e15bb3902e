import { expect, test } from "vitest";
import { d20, special, trick } from "../testing";

test("a player who moves a face-down Warrior is not told which one it is", () => {
  const nudge = trick("Nudge", {
    do: "choose",
    from: { face: "down" },
    then: { do: "word", word: "shift", args: { card: "it" } },
  });
  const g = d20({
    me: { hand: [nudge], field: [{ card: special("Seen", {}), x: 0, y: 0 }] },
    foe: { field: [{ card: special("Secret", {}), x: 1, y: 0, face: "down" }] },
  });
  g.me.flash("Nudge");
  if (g.decision?.kind === "pick") g.answer({ seat: 0, do: "pick", picks: [0] });
  expect(g.decision).toMatchObject({ kind: "place", seat: 0, prompt: { key: "prompt.d20.shift-hidden" } });
  expect(JSON.stringify({ ...g.view(0), config: {} })).not.toContain("Secret");
  g.answer({ seat: 0, do: "place", cell: [0, 1] });
});
