import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { type TacticsRow, withTactics } from "./document";
import { failedBy } from "./tactic";
import { battleCoresTactics } from "./testing/battle-cores";
import { battleOfSoulsTactics } from "./testing/battle-of-souls";
import { battleSpiritsSagaTactics } from "./testing/battle-spirits-saga";
import { d20WarriorsTactics } from "./testing/d20-warriors";
import { soulMastersTactics } from "./testing/soul-masters";

const GAMES = [
  failedBy(d20WarriorsTactics),
  failedBy(battleOfSoulsTactics),
  failedBy(battleSpiritsSagaTactics),
  failedBy(battleCoresTactics),
  failedBy(soulMastersTactics),
];

const LEVELS = ["hard", "expert"] as const;
const ENOUGH = 0.9;
const PAGE = "docs/strength.md";
const rows: TacticsRow[] = [];

test.each(GAMES)("$game: the expert finds nine of ten", ({ game, positions, failed }) => {
  rows.push(...LEVELS.map((level) => ({ game, level, positions, failed: failed(level) })));
  const missed = rows.find((row) => row.game === game && row.level === "expert")?.failed ?? [];
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual((1 - ENOUGH) * positions);
});

afterAll(() => {
  if (process.env.TACTICS === "write") writeFileSync(PAGE, withTactics(readFileSync(PAGE, "utf8"), rows));
});
