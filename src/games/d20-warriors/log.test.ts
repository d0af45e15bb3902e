import { expect, test } from "vitest";
import { choose, foes } from "./cards/parts";
import { at, d20, plain, trick } from "./testing";

const fighters = {
  foe: { field: [at(1, 0, plain("Enemy"))], hand: [plain("Secret")] },
  stops: ["attack"],
} as const;
const mine = at(0, 0, plain("Mine"));

test("a Warrior that an effect takes off the battlefield has a line of its own", () => {
  const sweep = trick("Sweep", choose(foes(), { do: "move", card: "it", to: "discard" }));
  const g = d20({ ...fighters, me: { field: [mine], hand: [sweep] } });
  g.me.attack("Mine", "Enemy").me.flash("Sweep").pick("Enemy");
  g.pass().pass();
  expect(g.eventTypes).toContain("remove");
  expect(g.log(1)).toContain("Enemy goes to Bob's discard pile.");
});

test("who looks at hidden cards is logged for all, and which cards for those who may know them", () => {
  const peek = trick("Peek", { do: "reveal", zone: "hand", of: "opponent", to: "you" });
  const g = d20({ ...fighters, me: { field: [mine], hand: [peek] } });
  g.me.attack("Mine", "Enemy").me.flash("Peek");
  g.pass().pass();
  expect(g.log(0)).toContain("Ann looks at Secret.");
  expect(g.log(1)).toContain("Ann looks at Secret.");
});
