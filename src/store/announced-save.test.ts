import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import {
  answer,
  createGame,
  engineFor,
  hashState,
  legalActions,
  newRecord,
  type Seat,
  withAnswer,
} from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import { readMatch } from "./saving/read";
import { savedMatch } from "./testing/saved-match";

test("a match saved during a payment resumes there, and its player can still back out", async () => {
  const seats = battleCores.deck.starters
    .slice(0, 2)
    .map(({ cards }, i) => ({ name: ["Ann", "Bob"][i] ?? "", deck: cards }));
  const config = { game: "battle-cores", seed: "paying", seats, options: {} };
  const g = createGame(battleCores.rules, config);
  let record = newRecord(battleCores.rules, config);
  const random = randomFrom("paying");
  while (g.state.announced === undefined && g.state.decision !== null) {
    const given = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
    expect(answer(g, given)).toMatchObject({ ok: true });
    record = withAnswer(record, given, g);
  }
  const seat: Seat = g.state.announced?.seat ?? -1;
  const found = await readMatch(savedMatch(g, { record }).text, async () => battleCores);
  if (!found.ok) throw new Error(found.why.key);
  expect(found.repaired).toBe(false);
  expect(hashState(found.match.state)).toEqual(hashState(g.state));
  const again = engineFor(battleCores.rules, structuredClone(found.match.state));
  expect(answer(again, { seat, do: "anytime", action: { type: "back" } })).toMatchObject({ ok: true });
  expect(again.state.decision?.kind).toBe("act");
});
