import { expect, test } from "vitest";
import type { Game } from "./game";
import { loadGames } from "./registry";

/** The frames of each type of a game's cards, as "shape" or "shape gem". */
function framesOf({ cards: { pool, frame } }: Game) {
  const frames: Record<string, Set<string>> = {};
  for (const [name, { type }] of Object.entries(pool)) {
    const { shape, gem } = frame(name);
    frames[type] ??= new Set();
    frames[type].add(gem === undefined ? shape : `${shape} ${gem}`);
  }
  return Object.fromEntries(Object.entries(frames).map(([type, found]) => [type, [...found].sort()]));
}

const games = Object.fromEntries((await loadGames()).map((game) => [game.slug, framesOf(game)]));

test("in D20 Warriors, Warriors and Flash cards have different frames", () => {
  expect(games["d20-warriors"]).toEqual({ warrior: ["figure"], flash: ["spell"] });
});

test("in Battle of Souls each kind of card and each class of fighter has its frame", () => {
  expect(games["battle-of-souls"]).toEqual({
    token: ["figure"],
    warrior: ["figure"],
    elite: ["figure rare"],
    warlord: ["leader epic"],
    legendary: ["leader legendary"],
    equipment: ["gear"],
    tactic: ["spell"],
    battlefield: ["place"],
  });
});

test("in Battle Spirits Saga a spirit of several symbols has a frame above the others", () => {
  expect(games["battle-spirits-saga"]).toEqual({
    spirit: ["figure", "leader legendary", "leader rare"],
    nexus: ["place"],
    magic: ["spell"],
  });
});

test("in Battle Cores each category of Support cards has its frame, and a Legend one above a Monster's", () => {
  expect(games["battle-cores"]).toEqual({
    monster: ["figure"],
    legend: ["leader legendary"],
    support: ["gear", "place", "skill", "source", "spell"],
  });
});

test("in Soul Masters a frame shows the type, and a gem the rarity", () => {
  const shapes = Object.entries(games["soul-masters"] ?? {}).map(([type, frames]) => [
    type,
    [...new Set(frames.map((frame) => frame.split(" ")[0]))],
  ]);
  expect(Object.fromEntries(shapes)).toEqual({
    commander: ["leader"],
    unit: ["figure"],
    token: ["figure"],
    spell: ["spell"],
    ability: ["skill"],
    feat: ["skill"],
    core: ["source"],
    resource: ["source"],
    weapon: ["gear"],
    armor: ["gear"],
    battlefield: ["place"],
  });
  const units = games["soul-masters"]?.unit;
  expect(units).toEqual(expect.arrayContaining(["figure", "figure rare", "figure celestial"]));
});
