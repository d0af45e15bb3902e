import { expect, test } from "vitest";
import type { GameEvent } from "../../../kernel";
import { say } from "../../../text";
import { aWarrior, duel } from "../testing";
import { logLine } from "./log";

const lines = (events: readonly GameEvent[]) =>
  events.flatMap((event) => {
    const line = logLine(event, (seat) => ["Ann", "Bob"][seat] ?? "");
    return line === null ? [] : [say(line)];
  });

test("says so when a battle destroys nothing", () => {
  const g = duel({
    at: "battle",
    me: { fighters: [aWarrior("Oak", 1000, 0)] },
    foe: { fighters: [{ card: aWarrior("Ash", 500, 1000), resting: true }] },
  });
  g.me.fight("Oak", "Ash");
  expect(lines(g.eventsSeenBy(0))).toContain("Oak against Ash: neither is destroyed.");
});

test("names the number of kill tokens and changed values, and mentions no link", () => {
  const event = {
    type: "card-counter",
    seat: 0,
    card: 1,
    def: "Oak",
    rule: "BOS 3.15",
    cause: { kind: "rule" },
  };
  const kills = { ...event, amount: 2, data: { counter: "kill", now: 3 } } as GameEvent;
  expect(lines([kills])).toEqual(["Oak gets 2 kill tokens: now 3."]);
  const change = { ...event, type: "modify", amount: 400, data: { stat: "atk", op: "add" } } as GameEvent;
  expect(lines([change])).toEqual(["Oak gets +400 ATK."]);
  const flag = { ...change, amount: 1, data: { stat: "cannot-attack", op: "set" } } as GameEvent;
  expect(lines([flag])).toEqual(["Oak cannot attack."]);
});
