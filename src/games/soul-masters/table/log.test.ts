import { expect, test } from "vitest";
import { say } from "../../../text";
import { aUnit, duel } from "../testing";
import { logLine } from "./log";

const shield = (name: string, power: number) => aUnit(name, 1, 1, { power });

function attacked(power: number) {
  const g = duel({ me: { battleground: [aUnit("Oak", 3, 5)] }, foe: { hand: [shield("Shield", power)] } });
  const names = (seat: number) => g.state.seats[seat]?.name ?? "";
  g.me.attack("Oak", "Rival").pass();
  g.foe.shield("Shield");
  g.against("Oak", "Rival").resolve();
  g.fightOn();
  return g.eventsSeenBy(1).flatMap((event) => {
    const line = logLine(event, names);
    return line === null ? [] : [say(line)];
  });
}

test("the log shows what a shield prevents and how much of a damage was prevented", () => {
  const lines = attacked(2);
  expect(lines).toContain("Shield prevents up to 2 damage.");
  expect(lines).toContain("Oak deals 1 damage to Rival (2 prevented).");
});

test("the log shows that a damage was prevented completely", () => {
  const lines = attacked(4);
  expect(lines).toContain("Oak deals no damage to Rival (3 prevented).");
  expect(lines.filter((line) => / deals \d/.test(line))).toEqual([]);
});
