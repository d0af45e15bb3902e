import * as v from "valibot";
import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import { HASH_EVERY, newRecord } from "../kernel";
import { recordSchema } from "./schema";

test("a record of the longest match of four seats is read", () => {
  const config = battleCores.config(
    "long",
    Array.from({ length: 4 }, (_, seat) => ({
      name: `P${seat}`,
      deck: battleCores.decks[seat % battleCores.decks.length]!.cards,
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
