import { expect, test } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { answer, createGame, type Engine, legalActions, view } from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { INVARIANTS } from "./invariants";

const secrets = INVARIANTS.find(({ name }) => name === "views keep secrets");

/** A drafted match in which moves are often taken back, played at random. */
function* drafted(seed: string, oops: number): Generator<Engine> {
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck: [] }));
  const g = createGame(d20Warriors.rules, d20Warriors.setup.config(seed, seats, { draft: true, oops }));
  const random = randomFrom(`r${seed}`);
  while (g.state.decision !== null) {
    const usual = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
    const back = g.state.seats.flatMap(({ seat }) =>
      view(g, seat)
        .anytime.filter(({ type }) => type === "oops")
        .map((action) => ({ seat, do: "anytime" as const, action })),
    )[0];
    answer(g, random.below(4) === 0 ? (back ?? usual) : usual);
    yield g;
  }
}

test("a drafted card that pays for its effect by turning face down stays known to the seat that is asked", () => {
  let found = 0;
  for (const g of drafted("139", 4)) {
    const { decision } = g.state;
    const source = decision?.source === undefined ? undefined : g.state.cards[decision.source];
    if (source?.face !== "down" || decision === null) continue;
    expect(JSON.stringify(view(g, decision.seat))).toContain(source.def);
    expect(secrets?.violation(g)).toBeNull();
    found++;
  }
  expect(found).toBeGreaterThan(0);
});

test("detects a hidden card that is named in a view, in a draft as well", () => {
  for (const g of drafted("139", 4)) {
    const hidden = g.state.cards.find(({ zone }) => g.state.zones[zone]?.key === "deck");
    if (hidden === undefined) continue;
    expect(secrets?.violation(g)).toBeNull();
    g.state.vars = { ...g.state.vars, note: hidden.def };
    expect(secrets?.violation(g)).toContain(hidden.def);
    return;
  }
  expect.fail("nothing was drafted");
});
