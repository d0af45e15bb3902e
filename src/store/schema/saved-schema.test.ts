import * as v from "valibot";
import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { type Answer, canAnswer, createGame, HASH_EVERY, newRecord } from "../../kernel";
import { LEVELS } from "../../opponents";
import { lanternConfig, lanterns } from "../testing/lanterns";
import { answer } from "./answer-schema";
import { recordSchema, seatKindSchema } from "./saved-schema";

test("the record of the longest possible match with four seats is read", () => {
  const config = battleCores.setup.config(
    "long",
    Array.from({ length: 4 }, (_, seat) => ({
      name: `P${seat}`,
      deck: battleCores.deck.starters[seat % battleCores.deck.starters.length]!.cards,
    })),
    {},
  );
  const record = {
    ...newRecord(battleCores.rules, config),
    answers: Array.from({ length: 80_000 }, () => ({ seat: 0, do: "act", action: { type: "pass" } })),
    hashes: Array.from({ length: 80_000 / HASH_EVERY }, () => "0"),
  };
  expect(v.safeParse(recordSchema, record).success).toBe(true);
});

const SAYINGS: readonly [what: string, data: unknown][] = [
  ["nothing odd", { a: 1, b: [true, null] }],
  ["a long text", { a: "x".repeat(3000) }],
  ["a long key", { ["x".repeat(3000)]: 1 }],
  ["a key of every object", { constructor: 1 }],
  ["a prototype", JSON.parse('{"__proto__":{"polluted":true}}')],
  ["very much nested", { a: Array.from({ length: 30 }).reduce((inner) => [inner], 1) }],
  ["a hole", { a: new Array(2) }],
];

test.each(SAYINGS)("an answer with %s is refused, or can be read again after saving", (_, data) => {
  const g = createGame(lanterns.rules, lanternConfig("odd", 2));
  const given = { seat: 0, do: "act", action: { type: "roll", data } } as Answer;
  if (!canAnswer(g, given).ok) return;
  expect(v.is(answer, JSON.parse(JSON.stringify(given)))).toBe(true);
});

test("every level of an opponent can be saved", () => {
  for (const level of LEVELS) expect(v.is(seatKindSchema, { kind: "opponent", level })).toBe(true);
});
