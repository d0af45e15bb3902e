import { expect, test } from "vitest";
import type { Frame, Plain } from "../../../kernel";
import { burnEach, foes, seq } from "../cards/parts";
import { battleCores } from "../testing";
import { upgrade } from "./upgrade";

test("a saved `burn-each` effect is read as the same effect in today's words", () => {
  const { state } = battleCores({}).engine;
  const old = { do: "word", word: "burn-each", args: { from: { of: "opponent" }, amount: 4 } };
  const frame: Frame = {
    procedure: "effect",
    step: 0,
    locals: {
      effect: { do: "seq", effects: [old] },
      env: { seat: 0, source: 0, sourceDef: "", refs: {} } as Plain,
    },
  };
  const { agenda } = upgrade({ ...state, agenda: [...state.agenda, frame] });
  expect(agenda.at(-1)?.locals.effect).toEqual(seq(burnEach(foes(), 4)));
});
