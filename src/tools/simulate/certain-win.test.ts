import { describe, expect, test } from "vitest";
import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import { type SagaLayout, saga, strong } from "../../games/battle-spirits-saga/testing";
import type { Answer } from "../../kernel";
import { blunderWatch } from "./blunders";
import { certainWin } from "./certain-win";

const attacking = (foe: SagaLayout["foe"]) =>
  saga({ at: "attack", stops: "all", me: { spirits: [strong("Lance", 3000)] }, foe: { life: 1, ...foe } });

describe("a certain win", () => {
  test("is an attack on the last life that cannot be blocked", () => {
    const g = attacking({});
    expect(certainWin(g.engine)).toMatchObject({ type: "attack", card: g.id("Lance") });
  });

  test("is no attack on the last of several lives", () => {
    expect(certainWin(attacking({ life: 2 }).engine)).toBeNull();
  });

  test("is no attack that can be blocked", () => {
    expect(certainWin(attacking({ spirits: [strong("Wall", 3000)] }).engine)).toBeNull();
  });
});

describe("a missed win", () => {
  const endsTurn: Answer = { seat: 0, do: "act", action: { type: "end-turn" } };
  const watched = () => {
    const g = attacking({});
    const watch = blunderWatch(battleSpiritsSaga);
    watch.note(g.engine, endsTurn, "hard");
    return { g, watch };
  };

  test("counts if the player does not win in the same turn", () => {
    const { g, watch } = watched();
    watch.end(g.engine);
    expect(watch.noted).toEqual([{ kind: "hard", blunder: "missed", what: "attack Lance" }]);
  });

  test("does not count if the player wins later in the turn", () => {
    const { g, watch } = watched();
    g.me.attack("Lance");
    for (let n = 0; n < 10 && g.engine.state.outcome === null; n++) g.pass();
    watch.end(g.engine);
    expect(g.engine.state.outcome?.winners).toEqual([0]);
    expect(watch.noted).toEqual([]);
  });
});
