import { expect, test } from "vitest";
import { soulMasters } from "../games/soul-masters";
import {
  type Answer,
  answer,
  createGame,
  hashState,
  legalActions,
  newRecord,
  PASS,
  withAnswer,
} from "../kernel";
import { readMatch } from "./saving/read";
import { savedMatch } from "./testing/saved-match";

const MAIN = "main-phase";

test("a match saved in a loop or after it resumes there, and the action that led into the loop stays forbidden", async () => {
  const seats = soulMasters.deck.starters
    .slice(0, 2)
    .map(({ cards }, i) => ({ name: ["Ann", "Bob"][i] ?? "", deck: cards }));
  const config = soulMasters.setup.config("round and round", seats, {});
  const g = createGame(soulMasters.rules, config);
  let record = newRecord(soulMasters.rules, config);
  const give = (given: Answer) => {
    expect(answer(g, given)).toMatchObject({ ok: true });
    record = withAnswer(record, given, g);
  };

  const readBack = async () => {
    const found = await readMatch(savedMatch(g, { record }).text, async () => soulMasters);
    if (!found.ok) throw new Error(found.why.key);
    expect(found.repaired).toBe(false);
    expect(hashState(found.match.state)).toEqual(hashState(g.state));
  };

  /** Opens Main Phases without acting in them. */
  const idle = (until: () => boolean) => {
    for (let n = 0; n < 600 && !until(); n++) {
      const { decision } = g.state;
      if (decision?.kind === "pick")
        give({ seat: decision.seat, do: "pick", picks: [0].slice(0, decision.min) });
      else if (decision?.kind === "confirm") give({ seat: decision.seat, do: "confirm", yes: false });
      else if (decision?.kind === "act") {
        const action = legalActions(g).find(({ type }) => type === MAIN) ?? PASS;
        give({ seat: decision.seat, do: "act", action });
      } else throw new Error(`another question: ${decision?.kind}`);
    }
    expect(until()).toBe(true);
  };

  idle(() => g.state.loop.laps?.some(({ position }) => position !== undefined) === true);
  await readBack();
  idle(() => g.state.decision?.prompt.key === "prompt.loop");
  while (g.state.decision?.prompt.key === "prompt.loop")
    give({ seat: g.state.decision.seat, do: "amount", amount: 1 });
  expect(legalActions(g).map(({ type }) => type)).not.toContain(MAIN);
  await readBack();
});
