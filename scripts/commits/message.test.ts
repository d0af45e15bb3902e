import { describe, expect, test } from "vitest";
import { faultsOf } from "./message";

describe("accepts", () => {
  test.each([
    "kernel: keep fizzled spells out of the log",
    "kernel, language: name the cause of a change\n\nTwo callers wrote it by hand.",
    "e2e: wait for the hand\n\n# Please enter the commit message.\n# On branch main",
    "Merge branch 'decks'",
    'Revert "kernel: keep fizzled spells out of the log"',
    "saga: LV2 attackers keep their values",
  ])("%j", (message) => expect(faultsOf(message)).toEqual([]));
});

describe("refuses", () => {
  test.each([
    ["no area", "Fix the log", "The first line has the form"],
    ["a capital letter", "kernel: Keep fizzled spells", "starts with a small letter"],
    ["a full stop", "kernel: keep fizzled spells.", "without a full stop"],
    ["a long first line", `kernel: ${"x".repeat(65)}`, "has 73 characters"],
    ["a reason without a blank line", "kernel: keep it\nbecause", "The second line is blank"],
  ])("%s", (_name, message, says) => {
    const faults = faultsOf(message);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(says);
  });
});
